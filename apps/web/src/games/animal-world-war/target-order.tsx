'use client';
import { unitName } from '@fieldpost/boards/animal-world-war';
import { type Battle, type Preferences, TARGET_RULES, type TargetRule } from '@fieldpost/rules-animal-world-war/table';
import { Button } from '../../design/button.tsx';
import styles from './panels.module.css';
import type { Empire } from './reading.ts';

const TARGET_WORDS: Readonly<Record<TargetRule, string>> = {
  surviving: 'Units that would survive',
  mostRemaining: 'Units that can take most damage',
  tankFirst: 'A tank first',
  recruitFirst: 'The Recruit first',
  woundedFirst: 'The wounded first',
  woundedLast: 'The wounded last',
  vipLast: 'The VIP last',
  carrierLast: 'Token carriers last',
  lowestValue: 'The least valuable unit',
};

type TargetProps = { readonly preferences: Preferences; readonly prefer: (part: Partial<Preferences>) => void };

/** Rules for choosing the unit that takes a hit: applied one after another, each keeps the best of those left. */
export function TargetOrder({ preferences, prefer }: TargetProps) {
  const { targetMode, targetOrder } = preferences;
  return (
    <fieldset>
      <legend>Units that take hits for me</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={targetMode === 'ask'}
          onChange={(event) => prefer({ targetMode: event.target.checked ? 'ask' : 'auto' })}
        />
        <span>Always ask me; use these rules only if my time runs out</span>
      </label>
      <RuleList order={targetOrder} set={(order) => prefer({ targetOrder: order })} />
      <OneMoreRule order={targetOrder} add={(rule) => prefer({ targetOrder: [...targetOrder, rule] })} />
    </fieldset>
  );
}

type Order = readonly TargetRule[];

function RuleList({ order, set }: { readonly order: Order; readonly set: (order: Order) => void }) {
  return (
    <ol className={styles.list}>
      {order.map((rule, index) => (
        <li key={rule} className={styles.ranked}>
          <span>{TARGET_WORDS[rule]}</span>
          <Button
            waits={index === 0 ? 'It is already first.' : null}
            onClick={() => set(order.toSpliced(index, 1).toSpliced(index - 1, 0, rule))}
            aria-label={`Move up: ${TARGET_WORDS[rule]}`}
          >
            ↑
          </Button>
          <button
            type="button"
            onClick={() => set(order.toSpliced(index, 1))}
            aria-label={`Remove: ${TARGET_WORDS[rule]}`}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  );
}

function OneMoreRule({ order, add }: { readonly order: Order; readonly add: (rule: TargetRule) => void }) {
  const unused = TARGET_RULES.filter((rule) => !order.includes(rule));
  if (unused.length === 0) return null;
  return (
    <select
      className="select"
      aria-label="Add a rule"
      value=""
      onChange={(event) => add(event.target.value as TargetRule)}
    >
      <option value="">Add a rule</option>
      {unused.map((rule) => (
        <option key={rule} value={rule}>
          {TARGET_WORDS[rule]}
        </option>
      ))}
    </select>
  );
}

/** "removes candidates first, unless nothing is left" */
export function Spared({
  preferences,
  prefer,
  battle,
  side,
}: TargetProps & { readonly battle: Battle; readonly side: Empire }) {
  const { neverChoose } = preferences;
  const own = Object.values(battle.units).filter(
    (unit) => (unit.kind === 'soldier' || unit.kind === 'tank') && unit.empire === side,
  );
  if (own.length === 0) return null;
  const turn = (id: string) =>
    prefer({
      neverChoose: neverChoose.includes(id) ? neverChoose.filter((each) => each !== id) : [...neverChoose, id],
    });
  return (
    <fieldset>
      <legend>Units to spare if possible</legend>
      {own.map((unit) => (
        <label key={unit.id} className="check">
          <input type="checkbox" checked={neverChoose.includes(unit.id)} onChange={() => turn(unit.id)} />
          <span>{unitName(unit)}</span>
        </label>
      ))}
    </fieldset>
  );
}
