'use client';
import { CREATE_MATCH, type RuleSetInfo } from '@fieldpost/client';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { aboutOf, sideName } from '../../games/index.ts';
import type { SetUp } from '../../games/manifest.ts';
import { bringSalt } from '../dice/bringing.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { useSending } from '../forms/use-sending.ts';
import { enter } from '../sign-in/enter.ts';
import { ClockChoice, PaceChoice, useClockKind } from './clock-choice.tsx';
import styles from './create.module.css';
import {
  changed,
  type Draft,
  firstMatch,
  inputOf,
  newDraft,
  openOptions,
  scenarioOf,
  titleOf,
  type Wish,
  wished,
  withOwnMap,
  withScenario,
} from './draft.ts';
import { FirstMatch } from './first-match.tsx';
import { GameSelect } from './game-select.tsx';
import type { LevelRecord } from './operations.ts';
import { OptionFields } from './option-fields.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import { OpponentChoice, SeatChoice } from './seat-choice.tsx';

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
  readonly wish: Wish;
  /** How the reader has fared against the computer, by game. */
  readonly records: readonly LevelRecord[];
};

/** The initial answers. A player new to a game begins with armies in place: the position that pictures it best. */
function draftFor(choice: Choice | undefined, { drawn, newTo }: Pick<Props, 'drawn' | 'newTo'>): Draft {
  if (choice === undefined) throw new Error('no game available');
  const { rules, game } = choice;
  const draft = newDraft(rules, game, titleOf(game, drawn));
  const pictured = newTo.includes(rules.id) ? aboutOf(rules.id)?.picturedBy : undefined;
  const listed = rules.scenarios.some(({ id }) => id === pictured);
  return pictured !== undefined && listed ? withScenario(draft, rules, pictured) : draft;
}

function firstDraft(choices: readonly Choice[], given: Pick<Props, 'drawn' | 'newTo'>, wish: Wish): Draft {
  const choice = choices.find(({ rules }) => rules.id === wish.game) ?? choices[0];
  const draft = draftFor(choice, given);
  return choice?.rules.id === wish.game ? wished(draft, choice.rules, choice.game, wish) : draft;
}

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

/** Sets up a match: which game, against whom, how fast. All else is answered already, and folded. */
export function CreateForm({ choices, drawn, zone, newTo, wish, records }: Props) {
  const [draft, setDraft] = useState(() => firstDraft(choices, { drawn, newTo }, wish));
  const creating = useCreating();
  const choice = choices.find(({ rules }) => rules.id === draft.ruleSet) ?? choices[0];
  if (choice === undefined) return null;
  const { rules, game } = choice;
  const { first } = game;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void creating.create(draft, choice);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <section className="sheet stack" aria-labelledby="which">
        <h2 id="which">1. Game</h2>
        <GameSelect choices={choices} draft={draft} onGame={(other) => setDraft(draftFor(other, { drawn, newTo }))} />
        <p className="soft">{aboutOf(rules.id)?.words}</p>
        {first === null ? null : (
          <FirstMatch
            first={first}
            busy={creating.busy}
            play={() => void creating.create(firstMatch(draft, rules, game, first), choice)}
          />
        )}
      </section>
      <Questions
        key={draft.ruleSet}
        draft={draft}
        setDraft={setDraft}
        choice={choice}
        zone={zone}
        record={records.find(({ ruleSet }) => ruleSet === rules.id) ?? null}
      />
      <div className={styles.send}>
        <FaultNotice fault={creating.fault} />
        <Send busy={creating.busy} />
      </div>
    </form>
  );
}

function Send({ busy }: { readonly busy: boolean }) {
  return (
    <>
      <SendButton busy={busy} className="button button-main button-wide">
        Create match
      </SendButton>
      <p className="hint">The match starts when every seat is taken. You can cancel until then.</p>
    </>
  );
}

type QuestionsProps = {
  readonly draft: Draft;
  readonly setDraft: (change: (before: Draft) => Draft) => void;
  readonly choice: Choice;
  readonly zone: string;
  readonly record: LevelRecord | null;
};

/**
 * Shows opponent and pace at once. Map, options, side, name and the rest of the clock are folded, with their current
 * values.
 */
function Questions({ draft, setDraft, choice, zone, record }: QuestionsProps) {
  const { rules, game } = choice;
  const change = (part: Partial<Draft>): void => setDraft((before) => changed(before, game, part));
  const setClock = (clock: Draft['clock']): void => change({ clock });
  const kind = useClockKind(draft.clock);
  const scenario = scenarioOf(draft, rules);
  const sides = scenario?.sides ?? rules.sides;
  const opponent = { levels: scenario?.levels ?? [], several: sides.length > 2, draft, change, record };
  return (
    <>
      <OpponentChoice {...opponent} />
      <PaceChoice clock={draft.clock} change={setClock} kind={kind} />
      <details className={styles.rest}>
        <summary>
          More options <span className="hint">{restWords(draft, scenario?.title)}</span>
        </summary>
        <div className={styles.form}>
          <ScenarioChoice
            choice={choice}
            draft={draft}
            pick={(id) => setDraft((before) => withScenario(before, rules, id))}
            pickOwn={(own) => setDraft((before) => withOwnMap(before, own))}
          />
          <OptionFields
            rules={rules}
            game={game}
            open={openOptions(rules, game, scenario)}
            draft={draft}
            change={change}
          />
          <ClockChoice clock={draft.clock} zone={zone} change={setClock} kind={kind} />
          <SeatChoice sides={sides} draft={draft} change={change} />
        </div>
      </details>
    </>
  );
}

/** The current values of the folded part: "Salient duel, you play South, “Spring Offensive”". */
const restWords = ({ ruleSet, side, title }: Draft, scenario = ''): string =>
  `${scenario}, you play ${sideName(ruleSet, side)}, “${title}”`;
