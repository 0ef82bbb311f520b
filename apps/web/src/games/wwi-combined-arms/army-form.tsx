'use client';
import { PRESETS, UNIT_TYPES, UNITS, type UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { Army } from '@fieldpost/rules-wwi-combined-arms/table';
import { typeLimits } from '@fieldpost/rules-wwi-combined-arms/table';
import { Button } from '../../design/button.tsx';
import {
  changed,
  countOf,
  eliteOf,
  faultOf,
  firstInWords,
  MAX_ELITE,
  mayChange,
  presetArmy,
  presetsFor,
  withElite,
} from './army-design.ts';
import styles from './panels.module.css';
import type { Situation } from './play.ts';
import { RuleLink } from './rule-link.tsx';
import type { Side } from './selection.ts';
import { UnitSign } from './unit-sign.tsx';

type Change = (army: Army) => void;

/** Designing the army in secret (CA-010, CA-011): the form, whose button stands in the order bar. */
export function ArmyForm({
  situation,
  army,
  change,
}: {
  readonly situation: Situation;
  readonly army: Army;
  readonly change: Change;
}) {
  const { view, side } = situation;
  const options = view.options;
  const fault = faultOf(options, army);
  return (
    <div className={styles.body}>
      <fieldset className={styles.tray}>
        <legend>Ready-made armies</legend>
        {presetsFor(options).map((id) => (
          <button key={id} type="button" className={styles.trayItem} onClick={() => change(presetArmy(id))}>
            {PRESETS[id].title}
          </button>
        ))}
      </fieldset>
      <ul className={styles.army}>
        {UNIT_TYPES.map((type) => (
          <TypeRow key={type} situation={situation} army={army} type={type} change={change} />
        ))}
      </ul>
      {options.elite === 'on' ? <Elite situation={situation} army={army} change={change} /> : null}
      <p className="small soft">
        {firstInWords(options, army, side)} <RuleLink rule="CA-022" />
      </p>
      {fault === null ? null : (
        <p className="small soft">
          Rule for armies: <RuleLink rule={fault.rule} />
        </p>
      )}
    </div>
  );
}

type RowProps = {
  readonly situation: Situation;
  readonly army: Army;
  readonly type: UnitType;
  readonly change: Change;
};

function TypeRow(row: RowProps) {
  const { view, side } = row.situation;
  const { type } = row;
  const { name, move, range, defense } = UNITS[type];
  const { most, fewest } = typeLimits(view.options, type);
  const limits = most === fewest ? `exactly ${most}` : most === null ? `at least ${fewest}` : `at most ${most}`;
  return (
    <li className={styles.armyRow}>
      <UnitSign side={side} type={type} />
      <span className={styles.armyName}>
        <b>{name}</b>
        <span className="small soft">
          M{move} R{range} D{defense}, {limits}
        </span>
      </span>
      <Stepper {...row} />
    </li>
  );
}

function Stepper({ situation, army, type, change }: RowProps) {
  const { name } = UNITS[type];
  const { more, fewer } = mayChange(situation.view.options, army, type);
  const count = countOf(army, type);
  return (
    <span className={styles.stepper}>
      <Button
        waits={fewer ? null : 'The army is at its minimum for this type.'}
        aria-label={`Remove one ${name}`}
        onClick={() => change(changed(army, type, -1))}
      >
        −
      </Button>
      <output aria-label={`${name}: ${count}`}>{count}</output>
      <Button
        waits={more ? null : 'The army is at its maximum for this type.'}
        aria-label={`Add one ${name}`}
        onClick={() => change(changed(army, type, 1))}
      >
        +
      </Button>
    </span>
  );
}

/** CA-061, CA-062. */
function Elite({
  situation,
  army,
  change,
}: {
  readonly situation: Situation;
  readonly army: Army;
  readonly change: Change;
}) {
  const left = MAX_ELITE - army.elite.length;
  return (
    <fieldset className={styles.tray}>
      <legend>
        Elite units (up to {MAX_ELITE}): +1 Defense, always 2 damage <RuleLink rule="CA-062" />
      </legend>
      {UNIT_TYPES.filter((type) => countOf(army, type) > 0).map((type) => {
        const marked = eliteOf(army, type);
        const more = left > 0 && marked < countOf(army, type);
        const next = more
          ? withElite(army, type, 1)
          : { ...army, elite: army.elite.filter((mark) => mark.type !== type) };
        return (
          <Button
            key={type}
            className={styles.trayItem}
            aria-pressed={marked > 0}
            waits={!more && marked === 0 ? 'You have used all elite marks. Remove one first.' : null}
            onClick={() => change(next)}
          >
            <UnitSign side={situation.side} type={type} elite={marked > 0} />
            {UNITS[type].name}
            {marked > 1 ? ` ×${marked}` : ''}
          </Button>
        );
      })}
    </fieldset>
  );
}

/** The army as it was sealed. */
export function CommittedArmy({ side, army }: { readonly side: Side; readonly army: Army }) {
  const parts = UNIT_TYPES.filter((type) => countOf(army, type) > 0);
  return (
    <div className={styles.body}>
      <p>
        Your army is sealed until your opponent has committed too. <RuleLink rule="CA-011" />
      </p>
      <ul className={styles.tray}>
        {parts.map((type) => (
          <li key={type} className={styles.trayItem}>
            <UnitSign side={side} type={type} elite={eliteOf(army, type) > 0} />
            {countOf(army, type)} {UNITS[type].name}
            {eliteOf(army, type) > 0 ? `, ${eliteOf(army, type)} elite` : ''}
          </li>
        ))}
      </ul>
    </div>
  );
}
