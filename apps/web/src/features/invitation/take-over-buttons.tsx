'use client';
import { ask } from '../../connection/browser.ts';
import { TAKE_OVER } from '../absence/operations.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { enter } from '../sign-in/enter.ts';
import { sideName } from '../words/sides.ts';

type Props = { readonly matchId: string; readonly sides: readonly string[]; readonly invitation: string };

/** One button for each side with an open seat. Whoever presses it plays on from there. */
export function TakeOverButtons({ matchId, sides, invitation }: Props) {
  const { busy, fault, run } = useSending();
  const take = async (side: string): Promise<void> => {
    const answer = await run(() => ask(TAKE_OVER, { matchId, side, invitation }));
    if (answer !== null) enter(`/matches/${matchId}`);
  };
  return (
    <div className="stack">
      <FaultNotice fault={fault} />
      <div className="row">
        {[...new Set(sides)].map((side) => (
          <button key={side} type="button" className="button button-main" disabled={busy} onClick={() => take(side)}>
            Take over {sideName(side)}
          </button>
        ))}
      </div>
    </div>
  );
}
