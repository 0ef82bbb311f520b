'use client';
import type { Fault } from '@fieldpost/client';
import { RuleReference } from '../forms/rule-reference.tsx';
import styles from './match.module.css';

/** Why an order was refused, with the way to the rule. The room is kept, so that nothing jumps. */
export function FaultStrip({ fault, onClose }: { readonly fault: Fault | null; readonly onClose: () => void }) {
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
