'use client';
import { CANCEL_MATCH, LEAVE_MATCH, type Result } from '@fieldpost/client';
import { ask } from '../../connection/browser.ts';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { enter } from '../sign-in/enter.ts';

/** The way out before the match begins: its creator calls it off, another leaves their seat. */
export function CallOff({ matchId, creator }: { readonly matchId: string; readonly creator: boolean }) {
  const { busy, fault, run } = useSending();
  const go = async (): Promise<void> => {
    const work = (): Promise<Result<unknown>> =>
      ask<{ readonly id: string }, unknown>(creator ? CANCEL_MATCH : LEAVE_MATCH, { id: matchId });
    if ((await run(work)) !== null) enter('/desk');
  };
  return (
    <div className="stack">
      <ConfirmButton
        label={creator ? 'Cancel match' : 'Leave seat'}
        question={creator ? 'Cancel this match?' : 'Leave the match?'}
        yes={creator ? 'Cancel match' : 'Leave'}
        busy={busy}
        onYes={go}
      />
      <FaultNotice fault={fault} />
    </div>
  );
}
