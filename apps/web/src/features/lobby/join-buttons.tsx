'use client';
import { JOIN_MATCH } from '@fieldpost/client';
import { ask } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { enter } from '../sign-in/enter.ts';
import { sideName } from '../words/sides.ts';

type Props = { readonly matchId: string; readonly sides: readonly string[]; readonly invitation?: string };

/** One button for each free side. Sitting down on the last one begins the match. */
export function JoinButtons({ matchId, sides, invitation }: Props) {
  const { busy, fault, run } = useSending();
  const join = async (side: string): Promise<void> => {
    const answer = await run(() => ask(JOIN_MATCH, { id: matchId, side, invitation: invitation ?? null }));
    if (answer !== null) enter(`/matches/${matchId}`);
  };
  return (
    <div className="stack">
      <FaultNotice fault={fault} />
      <div className="row">
        {[...new Set(sides)].map((side) => (
          <button key={side} type="button" className="button button-main" disabled={busy} onClick={() => join(side)}>
            Play {sideName(side)}
          </button>
        ))}
      </div>
    </div>
  );
}
