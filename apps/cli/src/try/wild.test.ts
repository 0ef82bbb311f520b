import process from 'node:process';
import { fastChance, type Game, menuOf, owing, play, seatsOf } from '@fieldpost/engine';
import { type AnyRuleSet, all, nameOf } from '@fieldpost/rulebook';
import { broken as animalWorldWar } from '@fieldpost/rules-animal-world-war';
import { broken as massWarfare } from '@fieldpost/rules-mass-warfare';
import { broken as tankKillers } from '@fieldpost/rules-tank-killers';
import { broken as worldWarAwesome } from '@fieldpost/rules-world-war-awesome';
import { broken as wwi } from '@fieldpost/rules-wwi-combined-arms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VerbFault } from '../answer.ts';
import { menus } from '../legal/verb.ts';
import { wildCases } from '../testing/wild-cases.ts';
import { caseOf } from './case.ts';
import { playCase, type Table } from './table.ts';
import { judge } from './verb.ts';

const BROKEN: Readonly<Record<string, (state: never, before: null) => readonly string[]>> = {
  'animal-world-war@1': animalWorldWar,
  'mass-warfare@1': massWarfare,
  'tank-killers@1': tankKillers,
  'world-war-awesome@1': worldWarAwesome,
  'wwi-combined-arms@1': wwi,
};
const PLIES = 12;

/** The table that `try` and `legal` make of a case, or null if they refuse it with a code. */
function tried(text: string): Table | null {
  try {
    const table = playCase(caseOf(text));
    menus(table);
    judge(text);
    return table;
  } catch (error) {
    if (error instanceof VerbFault) return null;
    throw error;
  }
}

const faultsOf = (rules: AnyRuleSet, { state }: Game): readonly string[] =>
  BROKEN[nameOf(rules.ref)]?.(state as never, null) ?? ['no invariants'];

/** Plays on from there: nobody awaited is without a command, what is listed is legal, and nothing appears or vanishes. */
function playOn({ rules, game: from }: Table): void {
  let game = from;
  const chance = fastChance(1);
  for (let ply = 0; ply < PLIES && game.ending === null; ply += 1) {
    expect(faultsOf(rules, game)).toEqual([]);
    const seats = owing(rules, game).flatMap((side) => seatsOf(rules, side));
    const orders = seats.flatMap((seat) => menuOf(rules, game, seat).map((command) => ({ seat, command })));
    const { seat, command } = orders[chance.draw(orders.length, 'order') - 1] ?? {};
    if (!seat || !command) throw new Error('nobody has a command');
    const played = play(rules, game, seat, command, chance);
    if (!played.ok) throw new Error(`listed, but refused with ${played.fault.code}: ${JSON.stringify(command)}`);
    game = played.value.game;
  }
}

test.each(all().map((rules) => [nameOf(rules.ref), rules] as const))(
  'wild cases of %s are refused with a code or can be played on',
  (_, rules) => {
    let accepted = 0;
    const check = (given: unknown) => {
      const table = tried(JSON.stringify(given));
      if (table === null) return;
      accepted += 1;
      playOn(table);
    };
    fc.assert(fc.property(wildCases(rules), check), { numRuns: Number(process.env.WILD ?? 300), seed: 1 });
    expect(accepted).toBeGreaterThan(20);
  },
  120_000,
);
