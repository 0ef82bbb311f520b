'use client';
import { placeName } from '@fieldpost/boards/world-war-awesome';
import { REGIONS } from '@fieldpost/rules-world-war-awesome/catalogue';
import { type Command, type Guard, type QueueElement, samePos, unitOf } from '@fieldpost/rules-world-war-awesome/table';
import type { ReactNode } from 'react';
import { unitName } from './menu.ts';
import type { Situation } from './situation.ts';
import styles from './table.module.css';

/** "If no enemy is within 2 of 9,8: " */
export function guardWords({ war }: Situation, guard: Guard): string {
  const parts = [
    ...(guard.targetStillAt === null
      ? []
      : [`${unitName(war, guard.targetStillAt.unit)} is still at ${placeName(war, guard.targetStillAt.pos)}`]),
    ...(guard.enemyWithin === null
      ? []
      : [`no enemy is within ${guard.enemyWithin.n} of ${placeName(war, guard.enemyWithin.pos)}`]),
    ...(guard.unitAlive === null ? [] : [`${unitName(war, guard.unitAlive)} is in play`]),
    ...(guard.regionControlled === null ? [] : [`I control ${guard.regionControlled}`]),
    ...(guard.onlyIfOpponentPassed ? ['my opponent has passed'] : []),
    ...(guard.lastDice === null ? [] : [`the last dice ${guard.lastDice === 'hit' ? 'hit' : 'missed'}`]),
  ];
  return parts.length === 0 ? '' : `If ${parts.join(' and ')}: `;
}

type Play = Extract<QueueElement, { readonly kind: 'play' }>;

type GuardProps = {
  readonly situation: Situation;
  readonly element: Play;
  readonly change: (guard: Guard) => void;
};

/** On what an element of the queue depends: any of it that is set has to hold. */
export function Guards({ situation, element, change }: GuardProps) {
  const guard = element.when;
  const set = (part: Partial<Guard>) => change({ ...guard, ...part });
  const props = { situation, element, guard, set };
  return (
    <div className={styles.guards}>
      <TargetGuard {...props} />
      <NearGuard {...props} />
      <AliveGuard {...props} />
      <GuardChoice
        words="Region I control"
        value={guard.regionControlled ?? ''}
        set={(value) => set({ regionControlled: REGIONS.find((region) => region === value) ?? null })}
      >
        {REGIONS.map((region) => (
          <option key={region}>{region}</option>
        ))}
      </GuardChoice>
      <GuardChoice
        words="Last dice of this round"
        value={guard.lastDice ?? ''}
        set={(value) => set({ lastDice: value === '' ? null : (value as 'hit') })}
      >
        <option value="hit">hit</option>
        <option value="miss">missed</option>
      </GuardChoice>
      <GuardCheck
        words="My opponent has passed"
        on={guard.onlyIfOpponentPassed}
        set={(onlyIfOpponentPassed) => set({ onlyIfOpponentPassed })}
      />
    </div>
  );
}

type PartProps = Pick<GuardProps, 'situation' | 'element'> & {
  readonly guard: Guard;
  readonly set: (part: Partial<Guard>) => void;
};

/** Whom an activation is aimed at; null: a place, or nobody. */
function targetOf({ war }: Situation, { command }: Play) {
  const action = command.type === 'main.activate' ? command.action : null;
  return action !== null && 'target' in action && 'unit' in action.target ? unitOf(war, action.target.unit) : null;
}

function TargetGuard({ situation, element, guard, set }: PartProps) {
  const target = targetOf(situation, element);
  if (target === null) return null;
  return (
    <GuardCheck
      words={`${unitName(situation.war, target.id)} has not moved`}
      on={guard.targetStillAt !== null && samePos(guard.targetStillAt.pos, target.at)}
      set={(on) => set({ targetStillAt: on ? { unit: target.id, pos: target.at } : null })}
    />
  );
}

/** Where an activation ends; null: it is none. */
const endOf = ({ war }: Situation, command: Command) =>
  command.type === 'main.activate' ? (command.move?.to ?? unitOf(war, command.unit)?.at ?? null) : null;

function NearGuard({ situation, element, guard, set }: PartProps) {
  const end = endOf(situation, element.command);
  if (end === null) return null;
  return (
    <GuardChoice
      words="No enemy near its destination"
      value={guard.enemyWithin?.n ?? ''}
      set={(value) => set({ enemyWithin: value === '' ? null : { pos: end, n: Number(value) } })}
    >
      {[1, 2, 3, 4, 5].map((n) => (
        <option key={n} value={n}>
          within {n}
        </option>
      ))}
    </GuardChoice>
  );
}

function AliveGuard({ situation: { war }, guard, set }: PartProps) {
  return (
    <GuardChoice
      words="Unit in play"
      value={guard.unitAlive ?? ''}
      set={(value) => set({ unitAlive: value === '' ? null : value })}
    >
      {war.units.map(({ id }) => (
        <option key={id} value={id}>
          {unitName(war, id)}
        </option>
      ))}
    </GuardChoice>
  );
}

type ChoiceProps = {
  readonly words: string;
  readonly value: string | number;
  readonly set: (value: string) => void;
  readonly children: ReactNode;
};

/** One of several, or never mind. */
function GuardChoice({ words, value, set, children }: ChoiceProps) {
  return (
    <label className="field">
      <span className="caption">{words}</span>
      <select className="select" value={value} onChange={({ target }) => set(target.value)}>
        <option value="">any</option>
        {children}
      </select>
    </label>
  );
}

type CheckProps = { readonly words: string; readonly on: boolean; readonly set: (on: boolean) => void };

function GuardCheck({ words, on, set }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={({ target }) => set(target.checked)} />
      <span>{words}</span>
    </label>
  );
}
