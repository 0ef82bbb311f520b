import type { GameTypes, Json, Step, Viewer } from '@fieldpost/engine';
import type { AnyRuleSet } from './rules.ts';

/** Each step in notation, written as its author saw the game before it. `before`: the state before the first. */
export function linesOf(rules: AnyRuleSet, before: Json, steps: readonly Step<GameTypes>[]): readonly string[] {
  let state = before;
  return steps.map((step, index) => {
    const line = rules.write(step.command, rules.view(state, step.by));
    if (index < steps.length - 1) for (const event of step.events) state = rules.evolve(state, event);
    return line;
  });
}

/** What one viewer may know of the events of a step. */
export const noticesOf = (
  rules: AnyRuleSet,
  step: Step<GameTypes>,
  viewer: Viewer<GameTypes>,
): readonly GameTypes['notice'][] => step.events.flatMap((event) => rules.notice(event, viewer) ?? []);

/** The line of a step as a viewer may read it: the author as they wrote it, everybody else as they could write it from their notices. */
export function lineFor(
  rules: AnyRuleSet,
  { by }: Step<GameTypes>,
  viewer: Viewer<GameTypes>,
  notices: readonly GameTypes['notice'][],
  line: string,
): string | null {
  const own = viewer !== 'spectator' && viewer.side === by.side && viewer.player === by.player;
  return own ? line : rules.recount(notices, by);
}
