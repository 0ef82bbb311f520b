'use client';
import { CREATE_MATCH } from '@fieldpost/client';
import { ask, send } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { aboutOf } from '../../games/index.ts';
import { bringSalt } from '../dice/bringing.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { enter } from '../sign-in/enter.ts';
import type { Choice } from './create-form.tsx';
import { inputOf, newDraft, openOptions, sidesOf, titleOf } from './draft.ts';

type Props = {
  readonly choice: Choice;
  /** Draws the title of the match. */
  readonly drawn: number;
  readonly children: string;
  /** Beside a button that matters more. */
  readonly quiet?: boolean;
  /** Nobody is here yet: they come in as a guest first. */
  readonly stranger: boolean;
};

/**
 * A match against the computer in one touch: the position that pictures the game best, everything else as it is usual. Who has no
 * account plays it as a guest.
 */
export function PlayComputer({ choice, drawn, children, quiet = false, stranger }: Props) {
  const { busy, fault, run } = useSending();
  const play = async (): Promise<void> => {
    const input = inputFor(choice, drawn);
    if (stranger && (await run(() => send('/api/auth/guest'))) === null) return;
    const made = await run(() => bringSalt((brought) => ask(CREATE_MATCH, { input: { ...input, ...brought } })));
    if (made !== null) enter(`/matches/${made.createMatch.id}`);
  };
  return (
    <>
      <Button className={`button ${quiet ? '' : 'button-main'}`} waits={busy} onClick={() => void play()}>
        {children}
      </Button>
      <FaultNotice fault={fault} />
    </>
  );
}

function inputFor({ rules, game }: Choice, drawn: number) {
  const fresh = newDraft(rules, game, titleOf(game, drawn));
  const pictured = rules.scenarios.find(({ id }) => id === aboutOf(rules.id)?.picturedBy);
  const scenario = pictured?.id ?? fresh.scenario;
  const side = sidesOf(rules, scenario)[0] ?? fresh.side;
  const draft = { ...fresh, scenario, side, bot: 'greedy', listed: false };
  return inputOf(draft, openOptions(rules, game, pictured));
}
