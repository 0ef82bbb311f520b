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
import {
  type Draft,
  firstMatch,
  inputOf,
  newDraft,
  openOptions,
  scenarioOf,
  titleOf,
  withOwnMap,
  withScenario,
} from './draft.ts';
import { FirstMatch } from './first-match.tsx';
import { GameSelect } from './game-select.tsx';
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
  /** Ids of games in which the reader has not sat down yet. */
  readonly newTo: readonly string[];
};

const draftFor = (choice: Choice | undefined, drawn: number): Draft => {
  if (choice === undefined) throw new Error('there is no game to choose');
  return newDraft(choice.rules, choice.game, titleOf(choice.game, drawn));
};

/** Sends a match that is set up, and goes there. */
function useCreating() {
  const { busy, fault, run } = useSending();
  const create = async (draft: Draft, { rules, game }: Choice): Promise<void> => {
    const input = inputOf(draft, openOptions(rules, game, scenarioOf(draft, rules)));
    const made = await run(() => bringSalt((brought) => ask(CREATE_MATCH, { input: { ...input, ...brought } })));
    if (made !== null) enter(`/matches/${made.createMatch.id}`);
  };
  return { busy, fault, create };
}

/** Sets up a match: what is played, with which options, how fast, and against whom. Who is new to a game is offered its first match. */
export function CreateForm({ choices, drawn, zone, newTo }: Props) {
  const [draft, setDraft] = useState(() => draftFor(choices[0], drawn));
  const [unfolded, unfold] = useState(false);
  const creating = useCreating();
  const choice = choices.find(({ rules }) => rules.id === draft.ruleSet) ?? choices[0];
  if (choice === undefined) return null;
  const { rules, game } = choice;
  const { first } = game;
  const folded = first !== null && newTo.includes(rules.id) && !unfolded;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void creating.create(draft, choice);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <section className="sheet stack">
        <GameSelect choices={choices} draft={draft} onGame={(other) => setDraft(draftFor(other, drawn))} />
        {first === null ? null : (
          <FirstMatch
            first={first}
            busy={creating.busy}
            play={() => void creating.create(firstMatch(draft, rules, first), choice)}
            unfold={folded ? () => unfold(true) : null}
          />
        )}
      </section>
      {folded ? null : <Questions draft={draft} setDraft={setDraft} choice={choice} zone={zone} />}
      <div className={styles.send}>
        <FaultNotice fault={creating.fault} />
        {folded ? null : <Send busy={creating.busy} />}
      </div>
    </form>
  );
}

function Send({ busy }: { readonly busy: boolean }) {
  return (
    <>
      <SendButton busy={busy} className="button button-main button-wide">
        Create the match
      </SendButton>
      <p className="hint">It begins when every seat is taken. Until then you may call it off.</p>
    </>
  );
}

type QuestionsProps = {
  readonly draft: Draft;
  readonly setDraft: (change: (before: Draft) => Draft) => void;
  readonly choice: Choice;
  readonly zone: string;
};

/** All that may be chosen, in four parts. */
function Questions({ draft, setDraft, choice, zone }: QuestionsProps) {
  const { rules, game } = choice;
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const scenario = scenarioOf(draft, rules);
  const open = openOptions(rules, game, scenario);
  return (
    <>
      <ScenarioChoice
        choice={choice}
        draft={draft}
        pick={(id) => setDraft((before) => withScenario(before, rules, id))}
        pickOwn={(own) => setDraft((before) => withOwnMap(before, own))}
      />
      <OptionFields key={draft.ruleSet} rules={rules} game={game} open={open} draft={draft} change={change} />
      <ClockChoice clock={draft.clock} zone={zone} change={(clock) => change({ clock })} />
      <SeatChoice sides={scenario?.sides ?? rules.sides} draft={draft} change={change} />
    </>
  );
}
