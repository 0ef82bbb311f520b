'use client';
import { unitName } from '@fieldpost/boards/animal-world-war';
import { SOLDIER_TYPES, SOLDIERS } from '@fieldpost/rules-animal-world-war/catalogue';
import {
  type Battle,
  CRASH_RULES,
  type CrashRule,
  type Preferences,
  type StandingOrders,
  TACTIC_ANSWERS,
  TACTIC_WINDOWS,
  TARGET_RULES,
  type TacticAnswer,
  type TargetRule,
} from '@fieldpost/rules-animal-world-war/table';
import { useState } from 'react';
import type { Named, TableProps } from '../table.ts';
import styles from './panels.module.css';
import { type Empire, readOrders } from './reading.ts';

const TARGET_WORDS: Readonly<Record<TargetRule, string>> = {
  surviving: 'Whoever stays standing',
  mostRemaining: 'Whoever can still take most',
  tankFirst: 'A tank first',
  recruitFirst: 'The Recruit first',
  woundedFirst: 'The wounded first',
  woundedLast: 'The wounded last',
  vipLast: 'The VIP last',
  carrierLast: 'Whoever holds a token last',
  lowestValue: 'The least valuable',
};
const CRASH_WORDS: Readonly<Record<CrashRule, string>> = {
  back: 'back along the line it flew',
  towardsEnemyMost: 'where most enemies and fewest friends stand',
  ask: 'ask me',
};
const WINDOW_NAMES = {
  tacticsBeforeSelection: 'Before squads are chosen',
  tacticsBeforeDeployment: 'Before deployment',
  tacticsAfterDeployment: 'Before the first turn',
} as const;
const ANSWER_WORDS: Readonly<Record<TacticAnswer, string>> = {
  ask: 'ask me',
  keep: 'keep my card',
  play: 'play it if it fits',
};

type EditorProps = { readonly props: TableProps; readonly battle: Battle; readonly side: Empire };

/** F.3: answers that are left for questions in the enemy's turn. At any time, seen by nobody else. */
export function PreferencesEditor({ props, battle, side }: EditorProps) {
  const filed = readOrders(props.standingOrders);
  const [draft, setDraft] = useState<StandingOrders>(filed);
  const changed = JSON.stringify(draft) !== JSON.stringify(filed);
  const prefer = (part: Partial<Preferences>) => setDraft({ ...draft, preferences: { ...draft.preferences, ...part } });
  const file = async () => {
    const commands: readonly Named[] = [
      { type: 'prefer', preferences: draft.preferences },
      { type: 'answerTactics', windows: draft.tactics },
      { type: 'wish', soldiers: draft.wish },
    ] as unknown as readonly Named[];
    const before = [filed.preferences, filed.tactics, filed.wish];
    const after = [draft.preferences, draft.tactics, draft.wish];
    for (const [i, command] of commands.entries())
      if (JSON.stringify(before[i]) !== JSON.stringify(after[i]) && (await props.file(command)) === null) return;
  };
  return (
    <details className={styles.more}>
      <summary>Standing orders, for the enemy’s turn</summary>
      <TargetOrder preferences={draft.preferences} prefer={prefer} />
      <Spared preferences={draft.preferences} prefer={prefer} battle={battle} side={side} />
      <label className="field">
        <span className="caption">A plane that crashes comes down</span>
        <select
          className="select"
          value={draft.preferences.crashLine}
          onChange={(event) => prefer({ crashLine: event.target.value as CrashRule })}
        >
          {CRASH_RULES.map((rule) => (
            <option key={rule} value={rule}>
              {CRASH_WORDS[rule]}
            </option>
          ))}
        </select>
      </label>
      {TACTIC_WINDOWS.map((window) => (
        <label key={window} className="field">
          <span className="caption">Tactic, {WINDOW_NAMES[window].toLowerCase()}</span>
          <select
            className="select"
            value={draft.tactics[window]}
            onChange={(event) =>
              setDraft({ ...draft, tactics: { ...draft.tactics, [window]: event.target.value as TacticAnswer } })
            }
          >
            {TACTIC_ANSWERS.map((answer) => (
              <option key={answer} value={answer}>
                {ANSWER_WORDS[answer]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Wish draft={draft} side={side} set={(wish) => setDraft({ ...draft, wish })} />
      <div className={styles.actions}>
        <button type="button" className="button" disabled={!changed} onClick={() => setDraft(filed)}>
          As filed
        </button>
        <button
          type="button"
          className="button button-main"
          disabled={!changed || props.busy}
          onClick={() => void file()}
        >
          File these orders
        </button>
      </div>
    </details>
  );
}

type TargetProps = { readonly preferences: Preferences; readonly prefer: (part: Partial<Preferences>) => void };

/** Who takes a hit where several could: rules one after another, each keeps the best of those left. */
function TargetOrder({ preferences, prefer }: TargetProps) {
  const { targetMode, targetOrder } = preferences;
  const raise = (nth: number) => {
    const order = [...targetOrder];
    const [rule] = order.splice(nth, 1);
    if (rule !== undefined) order.splice(nth - 1, 0, rule);
    prefer({ targetOrder: order });
  };
  const unused = TARGET_RULES.filter((rule) => !targetOrder.includes(rule));
  return (
    <fieldset>
      <legend>Which of my units takes a hit</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={targetMode === 'ask'}
          onChange={(event) => prefer({ targetMode: event.target.checked ? 'ask' : 'auto' })}
        />
        <span>Ask me each time; these rules only answer when my time runs out</span>
      </label>
      <ol className={styles.list}>
        {targetOrder.map((rule, nth) => (
          <li key={rule} className={styles.ranked}>
            <span>{TARGET_WORDS[rule]}</span>
            <button
              type="button"
              disabled={nth === 0}
              onClick={() => raise(nth)}
              aria-label={`${TARGET_WORDS[rule]}: higher`}
            >
              ↑
            </button>
            <button
              type="button"
              onClick={() => prefer({ targetOrder: targetOrder.filter((each) => each !== rule) })}
              aria-label={`${TARGET_WORDS[rule]}: leave out`}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {unused.length === 0 ? null : (
        <select
          className="select"
          aria-label="One more rule"
          value=""
          onChange={(event) => prefer({ targetOrder: [...targetOrder, event.target.value as TargetRule] })}
        >
          <option value="">One more rule</option>
          {unused.map((rule) => (
            <option key={rule} value={rule}>
              {TARGET_WORDS[rule]}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

/** "removes candidates first, unless nothing is left" */
function Spared({ preferences, prefer, battle, side }: TargetProps & Pick<EditorProps, 'battle' | 'side'>) {
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
      <legend>Never these, while another can be hit</legend>
      {own.map((unit) => (
        <label key={unit.id} className="check">
          <input type="checkbox" checked={neverChoose.includes(unit.id)} onChange={() => turn(unit.id)} />
          <span>{unitName(unit)}</span>
        </label>
      ))}
    </fieldset>
  );
}

type WishProps = {
  readonly draft: StandingOrders;
  readonly side: Empire;
  readonly set: (wish: StandingOrders['wish']) => void;
};

/** F.4: "the server picks the first free card at once". */
function Wish({ draft, side, set }: WishProps) {
  const name = (type: (typeof SOLDIER_TYPES)[number]) => `${SOLDIERS[type].title} (${SOLDIERS[type].names[side].name})`;
  const left = SOLDIER_TYPES.filter((type) => !draft.wish.includes(type));
  return (
    <fieldset>
      <legend>Soldiers to pick for me, in this order</legend>
      <ol className={styles.list}>
        {draft.wish.map((type) => (
          <li key={type} className={styles.ranked}>
            <span>{name(type)}</span>
            <button
              type="button"
              onClick={() => set(draft.wish.filter((each) => each !== type))}
              aria-label={`${name(type)}: leave out`}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <select
        className="select"
        aria-label="One more soldier"
        value=""
        onChange={(event) => set([...draft.wish, event.target.value as (typeof SOLDIER_TYPES)[number]])}
      >
        <option value="">{draft.wish.length === 0 ? 'None: ask me' : 'One more'}</option>
        {left.map((type) => (
          <option key={type} value={type}>
            {name(type)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
