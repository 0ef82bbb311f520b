'use client';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { enter } from '../sign-in/enter.ts';
import { INVITE_BOT } from './operations.ts';
import { useArranging } from './use-arranging.ts';

const BOTS = [
  { name: 'greedy', title: 'Play against the greedy bot' },
  { name: 'random', title: 'Play against the random bot' },
];

/** Seats a computer player opposite, instead of waiting for a person. */
export function BotInvitation({ matchId }: { readonly matchId: string }) {
  const { busy, fault, update } = useArranging();
  const invite = async (bot: string): Promise<void> => {
    if (await update(INVITE_BOT, { matchId, bot })) enter(`/matches/${matchId}`);
  };
  return (
    <fieldset className="stack">
      <legend>Or begin at once, against a computer player</legend>
      <div className="row">
        {BOTS.map(({ name, title }) => (
          <button key={name} type="button" className="button" disabled={busy} onClick={() => void invite(name)}>
            {title}
          </button>
        ))}
      </div>
      <FaultNotice fault={fault} />
    </fieldset>
  );
}
