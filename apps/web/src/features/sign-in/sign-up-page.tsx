import Link from 'next/link';
import styles from './counter.module.css';
import { LinkForm } from './link-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Opens an account. */
export function SignUpPage({ next, guest }: { readonly next: string; readonly guest: boolean }) {
  return (
    <div className={styles.counter}>
      <section className="sheet stack" aria-labelledby="sign-up">
        <h1 id="sign-up">Create an account</h1>
        {guest ? <p>Matches you played as a guest move to your new account.</p> : null}
        <SignUpForm next={next} />
        <p>
          Already have an account? <Link href={`/sign-in?next=${encodeURIComponent(next)}`}>Sign in</Link>
        </p>
      </section>
      <section className="sheet stack" aria-labelledby="by-link">
        <h2 id="by-link">Or sign up without a password</h2>
        <LinkForm next={next} />
      </section>
    </div>
  );
}
