import {
  type AnyRuleSet,
  expectOk,
  type GameTypes,
  type Json,
  openMatch,
  type Step,
  scriptedChance,
  setupOf,
  submit,
  type Viewer,
  viewerOf,
} from '@fieldpost/engine';
import type { GoldenGame } from '@fieldpost/engine/laws';
import type { Moment } from '@fieldpost/story';

/** A recorded match, played again: each step with the state before it and after it, and the line that it came with. */
export type Played = {
  readonly steps: readonly Step<GameTypes>[];
  /** One more than there are steps: the opening first. */
  readonly states: readonly Json[];
  /** Of each step the number of its line in the record, from 0. */
  readonly lines: readonly number[];
};

export function playedAgain(rules: AnyRuleSet, golden: GoldenGame): Played {
  const chance = scriptedChance(golden.dice);
  const setup = expectOk(setupOf(rules, golden.setup), golden.name);
  let { game } = expectOk(openMatch(rules, setup, chance), golden.name);
  const steps: Step<GameTypes>[] = [];
  const lines: number[] = [];
  const states: Json[] = [game.state];
  for (const [at, line] of golden.lines.entries()) {
    const [word = '', ...rest] = line.split(' ');
    const seat = viewerOf(rules, word);
    if (seat === null || seat === 'spectator') throw new Error(`no seat ${word}`);
    const played = expectOk(submit(rules, game, seat, { line: rest.join(' ') }, chance), `${golden.name}: ${line}`);
    game = played.game;
    for (const step of played.steps) {
      steps.push(step);
      lines.push(at);
      states.push(step.events.reduce<Json>((state, event) => rules.evolve(state, event), states.at(-1) ?? null));
    }
  }
  return { steps, states, lines };
}

/** The match as one viewer was shown it. */
export function momentsOf(rules: AnyRuleSet, { steps, states }: Played, viewer: Viewer<GameTypes>): readonly Moment[] {
  const views = states.map((state) => rules.view(state, viewer));
  return steps.map(({ by, events }, step) => ({
    step,
    side: by.side,
    notices: events.flatMap((event) => rules.notice(event, viewer) ?? []),
    before: views[step] ?? null,
    after: views[step + 1] ?? null,
  }));
}

/**
 * The moments of one story: mostly those between two of the viewer's own turns. Cut where the narrator cuts, two or three chapters each.
 */
export function sittings(moments: readonly Moment[], closes: (moment: Moment) => boolean, turns: number) {
  const cut: Moment[][] = [[]];
  let open = turns;
  for (const moment of moments) {
    cut.at(-1)?.push(moment);
    if (!closes(moment)) continue;
    open -= 1;
    if (open > 0) continue;
    open = turns;
    cut.push([]);
  }
  return cut.filter((part) => part.length > 0);
}
