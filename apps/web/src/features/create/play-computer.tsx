'use client';
import { CREATE_MATCH, type CreateMatchInput } from '@fieldpost/client';
import { ask, send } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { bringSalt } from '../dice/bringing.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { browserZone } from '../sign-in/browser-zone.ts';
import { enter } from '../sign-in/enter.ts';

type Props = {
  /** The match, as it is opened (against-computer.ts). */
  readonly input: CreateMatchInput;
  readonly children: string;
  /** RatingShown a button that matters more. */
  readonly quiet?: boolean;
  /** Nobody is here yet: they come in as a guest first. */
  readonly stranger: boolean;
};

/** Starts a match against the computer with one tap. Without an account the player becomes a guest. */
export function PlayComputer({ input, children, quiet = false, stranger }: Props) {
  const { busy, fault, run } = useSending();
  const play = async (): Promise<void> => {
    if (stranger && (await run(() => send('/api/auth/guest', { timeZone: browserZone() }))) === null) return;
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
