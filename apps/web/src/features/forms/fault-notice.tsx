import type { Fault } from '@fieldpost/client';
import type { ReactNode } from 'react';
import { RuleReference } from './rule-reference.tsx';

/** Why something was refused, with the way to the rule where one rule says so. Read aloud when it appears. */
export function FaultNotice({ fault, children }: { readonly fault: Fault | null; readonly children?: ReactNode }) {
  return (
    <div role="alert">
      {fault ? (
        <p className="notice notice-bad">
          {fault.message}
          {fault.rule ? (
            <>
              {' '}
              <RuleReference rule={fault.rule} />
            </>
          ) : null}
          {children}
        </p>
      ) : null}
    </div>
  );
}
