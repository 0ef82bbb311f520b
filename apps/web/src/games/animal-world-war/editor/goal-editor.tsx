'use client';
import type { Condition } from '@fieldpost/rules-animal-world-war/catalogue';
import { CheckBox } from '../../../design/fields.tsx';
import { conditionWords, ROLE_NAMES } from '../condition-words.ts';
import { BlankField, NAMES } from './blank-field.tsx';
import { answerOf, CONDITION_FORMS, filled, firstOf } from './condition-forms.ts';
import {
  type Group,
  groupOf,
  isGroup,
  joinOf,
  MAX_DEEP,
  partsOf,
  rootOf,
  withJoin,
  withPart,
} from './condition-tree.ts';
import styles from './field-editor.module.css';
import { AddField } from './plain-fields.tsx';

type Props = {
  readonly side: 'A' | 'B';
  readonly condition: Condition;
  readonly set: (condition: Condition) => void;
  /** Hexes of the field, for the choice of tiles. */
  readonly hexes: readonly string[];
};

const words = (condition: Condition): string => conditionWords(condition, { ...ROLE_NAMES, ...NAMES });

/** Edits one side's goal in the game's own vocabulary: conditions in groups, groups in groups. */
export function GoalEditor({ side, condition, set, hexes }: Props) {
  const root = groupOf(condition);
  return (
    <fieldset className={styles.goal}>
      <legend>{NAMES[side]} wins when</legend>
      <p className="small">{partsOf(root).length === 0 ? 'All enemies are out of action.' : `${words(condition)}.`}</p>
      <Parts name={side} title={NAMES[side]} group={root} deep={0} hexes={hexes} set={(next) => set(rootOf(next))} />
    </fieldset>
  );
}

const KINDS = CONDITION_FORMS.map(({ key, title }) => [key, title] as const);
const GROUPS = [
  ['all', 'Group: all of these'],
  ['any', 'Group: any one of these'],
] as const;

type PartsProps = {
  /** For the ids of its fields. */
  readonly name: string;
  /** The side of the condition, for screen readers. */
  readonly title: string;
  readonly group: Group;
  readonly deep: number;
  readonly hexes: readonly string[];
  readonly set: (group: Group) => void;
};

/** The parts of a group, how they go together, and one more. */
function Parts({ name, title, group, deep, hexes, set }: PartsProps) {
  const parts = partsOf(group);
  return (
    <>
      {parts.length > 1 ? (
        <select
          className="select"
          aria-label={`How to combine the conditions of ${title}`}
          value={joinOf(group)}
          onChange={(event) => set(withJoin(group, event.target.value === 'all' ? 'all' : 'any'))}
        >
          <option value="all">All of these</option>
          <option value="any">Any one of these</option>
        </select>
      ) : null}
      {parts
        .map((part, index) => ({ part, index }))
        .map(({ part, index }) => (
          <Part
            key={`${index} of ${parts.length}`}
            name={`${name}-${index}`}
            title={`${title}, ${index + 1}`}
            condition={part}
            deep={deep + 1}
            hexes={hexes}
            set={(next) => set(withPart(group, index, next))}
          />
        ))}
      <AddField
        label={`New condition for ${title}`}
        choices={deep + 2 > MAX_DEEP ? KINDS : [...KINDS, ...GROUPS]}
        add={(kind) => set(withPart(group, parts.length, firstOf(kind, hexes)))}
      />
    </>
  );
}

type PartProps = Omit<PartsProps, 'group' | 'set'> & {
  readonly condition: Condition;
  readonly set: (condition: Condition | null) => void;
};

function Part({ name, title, condition, deep, hexes, set }: PartProps) {
  const turned = 'not' in condition;
  const inner = turned ? condition.not : condition;
  const wrap = (next: Condition): Condition => (turned ? { not: next } : next);
  return (
    <fieldset className={styles.part}>
      <legend className="small">{words(condition)}</legend>
      {'not' in inner || isGroup(inner) ? (
        <Inner
          name={name}
          title={title}
          deep={deep}
          hexes={hexes}
          condition={inner}
          set={(next) => set(next && wrap(next))}
        />
      ) : (
        <Blanks name={name} condition={inner} hexes={hexes} set={(next) => set(wrap(next))} />
      )}
      <div className={styles.blanks}>
        <label className="check">
          <CheckBox
            checked={turned}
            waits={!turned && deep + 1 > MAX_DEEP ? `Conditions can be nested up to ${MAX_DEEP} levels deep.` : null}
            onChange={() => set(turned ? inner : { not: inner })}
          />
          <span>Negate</span>
        </label>
        <button type="button" className="button" onClick={() => set(null)}>
          Remove<span className="unseen">: {title}</span>
        </button>
      </div>
    </fieldset>
  );
}

/** A group within a group, or what is turned round twice. */
function Inner({ condition, set, ...others }: PartProps) {
  if (!isGroup(condition)) return <Part {...others} condition={condition} deep={others.deep + 1} set={set} />;
  return <Parts {...others} group={condition} set={(next) => set(partsOf(next).length === 0 ? null : next)} />;
}

function Blanks({
  name,
  condition,
  hexes,
  set,
}: Pick<PartProps, 'name' | 'condition' | 'hexes'> & { readonly set: (condition: Condition) => void }) {
  const form = CONDITION_FORMS.find(({ key }) => key in condition);
  return (
    <div className={styles.blanks}>
      {form?.blanks.map((blank) => (
        <div key={blank.path.join('.')} className="field">
          <label className="caption" htmlFor={`${name}-${blank.path.join('-')}`}>
            {blank.label}
          </label>
          <BlankField
            id={`${name}-${blank.path.join('-')}`}
            blank={blank}
            value={answerOf(condition, blank.path)}
            hexes={hexes}
            set={(value) => set(filled(condition, blank.path, value))}
          />
        </div>
      ))}
    </div>
  );
}
