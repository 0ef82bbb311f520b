/**
 * Random battles over every objective, layout and optional rule: they end, nothing breaks, and every event has a sentence (THE-RULES
 * "Invariants").
 */
import { anyCommand, chooseFor, fastNumbers, openMatch, play, recorded, setupOf } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { OBJECTIVE_IDS } from './catalogue/objectives.ts';
import { RULES } from './catalogue/rules.ts';
import type { Event } from './events.ts';
import { animalWorldWar as rules } from './index.ts';
import { broken, brokenAtRest } from './invariants.ts';
import type { State } from './state.ts';
import { ruleOf } from './telling/rules.ts';

/** A view is sent as JSON: whole it stays below this, in bytes. */
const LARGEST_VIEW = 60_000;

type Walk = {
  readonly reason: string;
  readonly events: readonly Event[];
  readonly final: State;
  readonly dice: number;
};

/** Plays one battle by chance alone and checks every state. */
function walk(seed: number, scenario: string, options: object): Walk {
  const setup = setupOf(rules, { scenario, options });
  if (!setup.ok) throw new Error(setup.fault.code);
  const next = fastNumbers(seed);
  const chance = recorded((faces) => Math.floor((next() / 0x1_0000_0000) * faces) + 1);
  const opened = openMatch(rules, setup.value, chance);
  if (!opened.ok) throw new Error(opened.fault.code);
  let { game } = opened.value;
  const events: Event[] = [];
  const before = chance.draws.length;
  while (game.ending === null) {
    const chosen = chooseFor(rules, game, anyCommand, next);
    if (chosen === null) throw new Error(`nobody has a command in ${game.state.battle.phase}`);
    const played = play(rules, game, chosen.seat, chosen.command, chance);
    if (!played.ok) throw new Error(`${JSON.stringify(chosen.command)}: ${played.fault.code}`);
    events.push(...played.value.steps.flatMap((step) => step.events));
    game = played.value.game;
    const faults = [...broken(game.state, null), ...brokenAtRest(game.state)];
    expect(faults, JSON.stringify(chosen.command)).toEqual([]);
  }
  const dice = chance.draws
    .slice(before)
    .filter(({ purpose }) => !/^(tile|objective|tactic|soldier|card|pick|deal)/.test(purpose));
  return { reason: game.ending.outcome.reason, events, final: game.state, dice: dice.length };
}

const CASES = OBJECTIVE_IDS.map((objective, index) => {
  const options = {
    objective,
    selection: index % 2 === 0 ? 'random' : 'alternating',
    roleA: index % 3 === 0 ? 'CARN' : 'HERB',
    bailOut: index % 2 === 0 ? 'on' : 'off',
    flamerBlast: index % 4 < 2 ? 'on' : 'off',
    playersHERB: 1 + (index % 3),
    playersCARN: 1 + (index % 2),
  };
  return [objective, ['short', 'medium', 'long'][index % 3] ?? 'short', options, index] as const;
});

describe('battles by chance', () => {
  test.each(CASES)('AWW-193: %s on the %s field ends', (objective, layout, options, index) => {
    const { reason, events, final, dice } = walk(500 + index, layout, options);
    expect(['objective', 'elimination', 'safety']).toContain(reason);
    expect(final.battle.objective).toBe(objective);
    // THE-RULES "Invariants" (12): "Dice consumed equals number of dieRolled events"
    expect(events.filter(({ type }) => type === 'dieRolled')).toHaveLength(dice);
    for (const side of ['HERB', 'CARN'] as const) {
      const view = JSON.stringify(rules.view(final, { side, player: 0 }));
      expect(view.length).toBeLessThan(LARGEST_VIEW);
    }
    for (const event of events) checkTold(event);
  });

  test.each(rules.scenarios.map(({ id }) => id))('the scenario %s ends', (id) => {
    expect(walk(77, id, {}).reason).toMatch(/objective|elimination|safety/);
  });
});

/** One sentence for everybody who may know of an event, with a rule that has a text. */
function checkTold(event: Event): void {
  for (const viewer of ['spectator', { side: 'HERB', player: 0 }, { side: 'CARN', player: 0 }] as const) {
    const notice = rules.notice(event, viewer);
    if (notice === null) continue;
    const sentence = rules.tell(notice);
    expect(sentence, event.type).toMatch(/^[A-Z][^\n]*[.]$/);
    expect(sentence, event.type).not.toMatch(/undefined|null|NaN|\[object|H\.|C\./);
    const rule = ruleOf(notice);
    if (rule !== null) expect(RULES[rule], `${event.type}: ${rule}`).toBeDefined();
  }
}
