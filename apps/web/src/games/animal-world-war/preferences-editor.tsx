'use client';
import {
  type Battle,
  CRASH_RULES,
  type CrashRule,
  type Preferences,
  type StandingOrders,
  TACTIC_ANSWERS,
  TACTIC_WINDOWS,
  type TacticAnswer,
} from '@fieldpost/rules-animal-world-war/table';
import { useState } from 'react';
import type { Named, TableProps } from '../table.ts';
import styles from './panels.module.css';
import { type Empire, readOrders } from './reading.ts';
import { Spared, TargetOrder } from './target-order.tsx';
import { WishList } from './wish-list.tsx';

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

export type EditorProps = { readonly props: TableProps; readonly battle: Battle; readonly side: Empire };

/** The commands that file what was touched. */
function filingsOf({ preferences, tactics, wish }: Partial<StandingOrders>): readonly Named[] {
  return [
    ...(preferences === undefined ? [] : [{ type: 'prefer', preferences }]),
    ...(tactics === undefined ? [] : [{ type: 'answerTactics', windows: tactics }]),
    ...(wish === undefined ? [] : [{ type: 'wish', soldiers: wish }]),
  ] as unknown as readonly Named[];
}

/** F.3: answers that are left for questions in the enemy's turn. At any time, seen by nobody else. */
export function PreferencesEditor({ props, battle, side }: EditorProps) {
  const filed = readOrders(props.standingOrders);
  /** Only what was touched: what is filed comes back with its parts in any order, so the two are never compared. */
  const [touched, touch] = useState<Partial<StandingOrders>>({});
  const draft: StandingOrders = { ...filed, ...touched };
  const changed = Object.keys(touched).length > 0;
  const set = (part: Partial<StandingOrders>) => touch({ ...touched, ...part });
  const prefer = (part: Partial<Preferences>) => set({ preferences: { ...draft.preferences, ...part } });
  const file = async () => {
    for (const command of filingsOf(touched)) if ((await props.file(command)) === null) return;
    touch({});
  };
  return (
    <>
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
            onChange={(event) => set({ tactics: { ...draft.tactics, [window]: event.target.value as TacticAnswer } })}
          >
            {TACTIC_ANSWERS.map((answer) => (
              <option key={answer} value={answer}>
                {ANSWER_WORDS[answer]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <WishList draft={draft} side={side} set={(wish) => set({ wish })} />
      <div className={styles.actions}>
        <button type="button" className="button" disabled={!changed} onClick={() => touch({})}>
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
    </>
  );
}
