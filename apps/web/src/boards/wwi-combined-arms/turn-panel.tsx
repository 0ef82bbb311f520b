'use client';
import { SIDE_NAMES } from '@fieldpost/boards/wwi-combined-arms';
import { UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { AttackPanel } from './attack-panel.tsx';
import { leftUndone } from './left-undone.ts';
import styles from './panels.module.css';
import type { Situation } from './play.ts';
import { type Menu, type Picked, reinforcementTypes } from './selection.ts';
import { menuInWords } from './turn-board.ts';
import { UnitCard } from './unit-card.tsx';
import { UnitSign } from './unit-sign.tsx';

type Props = {
  readonly situation: Situation;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  readonly menus: ReadonlyMap<string, Menu>;
  readonly note: string | null;
  /** Whether the end of the turn is to be confirmed. */
  readonly asked: boolean;
  readonly ask: (asked: boolean) => void;
  readonly fire: () => void;
  readonly end: () => void;
  readonly undo: () => void;
};

/** What may be ordered in a turn: about the unit that is picked, the attack that is planned, and the end of the turn. */
export function TurnPanel(props: Props) {
  return (
    <>
      <div className={styles.body}>
        <About {...props} />
      </div>
      <Actions {...props} />
    </>
  );
}

function About({ situation, picked, pick, menus, note, fire }: Props) {
  const { view, position } = situation;
  if (picked.kind === 'target') {
    return <AttackPanel situation={situation} picked={picked} pick={pick} fire={fire} />;
  }
  if (picked.kind === 'reinforcement') {
    return <p>Tap a square of your back row for the {UNITS[picked.unitType].name}.</p>;
  }
  const piece = picked.kind === 'unit' ? position.pieces.find(({ id }) => id === picked.unit) : undefined;
  if (piece !== undefined) {
    const can = menuInWords(menus.get(piece.id) ?? { reach: [], targets: [] });
    return (
      <>
        <UnitCard piece={piece} position={position} />
        <p className="small">
          {can === '' ? 'It can do nothing more in this turn.' : `It ${can}. Tap a square or an enemy.`}
        </p>
      </>
    );
  }
  return (
    <>
      {note === null ? null : <p className="notice">{note}</p>}
      {view.reinforcing ? <Reinforcements situation={situation} pick={pick} /> : null}
      <Overview situation={situation} menus={menus} />
    </>
  );
}

function Overview({ situation, menus }: Pick<Props, 'situation' | 'menus'>) {
  const moving = [...menus.values()].filter(({ reach }) => reach.length > 0).length;
  const attacking = [...menus.values()].filter(({ targets }) => targets.length > 0).length;
  const first =
    situation.view.phase === 'move'
      ? 'Move first: the first attack ends moving.'
      : 'Moving is over: attack, or end the turn.';
  return (
    <>
      <p className={styles.counts}>
        <span>
          <b>{moving}</b> can move
        </span>
        <span>
          <b>{attacking}</b> can attack
        </span>
      </p>
      <p className="small soft">Tap a unit to see where it may go, or an enemy to combine an attack. {first}</p>
    </>
  );
}

/** CA-065. */
function Reinforcements({ situation, pick }: Pick<Props, 'situation' | 'pick'>) {
  const { view, side } = situation;
  return (
    <fieldset className={styles.tray}>
      <legend>A reinforcement has arrived: choose it before you move</legend>
      {reinforcementTypes(view, side).map((unitType) => (
        <button
          key={unitType}
          type="button"
          className={styles.trayItem}
          onClick={() => pick({ kind: 'reinforcement', unitType })}
        >
          <UnitSign side={side} type={unitType} />
          {UNITS[unitType].name}
        </button>
      ))}
    </fieldset>
  );
}

function Actions({ situation, asked, ask, end, undo }: Props) {
  const { view, side, ready, props } = situation;
  const left = asked ? leftUndone(view, side) : [];
  if (asked) {
    return (
      <fieldset className={styles.confirm}>
        <legend className="unseen">End the turn?</legend>
        <p>{left.length > 0 ? left.join(' ') : `${SIDE_NAMES[side]} is done. The turn cannot be taken back.`}</p>
        <div className={styles.actions}>
          <button type="button" className="button" onClick={() => ask(false)}>
            Not yet
          </button>
          <button type="button" className="button button-main" disabled={!ready} onClick={end}>
            End the turn
          </button>
        </div>
      </fieldset>
    );
  }
  const tryToEnd = () => (leftUndone(view, side).length > 0 ? ask(true) : end());
  return (
    <div className={styles.actions}>
      <button type="button" className="button" disabled={!ready || !props.canUndo} onClick={undo} aria-keyshortcuts="U">
        Undo
      </button>
      <button type="button" className="button button-main" disabled={!ready} onClick={tryToEnd} aria-keyshortcuts="E">
        End turn
      </button>
    </div>
  );
}
