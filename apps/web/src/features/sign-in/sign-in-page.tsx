import { DEMO_ACCOUNTS } from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import styles from './counter.module.css';
import { DemoButtons } from './demo-buttons.tsx';
import { LinkForm } from './link-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Explains why a link from a letter failed, unless it has expired. */
const WHY_NOT: ReadonlyMap<string, string> = new Map([
  ['ACCOUNT_SUSPENDED', 'This account is suspended. Sign in with your password to see why, or contact the operator.'],
]);

/** The counter: by password, by mailed link, or as a demonstration account. `error`: why a mailed link did not work. */
export async function SignInPage({ next, error }: { readonly next: string; readonly error: string | null }) {
  const demo = await ask(DEMO_ACCOUNTS, {});
  const people = demo.ok ? demo.value.demoAccounts : [];
  return (
    <div className={styles.counter}>
      <section className="sheet stack" aria-labelledby="sign-in">
        <h1 id="sign-in">Sign in</h1>
        {error ? (
          <p className="notice notice-bad" role="alert">
            {WHY_NOT.get(error) ?? 'That link has expired or was already used. Request a new one.'}
          </p>
        ) : null}
        <PasswordForm next={next} />
        <p className={styles.or}>or</p>
        <LinkForm next={next} />
        <p>
          New here? <Link href={`/sign-up?next=${encodeURIComponent(next)}`}>Create an account</Link>
        </p>
      </section>
      {people.length > 0 ? <DemoButtons people={people} next={next} /> : null}
    </div>
  );
}
