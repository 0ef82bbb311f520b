'use client';
import { unitName } from '@fieldpost/boards/animal-world-war';
import type { Command } from '@fieldpost/rules-animal-world-war/table';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import type { Choice, Menu } from './menu.ts';
import { ObjectiveNote } from './objective-note.tsx';
import styles from './panels.module.css';
import type { Plan } from './plan.ts';
import { aimAt, type Picked } from './selection.ts';
import type { Situation } from './situation.ts';
import { UnitCard, UnitSign } from './unit-card.tsx';
import { fetchCut } from './use-animation.ts';
import { useKeptFocus } from './use-kept-focus.ts';

const loadAim = () => import('./aim-panel.tsx').then((module) => module.AimPanel);
/** Fetched when a unit is picked, as what will move then is: shown when it aims. */
const AimPanel = dynamic(loadAim, { loading: () => null });

export type TurnProps = {
  readonly situation: Situation;
  /** Units of the viewer that can still do something. */
  readonly able: readonly string[];
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  readonly menu: Menu;
  readonly choice: Choice | null;
  readonly plan: Plan | null;
  readonly order: (command: Command) => void;
};

/** Details of the selection in a turn: the unit and its orders, or the target with every roll and all possible results. */
export function TurnDetails(props: TurnProps) {
  const { situation, picked } = props;
  const place = useKeptFocus<HTMLDivElement>(JSON.stringify([picked, situation.ready]));
  const idle = picked.kind === 'nothing';
  useEffect(() => {
    if (!idle) void Promise.allSettled([loadAim(), fetchCut()]);
  }, [idle]);
  return (
    <div ref={place} tabIndex={-1} className={styles.body}>
      {picked.kind === 'aim' ? <AimPanel {...props} /> : <About {...props} />}
    </div>
  );
}

function About(props: TurnProps) {
  const { situation, picked } = props;
  if (picked.kind === 'unit') {
    const unit = situation.battle.units[picked.unit];
    if (unit === undefined) return <p>Tap a marked tile.</p>;
    return (
      <>
        <UnitCard battle={situation.battle} unit={unit} />
        <Orders {...props} unit={picked.unit} />
      </>
    );
  }
  return <Overview {...props} />;
}

/** The orders of a picked unit: here by a button, elsewhere by a tap on the field, or by a button as well. */
function Orders({ menu, unit, situation, pick }: TurnProps & { readonly unit: string }) {
  const at = situation.battle.units[unit]?.at ?? null;
  const here = at === null ? '' : `${at[0]},${at[1]}`;
  const away = [...menu].filter(([key]) => key !== here && key !== '');
  const near = [...(menu.get(here) ?? []), ...(here === '' ? [] : (menu.get('') ?? []))].filter(
    ({ command }) => command.type !== 'handOver',
  );
  const aim = (key: string, index: number) => {
    const picked = aimAt(unit, key, menu);
    if (picked.kind === 'aim') pick({ ...picked, index });
  };
  return (
    <>
      {near.length > 0 ? (
        <div className={styles.tray}>
          {(menu.get(here) ?? []).map((choice, index) =>
            choice.command.type === 'handOver' ? null : (
              <button key={choice.label} type="button" className={styles.item} onClick={() => aim(here, index)}>
                {choice.label}
              </button>
            ),
          )}
        </div>
      ) : null}
      {away.length > 0 ? <AwayList away={away} aim={aim} /> : null}
      {away.length + near.length === 0 ? <p className="small">It cannot act now.</p> : null}
    </>
  );
}

type AwayProps = {
  readonly away: readonly (readonly [key: string, choices: readonly Choice[]])[];
  readonly aim: (key: string, index: number) => void;
};

/** A list for players who cannot tap the field. */
function AwayList({ away, aim }: AwayProps) {
  return (
    <details className={styles.more}>
      <summary>
        {away.length} {away.length === 1 ? 'tile' : 'tiles'}: tap one or choose from the list
      </summary>
      <ul className={styles.list}>
        {away.flatMap(([key, choices]) =>
          choices.map((choice, index) => (
            <li key={`${key} ${choice.label}`}>
              <button type="button" className={styles.line} onClick={() => aim(key, index)}>
                {choice.label}
              </button>
            </li>
          )),
        )}
      </ul>
    </details>
  );
}

function Overview({ situation, able, pick }: TurnProps) {
  const { battle, seat } = situation;
  const units = able.flatMap((id) => battle.units[id] ?? []);
  return (
    <>
      <ObjectiveNote battle={battle} empire={seat?.side ?? null} />
      {units.length > 0 ? (
        <fieldset className={styles.tray}>
          <legend>{units.length === 1 ? '1 unit can still act' : `${units.length} units can still act`}</legend>
          {units.map((unit) => (
            <button
              key={unit.id}
              type="button"
              className={styles.item}
              onClick={() => pick({ kind: 'unit', unit: unit.id })}
            >
              <UnitSign battle={battle} unit={unit} />
              {unitName(unit)}
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
