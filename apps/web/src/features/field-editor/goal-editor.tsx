'use client';
import { fromKey, type Hex, keyOf } from '@fieldpost/hex';
import type { Condition } from '@fieldpost/rules-animal-world-war/catalogue';
import { conditionWords, ROLE_NAMES } from '../../boards/animal-world-war/condition-words.ts';
import { answerOf, type Blank, CONDITION_FORMS, filled } from './condition-forms.ts';
import type { DrawnGoal } from './drawing.ts';
import styles from './field-editor.module.css';

type Props = {
  readonly side: 'A' | 'B';
  readonly goal: DrawnGoal;
  readonly set: (goal: DrawnGoal) => void;
  /** Hexes of the field, for the choice of tiles. */
  readonly hexes: readonly string[];
};

const NAMES = { A: 'Herbivoria', B: 'Carnivoron' } as const;

/** What one side has to reach, condition by condition from the game's own vocabulary. */
export function GoalEditor({ side, goal, set, hexes }: Props) {
  const change = (nth: number, condition: Condition | null) =>
    set({
      ...goal,
      parts: goal.parts.flatMap((part, i) => (i !== nth ? [part] : condition === null ? [] : [condition])),
    });
  return (
    <fieldset className={styles.goal}>
      <legend>{NAMES[side]} wins when</legend>
      {goal.parts.length === 0 ? <p className="small soft">Only by putting the enemy out of action.</p> : null}
      {goal.parts
        .map((condition, place) => ({ condition, place }))
        .map(({ condition, place }) => (
          <Part
            key={`${place} of ${goal.parts.length}`}
            name={`${side}${place}`}
            condition={condition}
            hexes={hexes}
            set={(next) => change(place, next)}
          />
        ))}
      {goal.parts.length > 1 ? (
        <label className="check">
          <input type="checkbox" checked={goal.all} onChange={(event) => set({ ...goal, all: event.target.checked })} />
          <span>All of these at once, not any one of them</span>
        </label>
      ) : null}
      <select
        className="select"
        aria-label={`One more condition for ${NAMES[side]}`}
        value=""
        onChange={(event) => {
          const form = CONDITION_FORMS.find(({ key }) => key === event.target.value);
          if (form !== undefined) set({ ...goal, parts: [...goal.parts, form.first] });
        }}
      >
        <option value="">Add a condition</option>
        {CONDITION_FORMS.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

type PartProps = {
  /** For the ids of its fields. */
  readonly name: string;
  readonly condition: Condition;
  readonly hexes: readonly string[];
  readonly set: (condition: Condition | null) => void;
};

function Part({ name, condition, hexes, set }: PartProps) {
  const turned = 'not' in condition;
  const inner = turned ? condition.not : condition;
  const form = CONDITION_FORMS.find(({ key }) => key in inner);
  const wrap = (next: Condition): Condition => (turned ? { not: next } : next);
  return (
    <div className={styles.part}>
      <p className="small">{conditionWords(condition, { ...ROLE_NAMES, A: NAMES.A, B: NAMES.B })}.</p>
      <div className={styles.blanks}>
        {form?.blanks.map((blank) => (
          <div key={blank.path.join('.')} className="field">
            <label className="caption" htmlFor={`${name}-${blank.path.join('-')}`}>
              {blank.label}
            </label>
            <Answer
              id={`${name}-${blank.path.join('-')}`}
              blank={blank}
              value={answerOf(inner, blank.path)}
              hexes={hexes}
              set={(value) => set(wrap(filled(inner, blank.path, value)))}
            />
          </div>
        ))}
        <label className="check">
          <input type="checkbox" checked={turned} onChange={() => set(turned ? inner : { not: inner })} />
          <span>When it is not so</span>
        </label>
        <button type="button" className="button" onClick={() => set(null)}>
          Take it away
        </button>
      </div>
    </div>
  );
}

type Choices = readonly (readonly [value: string, label: string])[];

const CHOICES: Readonly<Partial<Record<Blank['kind'], Choices>>> = {
  zone: [
    ['ZA', 'Zone of Herbivoria'],
    ['ZB', 'Zone of Carnivoron'],
  ],
  zoneOrNone: [
    ['', 'Anywhere'],
    ['ZA', 'Zone of Herbivoria'],
    ['ZB', 'Zone of Carnivoron'],
  ],
  role: [
    ['A', NAMES.A],
    ['B', NAMES.B],
  ],
  civilians: [
    ['living', 'In any living state'],
    ['upright', 'Upright'],
  ],
};

type AnswerProps = {
  readonly id: string;
  readonly blank: Blank;
  readonly value: unknown;
  readonly hexes: readonly string[];
  readonly set: (value: unknown) => void;
};

/** The field in which a blank is filled. */
function Answer({ id, blank: { kind }, value, hexes, set }: AnswerProps) {
  const choices = kind === 'hex' ? hexes.map((key) => [key, key] as const) : CHOICES[kind];
  if (choices !== undefined) {
    const shown = kind === 'hex' ? keyOf(value as Hex) : String(value ?? '');
    const chosen = (word: string) => (kind === 'hex' ? fromKey(word) : word === '' ? null : word);
    return (
      <select id={id} className="select" value={shown} onChange={(event) => set(chosen(event.target.value))}>
        {choices.map(([word, label]) => (
          <option key={word} value={word}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'lying') {
    return <input id={id} type="checkbox" checked={value === true} onChange={(event) => set(event.target.checked)} />;
  }
  return (
    <input
      id={id}
      className="input"
      defaultValue={textOf(kind, value)}
      onBlur={(event) => {
        const read = readText(kind, event.target.value);
        if (read !== null) set(read);
      }}
    />
  );
}

function textOf(kind: Blank['kind'], value: unknown): string {
  if (kind === 'tokens') return (value as readonly string[]).join(' ');
  if (kind === 'hexes') return (value as readonly Hex[]).map(keyOf).join(' ');
  return String(value ?? '');
}

/** Numbers, rounds ("RL", "RL+2"), names and hexes with spaces between; null: not readable, nothing changes. */
function readText(kind: Blank['kind'], text: string): unknown {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (kind === 'tokens') return words.length > 0 ? words.map((word) => word.toUpperCase()) : null;
  if (kind === 'hexes') {
    const hexes = words.map(fromKey);
    return hexes.length > 0 && hexes.every((at) => at !== null) ? hexes : null;
  }
  if (kind === 'unit') return words[0] ?? null;
  if (kind === 'round' && /^RL(\+2)?$/.test(words[0] ?? '')) return words[0];
  const number = Number(words[0]);
  return Number.isInteger(number) && number > 0 ? number : null;
}
