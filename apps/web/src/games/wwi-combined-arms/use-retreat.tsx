'use client';
import { NO_MARKS } from '@fieldpost/boards/marks';
import { defenseOn } from '@fieldpost/boards/wwi-combined-arms';
import { TERRAIN, terrainAt, UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { useMemo, useState } from 'react';
import { stepBack } from '../../table/slots.ts';
import styles from './panels.module.css';
import { IDLE, type Play, type Situation } from './play.ts';
import { RuleLink } from './rule-link.tsx';
import { menuOf } from './selection.ts';
import { UnitCard } from './unit-card.tsx';
import { UnitSign } from './unit-sign.tsx';

/** CA-050, CA-052: the owner of a hit unit chooses where it falls back to. */
export function useRetreat(situation: Situation, on: boolean): Play {
  const { view, position, side, ready, props } = situation;
  const [chosen, setChosen] = useState<string | null>(null);
  const unit = view.retreating ?? '';
  const reach = useMemo(() => (on ? menuOf(view, side, unit).reach : []), [view, side, unit, on]);
  const piece = position.pieces.find(({ id }) => id === unit);
  if (!on || piece === undefined) return IDLE;
  const to = chosen !== null && reach.includes(chosen) ? chosen : null;
  const about = (square: string) => {
    const ground = terrainAt(position.terrain, square);
    const defense = defenseOn(piece.type, piece.elite, position.terrain, square);
    return `Defense ${defense}${ground === 'open' ? '' : `, ${TERRAIN[ground].name}`}`;
  };
  return {
    marks: { ...NO_MARKS, selected: piece.square, reach, chosen: to === null ? [] : [to] },
    hintOf: (square) => (reach.includes(square) ? `can be fallen back to, ${about(square)}` : ''),
    picked: (square) => square === to,
    tap: (square) => setChosen(reach.includes(square) ? square : null),
    keys: { escape: () => setChosen(null) },
    bar: {
      sign: <UnitSign side={piece.side} type={piece.type} piece={piece} />,
      order:
        to === null
          ? `${UNITS[piece.type].name} ${piece.square} must fall back one square.`
          : `It falls back to ${to}.`,
      result: to === null ? 'Touch one of the marked squares.' : about(to),
      back: stepBack(
        { picked: to !== null, letGo: () => setChosen(null) },
        { canUndo: false, ready, undo: props.undo },
      ),
      verb: {
        words: to === null ? 'Fall back' : `Fall back to ${to}`,
        press: ready && to !== null ? () => void props.order({ type: 'retreat', unit, to }) : null,
        why: 'Choose a square first.',
        key: null,
      },
      next: null,
      end: null,
      question: null,
    },
    form: null,
    details: (
      <>
        <div className={styles.body}>
          <UnitCard piece={piece} position={position} />
          <p>
            It must fall back one square. <RuleLink rule="CA-052" />
          </p>
          <fieldset className={styles.tray}>
            <legend>Where to?</legend>
            {reach.map((square) => (
              <button
                key={square}
                type="button"
                className={styles.trayItem}
                aria-pressed={square === to}
                onClick={() => setChosen(square)}
              >
                <span className="typed">{square}</span> {about(square)}
              </button>
            ))}
          </fieldset>
        </div>
      </>
    ),
  };
}
