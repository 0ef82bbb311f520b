'use client';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { enter } from '../sign-in/enter.ts';
import { INVITE_BOT } from './operations.ts';
import { useArranging } from './use-arranging.ts';

const BOTS = [
  { name: 'greedy', title: 'Play the normal computer' },
  { name: 'random', title: 'Play the random computer' },
];

/** Seats a computer player opposite, instead of waiting for a person. */
export function BotInvitation({ matchId }: { readonly matchId: string }) {
  const { busy, fault, update } = useArranging();
  const invite = async (bot: string): Promise<void> => {
    if (await update(INVITE_BOT, { matchId, bot })) enter(`/matches/${matchId}`);
  };
  return (
    <fieldset className="stack">
      <legend>Or start now against the computer</legend>
      <div className="row">
        {BOTS.map(({ name, title }) => (
          <Button key={name} className="button" waits={busy} onClick={() => void invite(name)}>
            {title}
          </Button>
        ))}
      </div>
      <FaultNotice fault={fault} />
    </fieldset>
  );
}
