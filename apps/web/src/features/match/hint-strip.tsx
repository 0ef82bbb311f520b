'use client';
import { Button } from '../../design/button.tsx';
import { Scrolled } from '../../design/scrolled.tsx';
import type { Named } from '../../games/table.ts';
import { useCloseSheet } from '../../table/sheet-stack.tsx';
import { useGameWords } from './game-words.ts';
import { hintSentence } from './hint-words.ts';
import styles from './match.module.css';
import type { Hint, MatchData } from './operations.ts';
import type { HintShown, HintState } from './use-hint.ts';

/** What the computer advises, above the board: the order with its reason, and with a second press the whole turn. */
export function HintStrip({ match, state }: { readonly match: MatchData; readonly state: HintState }) {
  const { shown, press, close } = state;
  return (
    <div role="status" className={styles.hint}>
      {shown.is === 'none' ? null : (
        <div className="notice">
          <Words match={match} shown={shown} />
          <span className={styles.hintKeys}>
            {shown.is === 'there' && press !== null ? (
              <button type="button" className="button" onClick={press}>
                Whole turn
              </button>
            ) : null}
            <button type="button" className="button button-quiet" onClick={close}>
              Close
            </button>
          </span>
        </div>
      )}
    </div>
  );
}

function Words({ match, shown }: { readonly match: MatchData; readonly shown: HintShown }) {
  if (shown.is === 'none') return null;
  if (shown.is === 'thinking') return <span>The computer is thinking about your turn …</span>;
  if (shown.is === 'refused') return <span>{shown.fault.message}</span>;
  return <Advice match={match} hint={shown.hint} whole={shown.whole} />;
}

function Advice({ match, hint, whole }: { readonly match: MatchData; readonly hint: Hint; readonly whole: boolean }) {
  const { ordersInWords } = useGameWords(match.ruleSet);
  const commands = hint.orders.map(({ command }) => command as Named);
  const orders = ordersInWords?.(match.view, commands) ?? hint.orders.map(({ line }) => line);
  if (!whole || orders.length < 2) return <span>{hintSentence(orders, hint)}</span>;
  return (
    <div className={styles.hintTurn}>
      <span>{hintSentence(orders, { ...hint, because: hint.turnBecause }, 'The whole turn')}</span>
      <Scrolled label="Orders of the hint" className={styles.hintOrders}>
        <ol>
          {orders.map((order) => (
            <li key={order}>{order}</li>
          ))}
        </ol>
      </Scrolled>
    </div>
  );
}

/** Asks for a hint: in the sheet of the match, which then gives way to the board. */
export function HintButton({ state }: { readonly state: HintState }) {
  const close = useCloseSheet();
  const { shown, press } = state;
  const waits =
    press !== null
      ? null
      : shown.is === 'thinking'
        ? 'The computer is thinking.'
        : shown.is === 'there'
          ? 'The hint is shown above the board.'
          : 'You can ask for a hint in your turn.';
  const ask = () => {
    press?.();
    close();
  };
  return (
    <p>
      <Button className="button" waits={waits} onClick={ask}>
        Hint
      </Button>{' '}
      <span className="small soft">
        Shows an order that the computer would give. The match then counts as practice.
      </span>
    </p>
  );
}
