import { ORDER_WINDOWS, type OrderWindow, type Rule, type When } from '@fieldpost/rules-tank-killers';
import { useId } from 'react';
import { Chips } from './chips.tsx';
import { CARD_ENTRIES, playEntries, playWords, UNIT_ENTRIES, unitsIn, WINDOW_WORDS, withUnits } from './entries.ts';
import styles from './orders.module.css';

type Props = { readonly rule: Rule; readonly change: (rule: Rule) => void };

/** One rule as a sentence whose words are chosen. */
export function RuleEditor({ rule, change }: Props) {
  return (
    <div className={styles.rule}>
      <Pick
        label="When I"
        value={rule.window}
        choices={WINDOWS}
        onPick={(window) => change({ ...rule, window: window as OrderWindow, play: [] })}
      />
      <UnitsTerm rule={rule} change={change} who="attacker" label="and they attack with" none="anything" />
      <UnitsTerm rule={rule} change={change} who="target" label="my" none="any card" />
      <FiguresTerms rule={rule} change={change} />
      <PlayTerms rule={rule} change={change} />
      <KeepAtLeast rule={rule} change={change} />
      <Pick
        label={(rule.play ?? []).length === 0 ? 'and' : 'and where nothing fits'}
        value={rule.else}
        choices={ELSE}
        onPick={(value) => change({ ...rule, else: value as Rule['else'] })}
      />
    </div>
  );
}

type UnitsProps = Props & {
  readonly who: 'attacker' | 'target';
  readonly label: string;
  readonly none: string;
};

function UnitsTerm({ rule, change, who, label, none }: UnitsProps) {
  return (
    <Chips
      label={label}
      chosen={unitsIn(rule, who)}
      entries={UNIT_ENTRIES}
      none={none}
      change={(units) => change({ ...rule, when: withUnits(rule.when, who, units) })}
    />
  );
}

/** A rule's conditions on the current attack. */
function FiguresTerms({ rule, change }: Props) {
  const when = (part: Partial<When>) => change({ ...rule, when: { ...rule.when, ...part } });
  return (
    <>
      {rule.window === 'NEGATE' ? (
        <Chips
          label="and the card played is"
          chosen={rule.when.cardPlayed ?? []}
          entries={CARD_ENTRIES}
          none="any"
          change={(cards) => when({ cardPlayed: cards.length === 0 ? null : cards })}
        />
      ) : null}
      <Margin value={rule.when.margin} set={(margin) => when({ margin })} />
      <Comparison
        label="and losses I can still take"
        value={rule.when.myCasualtiesLeft}
        set={(myCasualtiesLeft) => when({ myCasualtiesLeft })}
      />
      <Comparison
        label="and attack number of this turn"
        value={rule.when.attackNumber}
        set={(attackNumber) => when({ attackNumber })}
      />
    </>
  );
}

/** The cards that a rule plays, and those it leaves in the hand. */
function PlayTerms({ rule, change }: Props) {
  return (
    <>
      <Chips
        label="then play the first that fits"
        chosen={rule.play ?? []}
        entries={playEntries(rule.window)}
        words={(value) => playWords(value, rule.window)}
        none="nothing"
        ordered
        change={(play) => change({ ...rule, play })}
      />
      <Chips
        label="but keep"
        chosen={rule.keep}
        entries={CARD_ENTRIES}
        none="nothing"
        change={(keep) => change({ ...rule, keep })}
      />
    </>
  );
}

const WINDOWS = ORDER_WINDOWS.map((value) => ({ value, words: WINDOW_WORDS[value] }));
const ELSE = [
  { value: 'continue', words: 'try the next rule' },
  { value: 'pass', words: 'pass' },
  { value: 'ask', words: 'ask me' },
];

type PickProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly words: string }[];
  readonly onPick: (value: string) => void;
};

export function Pick({ label, value, choices, onPick }: PickProps) {
  return (
    <label className={styles.pick}>
      <span>{label}</span>
      <select className="select" value={value} onChange={(event) => onPick(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
    </label>
  );
}

const MARGINS = [
  { value: '', words: 'in any case' },
  { value: '>=0', words: 'I would lose it' },
  { value: '<0', words: 'it would hold' },
  { value: '>=4', words: 'I would lose it by 4 or more' },
  { value: '>=8', words: 'I would lose it by 8 or more' },
];

function Margin({ value, set }: { readonly value: string | null; readonly set: (value: string | null) => void }) {
  const listed = MARGINS.some((margin) => margin.value === (value ?? ''));
  const choices = listed || value === null ? MARGINS : [...MARGINS, { value, words: `the margin is ${value}` }];
  return (
    <Pick label="and" value={value ?? ''} choices={choices} onPick={(margin) => set(margin === '' ? null : margin)} />
  );
}

const SIGNS = ['>=', '<=', '='];
const SIGN_WORDS: Readonly<Record<string, string>> = { '>=': 'at least', '<=': 'at most', '=': 'exactly' };

type ComparisonProps = {
  readonly label: string;
  readonly value: string | null;
  readonly set: (value: string | null) => void;
};

function Comparison({ label, value, set }: ComparisonProps) {
  const id = useId();
  const sign = SIGNS.find((one) => value?.startsWith(one)) ?? '<=';
  const number = value === null ? '' : value.replace(/^\D+/, '');
  const say = (nextSign: string, nextNumber: string) => set(nextNumber === '' ? null : `${nextSign}${nextNumber}`);
  return (
    <div className={styles.comparison}>
      <label htmlFor={id}>{label}</label>
      <select
        className="select"
        aria-label={`${label}: comparison`}
        value={sign}
        onChange={(event) => say(event.target.value, number || '1')}
      >
        {SIGNS.map((one) => (
          <option key={one} value={one}>
            {SIGN_WORDS[one]}
          </option>
        ))}
      </select>
      <input
        id={id}
        className="input"
        type="number"
        min={0}
        max={50}
        placeholder="any"
        value={number}
        onChange={(event) => say(sign, event.target.value)}
      />
    </div>
  );
}

function KeepAtLeast({ rule, change }: Props) {
  return (
    <label className={styles.pick}>
      <span>and cards to keep in hand, at least</span>
      <input
        className="input"
        type="number"
        min={0}
        max={9}
        value={rule.keepAtLeast}
        onChange={(event) => change({ ...rule, keepAtLeast: Math.max(0, event.target.valueAsNumber || 0) })}
      />
    </label>
  );
}
