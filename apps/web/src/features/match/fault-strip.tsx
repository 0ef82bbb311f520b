'use client';
import type { Fault } from '@fieldpost/client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { RuleReference } from '../forms/rule-reference.tsx';
import styles from './match.module.css';

/** Why an order was refused, with the way to the rule. The room is kept, so that nothing jumps. */
export function FaultStrip({ fault, onClose }: { readonly fault: Fault | null; readonly onClose: () => void }) {
  if (fault?.code === 'UNAUTHENTICATED') return <SignInAgain />;
  return (
    <div role="alert" className={styles.fault}>
      {fault === null ? null : (
        <p className="notice notice-bad">
          <span>
            {fault.message} {fault.rule === null ? null : <RuleReference rule={fault.rule} />}
          </span>
          <button type="button" className="button button-quiet" onClick={onClose}>
            Close
          </button>
        </p>
      )}
    </div>
  );
}

/** The session has ended in the middle of a turn: what was ordered stands, and the way leads back here. */
function SignInAgain() {
  const here = usePathname();
  return (
    <div role="alert" className={styles.fault}>
      <p className="notice notice-bad">
        <span>You are signed out. Earlier orders are saved; the last one was not sent.</span>
        <Link className="button button-main" prefetch={false} href={`/sign-in?next=${encodeURIComponent(here)}`}>
          Sign in and continue
        </Link>
      </p>
    </div>
  );
}
