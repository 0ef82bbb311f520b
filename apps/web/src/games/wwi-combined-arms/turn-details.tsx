'use client';
import { UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { ReactNode } from 'react';
import { AttackPanel } from './attack-panel.tsx';
import styles from './panels.module.css';
import type { Situation } from './play.ts';
import { type Picked, reinforcementTypes } from './selection.ts';
import { UnitCard } from './unit-card.tsx';
import { UnitSign } from './unit-sign.tsx';

type Props = {
  readonly situation: Situation;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
};

/** More about what is chosen in a turn: a unit on its ground, an attack with all who may join, a reinforcement. Null: nothing is. */
export function turnDetails({ situation, picked, pick }: Props): ReactNode {
  const { view, position } = situation;
  if (picked.kind === 'target') return <AttackPanel situation={situation} picked={picked} pick={pick} />;
  const piece = picked.kind === 'unit' ? position.pieces.find(({ id }) => id === picked.unit) : undefined;
  if (piece !== undefined) return <UnitCard piece={piece} position={position} />;
  return view.reinforcing ? <Reinforcements situation={situation} pick={pick} /> : null;
}

/** CA-065. */
function Reinforcements({ situation, pick }: Pick<Props, 'situation' | 'pick'>) {
  const { view, side } = situation;
  return (
    <fieldset className={styles.tray}>
      <legend>Reinforcement: place it before you move</legend>
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
