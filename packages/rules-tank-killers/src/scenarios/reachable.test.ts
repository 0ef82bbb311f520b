/** What random play comes to is a position: the validator refuses nothing that a match can show. */
import { fastChance } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { tankKillers as rules } from '../index.ts';
import { parseOptions } from '../options.ts';
import { SIDES, type Side, type State } from '../state.ts';

/** The document of a moment; null before the decks are open and after the end. */
function documentOf({ open, secret }: State): unknown {
  const { phase, active, awaited, first, discard, attack, contest, passes, freeAction, exchanges } = open;
  if (phase === 'decks' || phase === 'over') return null;
  const force = (side: Side) => {
    const { top, table, reserve, casualties, cycles, turns, breakAt } = open.forces[side];
    return {
      hand: secret.hands[side],
      deck: secret.decks[side],
      top,
      table,
      reserve,
      casualties,
      cycles,
      turns,
      breakAt,
    };
  };
  const forces = { german: force('german'), anglo: force('anglo') };
  const counters = { passes, freeAction, exchanges, discard, tactics: secret.tactics };
  return {
    options: open.options,
    position: { window: phase, active, awaited, first, forces, attack, contest, ...counters },
  };
}

/** What the validator says of a moment. */
function faultOf(state: State): unknown {
  const read = rules.parse.scenario(documentOf(state));
  if (!read.ok) return read.fault;
  const again = rules.setUp({ scenario: read.value, options: state.open.options, carryOver: null }, fastChance(1));
  return again.ok ? null : again.fault;
}

const OPTIONS = [
  { first: 'random' },
  { anglo: 'british', breakPoint: 'custom', germanBreakPoint: 80, angloBreakPoint: 80, turnLimit: 200 },
  { german: 'panzer', anglo: 'american-armored', turnLimit: 20 },
  { anglo: 'american', customDecks: 'on' },
] as const;

describe('TDC-001 to 094: a moment of random play is a position', () => {
  test.each(OPTIONS.flatMap((options, i) => [1, 2, 3].map((seed) => [options, i * 10 + seed] as const)))(
    '%j, %i',
    (raw, seed) => {
      const options = parseOptions(raw);
      if (!options.ok) throw new Error(options.fault.code);
      const chance = fastChance(seed);
      const document = { options: {}, position: null, script: { tactics: [], german: [], anglo: [] } };
      const opened = rules.setUp({ scenario: document, options: options.value, carryOver: null }, chance);
      if (!opened.ok) throw new Error(opened.fault.code);
      let state = opened.value;
      for (let step = 0; state.open.phase !== 'over' && step < 600; step++) {
        if (state.open.phase !== 'decks') expect(faultOf(state), JSON.stringify(documentOf(state))).toBeNull();
        const side = SIDES.find(
          (one) =>
            rules.legalCommands(rules.view(state, { side: one, player: 0 }), { side: one, player: 0 }).length > 0,
        );
        const seat = { side: side as Side, player: 0 };
        const menu = rules.legalCommands(rules.view(state, seat), seat);
        const command = menu[chance.draw(menu.length, 'command') - 1];
        if (command === undefined) throw new Error('a dead end');
        const decided = rules.decide(state, seat, command, chance);
        if (!decided.ok) throw new Error(decided.fault.code);
        state = decided.value.reduce(rules.evolve, state);
      }
      expect(state.open.forces.german.turns).toBeGreaterThan(3);
    },
  );
});
