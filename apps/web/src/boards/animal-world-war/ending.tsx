'use client';
import { type Command, hasAction, ordererOf } from '@fieldpost/rules-animal-world-war/table';
import { useState } from 'react';
import styles from './panels.module.css';
import { NOTHING } from './selection.ts';
import type { Situation } from './situation.ts';
import type { TurnProps } from './turn-panel.tsx';

type Props = Pick<TurnProps, 'situation' | 'order' | 'pick'> & { readonly orders: readonly Command[] };

/** A.5: a player is done, the turn ends when all are; the commander may end it for all. */
export function Ending({ situation, orders, order, pick }: Props) {
  const [asked, setAsked] = useState(false);
  const { battle, ready, props, view, seat } = situation;
  const find = (type: Command['type']) => orders.find((command) => command.type === type);
  const alone = seat === null || battle.teams[seat.side].players === 1;
  const close =
    find('finish') ?? find('keep') ?? (alone ? undefined : (find('undone') ?? find('done'))) ?? find('endTurn');
  const left = unspent(situation, close?.type === 'done');
  const give = (command: Command | undefined) => {
    setAsked(false);
    pick(NOTHING);
    if (command !== undefined) order(command);
  };
  const careful = close?.type === 'done' || close?.type === 'endTurn';
  if (asked && close !== undefined) {
    return (
      <fieldset className={styles.confirm}>
        <legend className="unseen">{CLOSING[close.type]}?</legend>
        <p>
          {left} {left === 1 ? 'unit has' : 'units have'} an action left.
        </p>
        <div className={styles.actions}>
          <button type="button" className="button" onClick={() => setAsked(false)}>
            Not yet
          </button>
          <button type="button" className="button button-main" disabled={!ready} onClick={() => give(close)}>
            {CLOSING[close.type]} all the same
          </button>
        </div>
      </fieldset>
    );
  }
  const endForAll = close?.type === 'endTurn' ? undefined : find('endTurn');
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className="button"
        disabled={!ready || !props.canUndo}
        onClick={() => props.undo()}
        aria-keyshortcuts="U"
      >
        Undo
      </button>
      {endForAll === undefined ? null : (
        <button type="button" className="button" disabled={!ready} onClick={() => give(endForAll)}>
          End the turn for all
        </button>
      )}
      {close === undefined ? null : (
        <button
          type="button"
          className="button button-main"
          disabled={!ready}
          onClick={() => (careful && left > 0 ? setAsked(true) : give(close))}
        >
          {CLOSING[close.type]}
        </button>
      )}
      {alone || view.done.length === 0 ? null : (
        <p className="small soft">
          Done so far:{' '}
          {view.done.map((player) => props.players(seat.side)[player] ?? `player ${player + 1}`).join(', ')}.
        </p>
      )}
    </div>
  );
}

const CLOSING: Readonly<Partial<Record<Command['type'], string>>> = {
  finish: 'Enough of it',
  keep: 'Go on without the card',
  done: 'I am done',
  undone: 'I am not done after all',
  endTurn: 'End the turn',
};

/** Soldiers of the viewer's Empire with an action, crews included: `own`, those alone that he orders. */
function unspent({ battle, seat }: Situation, own: boolean): number {
  return Object.values(battle.units).filter((unit) => {
    const isTheirs = unit.kind === 'soldier' && unit.empire === seat?.side && hasAction(battle, unit);
    return isTheirs && (!own || ordererOf(unit) === seat.player);
  }).length;
}
