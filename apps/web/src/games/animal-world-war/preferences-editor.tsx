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
import { FilingButtons } from '../../table/filing-buttons.tsx';
import type { Named, TableProps } from '../table.ts';
import { type Empire, readOrders } from './reading.ts';
import { Spared, TargetOrder } from './target-order.tsx';
import { WishList } from './wish-list.tsx';

const CRASH_WORDS: Readonly<Record<CrashRule, string>> = {
  back: 'back along its flight line',
  towardsEnemyMost: 'where it hits the most enemies and the fewest friends',
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
  play: 'play it if possible',
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

/** The filed orders, and the changes since. */
function useDraft(props: TableProps) {
  const filed = readOrders(props.standingOrders);
  /** Only what was touched: what is filed comes back with its parts in any order, so the two are never compared. */
  const [touched, touch] = useState<Partial<StandingOrders>>({});
  const file = async () => {
    for (const command of filingsOf(touched)) if ((await props.file(command)) === null) return;
    touch({});
  };
  return {
    draft: { ...filed, ...touched } satisfies StandingOrders,
    changed: Object.keys(touched).length > 0,
    set: (part: Partial<StandingOrders>) => touch({ ...touched, ...part }),
    reset: () => touch({}),
    file,
  };
}

/** THE-RULES "Standing preferences": answers that are left for questions in the enemy's turn. At any time, seen by nobody else. */
export function PreferencesEditor({ props, battle, side }: EditorProps) {
  const { draft, changed, set, reset, file } = useDraft(props);
  const { preferences } = draft;
  const prefer = (part: Partial<Preferences>) => set({ preferences: { ...preferences, ...part } });
  return (
    <>
      <TargetOrder preferences={preferences} prefer={prefer} />
      <Spared preferences={preferences} prefer={prefer} battle={battle} side={side} />
      <AnswerField
        label="Crash line of my plane"
        value={preferences.crashLine}
        answers={CRASH_RULES}
        words={CRASH_WORDS}
        set={(crashLine) => prefer({ crashLine })}
      />
      {TACTIC_WINDOWS.map((window) => (
        <AnswerField
          key={window}
          label={`Tactic, ${WINDOW_NAMES[window].toLowerCase()}`}
          value={draft.tactics[window]}
          answers={TACTIC_ANSWERS}
          words={ANSWER_WORDS}
          set={(answer) => set({ tactics: { ...draft.tactics, [window]: answer } })}
        />
      ))}
      <WishList draft={draft} side={side} set={(wish) => set({ wish })} />
      <FilingButtons changed={changed} ready={!props.busy} reset={reset} file={() => void file()} />
    </>
  );
}

type AnswerProps<Answer extends string> = {
  readonly label: string;
  readonly value: Answer;
  readonly answers: readonly Answer[];
  readonly words: Readonly<Record<Answer, string>>;
  readonly set: (answer: Answer) => void;
};

function AnswerField<Answer extends string>({ label, value, answers, words, set }: AnswerProps<Answer>) {
  return (
    <label className="field">
      <span className="caption">{label}</span>
      <select className="select" value={value} onChange={({ target }) => set(target.value as Answer)}>
        {answers.map((answer) => (
          <option key={answer} value={answer}>
            {words[answer]}
          </option>
        ))}
      </select>
    </label>
  );
}
