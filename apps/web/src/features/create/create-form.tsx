'use client';
import { CREATE_MATCH, type RuleSetInfo } from '@fieldpost/client';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import type { SetUp } from '../../games/manifest.ts';
import { bringSalt } from '../dice/bringing.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { useSending } from '../forms/use-sending.ts';
import { enter } from '../sign-in/enter.ts';
import { ClockChoice } from './clock-choice.tsx';
import styles from './create.module.css';
import { type Draft, inputOf, newDraft, openOptions, sidesOf, titleOf, withScenario } from './draft.ts';
import { OptionFields } from './option-fields.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import { SeatChoice } from './seat-choice.tsx';

/** One game that can be played. */
export type Choice = {
  readonly rules: RuleSetInfo;
  readonly game: SetUp;
};

type Props = {
  readonly choices: readonly Choice[];
  /** Draws the title that is offered. */
  readonly drawn: number;
  /** The zone in which the reader is shown times. */
  readonly zone: string;
};

const draftFor = (choice: Choice | undefined, drawn: number): Draft => {
  if (choice === undefined) throw new Error('there is no game to choose');
  return newDraft(choice.rules, choice.game, titleOf(choice.game, drawn));
};

/** Sets up a match: what is played, with which options, how fast, and against whom. */
export function CreateForm({ choices, drawn, zone }: Props) {
  const [draft, setDraft] = useState(() => draftFor(choices[0], drawn));
  const { busy, fault, run } = useSending();
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const choice = choices.find(({ rules }) => rules.id === draft.ruleSet) ?? choices[0];
  if (choice === undefined) return null;
  const { rules, game } = choice;
  const scenario = rules.scenarios.find(({ id }) => id === draft.scenario);
  const open = openOptions(rules, game, scenario);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const input = inputOf(draft, open);
    const made = await run(() => bringSalt((brought) => ask(CREATE_MATCH, { input: { ...input, ...brought } })));
    if (made !== null) enter(`/matches/${made.createMatch.id}`);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <ScenarioChoice
        choices={choices}
        choice={choice}
        draft={draft}
        change={({ scenario: chosen, ...part }) =>
          setDraft((before) => ({ ...(chosen === undefined ? before : withScenario(before, rules, chosen)), ...part }))
        }
        onGame={(other) => setDraft(draftFor(other, drawn))}
      />
      <OptionFields key={draft.ruleSet} rules={rules} game={game} open={open} draft={draft} change={change} />
      <ClockChoice clock={draft.clock} zone={zone} change={(clock) => change({ clock })} />
      <SeatChoice sides={sidesOf(rules, draft.scenario)} draft={draft} change={change} />
      <div className={styles.send}>
        <FaultNotice fault={fault} />
        <SendButton busy={busy} className="button button-main button-wide">
          Create the match
        </SendButton>
        <p className="hint">It begins when every seat is taken. Until then you may call it off.</p>
      </div>
    </form>
  );
}
