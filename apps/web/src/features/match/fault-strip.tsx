'use client';
import type { Fault } from '@fieldpost/client';
import Link from 'next/link';
import styles from './match.module.css';

/** Why an order was refused, with the way to the rule. The room is kept, so that nothing jumps. */
export function FaultStrip({
  fault,
  ruleSet,
  onClose,
}: {
  readonly fault: Fault | null;
  readonly ruleSet: string;
  readonly onClose: () => void;
}) {
  return (
    <div role="alert" className={styles.fault}>
      {fault === null ? null : (
        <p className="notice notice-bad">
          <span>
            {fault.message}{' '}
            {fault.rule === null ? null : <Link href={`/rules/${ruleSet}#${fault.rule}`}>Rule {fault.rule}</Link>}
          </span>
          <button type="button" className="button button-quiet" onClick={onClose}>
            Close
          </button>
        </p>
      )}
    </div>
  );
}
