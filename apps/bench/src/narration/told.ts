import {
  type AnyRuleSet,
  anyCommand,
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  type GameTypes,
  type Json,
  openMatch,
  play,
  type Step,
  setupOf,
} from '@fieldpost/engine';
import { type AnyNarrator, type Moment, narrate, partsOf } from '@fieldpost/story';

/** What telling a match came to: the lines of each turn, and those that hold what people do not say. */
export type Told = { readonly lines: readonly number[]; readonly raw: readonly string[]; readonly steps: number };

/** A place in numbers, the id of a unit, the number of a card, or what no text may hold. */
const RAW = /-?\d,-?\d|\b[SNHC][-.][a-z]+\b|#\d|\bs[1-4]-|undefined|NaN|\[object/;

/** One match of random commands, told to somebody who watches: turn by turn. */
export function toldMatch(rules: AnyRuleSet, narrator: AnyNarrator, seed: number): Told {
  const parts = partsOf(narrator, watched(rules, seed));
  const stories = parts.map((part) => narrate(narrator, part, { side: null }).lines.map(({ text }) => text));
  return {
    lines: stories.map(({ length }) => length),
    raw: stories.flat().filter((line) => RAW.test(line)),
    steps: parts.flat().length,
  };
}

/** The steps of a random match as a spectator is shown them. */
function watched(rules: AnyRuleSet, seed: number): readonly Moment[] {
  const scenario = rules.scenarios[seed % rules.scenarios.length]?.id;
  const setup = expectOk(setupOf(rules, { scenario }), scenario ?? '');
  const next = fastNumbers(seed);
  const chance = fastChance(seed ^ 0x5f3759df);
  let { game } = expectOk(openMatch(rules, setup, chance), 'a match could not be opened');
  const moments: Moment[] = [];
  while (game.ending === null) {
    const chosen = chooseFor(rules, game, anyCommand, next);
    if (chosen === null) throw new Error(`nobody has a legal command after ${game.step} steps`);
    const before = game.state;
    const played = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command was refused');
    moments.push(...momentsOf(rules, { steps: played.steps, from: moments.length, before }));
    game = played.game;
  }
  return moments;
}

type Taken = { readonly steps: readonly Step<GameTypes>[]; readonly from: number; readonly before: Json };

function momentsOf(rules: AnyRuleSet, { steps, from, before }: Taken): readonly Moment[] {
  let state = before;
  return steps.map(({ by, events }, index) => {
    const seen = rules.view(state, 'spectator');
    state = events.reduce<Json>((now, event) => rules.evolve(now, event), state);
    return {
      step: from + index,
      side: by.side,
      notices: events.flatMap((event) => rules.notice(event, 'spectator') ?? []),
      before: seen,
      after: rules.view(state, 'spectator'),
    };
  });
}
