'use client';
import { readWar } from '@fieldpost/boards/mass-warfare';
import { answer, type StandingOrders, type View, writeCommand } from '@fieldpost/rules-mass-warfare/table';
import { Button } from '../../design/button.tsx';
import type { PastWindow } from '../table.ts';
import { usePastWindows } from '../use-past-windows.ts';
import styles from './panels.module.css';
import type { Situation } from './situation.ts';

type Props = { readonly situation: Situation; readonly draft: StandingOrders };
type Try = { readonly window: PastWindow; readonly now: string };

/** The answer of orders in a past window; "ask you": they leave it open. */
function triedIn(window: PastWindow, orders: StandingOrders): string | null {
  const view = window.view as unknown as View;
  if (readWar(window.view) === null || view.viewer === null) return null;
  const command = answer(view, { side: view.viewer, player: 0 }, orders);
  return command === null ? 'ask you' : writeCommand(command);
}

/** Tests orders on the player's own past windows: the answer given then, and the answer of these orders. */
export function DryRun({ situation, draft }: Props) {
  const { windows, asking, fetchOnce } = usePastWindows(situation.props);
  const tries = (windows ?? []).flatMap((window): readonly Try[] => {
    const now = triedIn(window, draft);
    return now === null ? [] : [{ window, now }];
  });
  const others = tries.filter(({ window, now }) => now !== window.line);
  return (
    <section className={styles.more}>
      <Button className="button" waits={asking} onClick={() => void fetchOnce()}>
        Test on past turns
      </Button>
      {windows === null ? null : (
        <p role="status">
          {tries.length === 0
            ? 'You have not answered any windows yet.'
            : `${tries.length} past ${tries.length === 1 ? 'window' : 'windows'}; these orders would change ${others.length} of your answers.`}
        </p>
      )}
      <ul className="small">
        {others.map(({ window, now }) => (
          <li key={`${window.matchId}.${window.step}`}>
            {window.title}, step {window.step + 1}. Then: {window.line}. Now: <b>{now}</b>.
          </li>
        ))}
      </ul>
    </section>
  );
}
