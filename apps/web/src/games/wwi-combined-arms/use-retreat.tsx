'use client';
import { NO_MARKS } from '@fieldpost/boards/marks';
import { defenseOn, type Piece } from '@fieldpost/boards/wwi-combined-arms';
import { TERRAIN, terrainAt, UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { useMemo, useState } from 'react';
import { type OrderBarSlot, stepBack } from '../../table/slots.ts';
import styles from './panels.module.css';
import { IDLE, type Play, type Situation } from './play.ts';
import { RuleLink } from './rule-link.tsx';
import { menuOf } from './selection.ts';
import { UnitCard } from './unit-card.tsx';
import { UnitSign } from './unit-sign.tsx';

/** CA-050, CA-052: the owner of a hit unit chooses where it falls back to. */
export function useRetreat(situation: Situation, on: boolean): Play {
  const { view, position, side } = situation;
  const [chosen, choose] = useState<string | null>(null);
  const unit = view.retreating ?? '';
  const reach = useMemo(() => (on ? menuOf(view, side, unit).reach : []), [view, side, unit, on]);
  const piece = position.pieces.find(({ id }) => id === unit);
  if (!on || piece === undefined) return IDLE;
  const to = chosen !== null && reach.includes(chosen) ? chosen : null;
  const retreat: Retreat = { situation, piece, reach, to, choose };
  return {
    marks: { ...NO_MARKS, selected: piece.square, reach, chosen: to === null ? [] : [to] },
    hintOf: (square) => (reach.includes(square) ? `can retreat here, ${aboutSquare(retreat, square)}` : ''),
    picked: (square) => square === to,
    tap: (square) => choose(reach.includes(square) ? square : null),
    keys: { escape: () => choose(null) },
    bar: retreatBar(retreat),
    form: null,
    details: <RetreatDetails {...retreat} />,
  };
}

type Retreat = {
  readonly situation: Situation;
  readonly piece: Piece;
  readonly reach: readonly string[];
  /** The square to fall back to. */
  readonly to: string | null;
  readonly choose: (square: string | null) => void;
};

function aboutSquare({ situation, piece }: Retreat, square: string): string {
  const { terrain } = situation.position;
  const ground = terrainAt(terrain, square);
  const defense = defenseOn(piece.type, piece.elite, terrain, square);
  return `Defense ${defense}${ground === 'open' ? '' : `, ${TERRAIN[ground].name}`}`;
}

function retreatBar(retreat: Retreat): OrderBarSlot {
  const { situation, piece, to, choose } = retreat;
  const { ready, props } = situation;
  const order = () => void props.order({ type: 'retreat', unit: piece.id, to: to ?? '' });
  return {
    sign: <UnitSign side={piece.side} type={piece.type} piece={piece} />,
    order: to === null ? `${UNITS[piece.type].name} ${piece.square} must retreat 1 square.` : `It retreats to ${to}.`,
    result: to === null ? 'Tap a marked square.' : aboutSquare(retreat, to),
    back: stepBack({ picked: to !== null, letGo: () => choose(null) }, { canUndo: false, ready, undo: props.undo }),
    verb: {
      words: to === null ? 'Retreat' : `Retreat to ${to}`,
      press: ready && to !== null ? order : null,
      why: 'Choose a square first.',
      key: null,
    },
    next: null,
    end: null,
    question: null,
  };
}

function RetreatDetails(retreat: Retreat) {
  const { situation, piece, reach, to, choose } = retreat;
  return (
    <div className={styles.body}>
      <UnitCard piece={piece} position={situation.position} />
      <p>
        It must retreat 1 square. <RuleLink rule="CA-052" />
      </p>
      <fieldset className={styles.tray}>
        <legend>Retreat to</legend>
        {reach.map((square) => (
          <button
            key={square}
            type="button"
            className={styles.trayItem}
            aria-pressed={square === to}
            onClick={() => choose(square)}
          >
            <span className="typed">{square}</span> {aboutSquare(retreat, square)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
