'use client';
import type { Arrangements } from '@fieldpost/client';
import { Button } from '../../design/button.tsx';
import { sideName } from '../../games/index.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { enter } from '../sign-in/enter.ts';
import { momentIn } from '../words/moments.ts';
import { CONFIRM_READY } from './operations.ts';
import { useArranging } from './use-arranging.ts';

type Props = {
  readonly matchId: string;
  readonly ruleSet: string;
  readonly arrangements: Arrangements;
  /** One's own side; null: somebody else's match. */
  readonly side: string | null;
  readonly zone: string;
};

/** "Are you there?": before a match begins everybody says so, or loses their seat. */
export function ReadyCheckCall({ matchId, ruleSet, arrangements, side, zone }: Props) {
  const { busy, fault, update } = useArranging();
  const { readyCheckUntil, seats } = arrangements;
  if (readyCheckUntil === null) return null;
  const asked = side !== null && seats.some((seat) => seat.side === side && !seat.present);
  const missing = seats.filter(({ present, bot }) => !present && !bot).map((seat) => sideName(ruleSet, seat.side));
  const go = async (): Promise<void> => {
    if (await update(CONFIRM_READY, { matchId })) enter(`/matches/${matchId}`);
  };
  return (
    <section className="notice notice-warn stack" aria-label="Ready check">
      <p>
        The match starts when everyone has confirmed, by {momentIn(zone, readyCheckUntil)}. Waiting for:{' '}
        {missing.join(', ') || 'nobody'}.
      </p>
      {asked ? (
        <p>
          <Button className="button button-main" waits={busy} onClick={() => void go()}>
            I’m ready
          </Button>
        </p>
      ) : null}
      <FaultNotice fault={fault} />
    </section>
  );
}
