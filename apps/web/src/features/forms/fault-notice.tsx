import type { Fault } from '@fieldpost/client';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** Why something was refused, with the way to the rule where one rule says so. Read aloud when it appears. */
export function FaultNotice({
  fault,
  ruleSet = 'wwi-combined-arms',
  children,
}: {
  readonly fault: Fault | null;
  readonly ruleSet?: string;
  readonly children?: ReactNode;
}) {
  return (
    <div role="alert">
      {fault ? (
        <p className="notice notice-bad">
          {fault.message}
          {fault.rule ? (
            <>
              {' '}
              <Link href={`/rules/${ruleSet}#${fault.rule}`}>Rule {fault.rule}</Link>
            </>
          ) : null}
          {children}
        </p>
      ) : null}
    </div>
  );
}
