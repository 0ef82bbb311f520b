import type { Context } from '@fieldpost/api/context';
import { chanceOf } from '@fieldpost/api/match-store/chance';
import { loadedMatch } from '@fieldpost/api/match-store/loaded-match';
import { markSeen } from '@fieldpost/api/match-store/store';
import { type Duel, type DuelInput, type Duellist, openDuel } from '@fieldpost/api/testing/duel';
import { play } from '@fieldpost/api/turn/play';
import {
  type AnyRuleSet,
  type Chance,
  fastChance,
  menuOf,
  owing,
  play as playInMemory,
  stepViewFor,
} from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import { GAMES } from '../games/list.ts';

/** What was played: commands, and how often the match went from one side to another. */
export type PlayedTurns = { readonly matches: number; readonly commands: number; readonly turns: number };

/** The battle for each game: the one played over HTTP, else the first one for two sides in its list. */
export const BATTLES: readonly { readonly ruleSet: string; readonly scenario: string; readonly options: object }[] =
  GAMES.map(({ ruleSet, overHttp }) => {
    const listed = current(ruleSet)?.scenarios.find(({ sides }) => sides.length === 2);
    const { scenario, options } = overHttp ?? { scenario: listed?.id ?? '', options: {} };
    return { ruleSet, scenario, options };
  });

/** Maximum turns of a match: then a player resigns, so that it ends. */
const TURNS_OF_A_MATCH = 50;

type Game = Parameters<typeof owing>[1];

/** Whom a game waits for: one who owes something yet; null: nobody, it is over. */
const sideAwaited = (rules: AnyRuleSet, game: Game): string | null => owing(rules, game)[0] ?? null;

type Sent = { readonly duel: Duel; readonly who: Duellist; readonly index: number; readonly step: number };

/** Sends an order as a person does, with its own idempotency key. */
async function send(
  context: Context,
  { duel, who, index, step }: Sent,
  order: Parameters<typeof play>[3]['order'],
): Promise<void> {
  const given = { expectedStep: step, order, key: `${duel.id} ${index}`, brief: true };
  const played = await play(context, who.caller, duel.id, given);
  if (!played.ok) throw new Error(`${duel.id}: ${JSON.stringify(order)} was refused: ${played.fault.code}`);
}

/** Where a match stands after it was played for a while. */
type Stand = Omit<PlayedTurns, 'matches'> & { readonly game: Game; readonly side: string | null };

/**
 * Plays a match through the service for up to `most` handovers, or to its end. A second copy of the game with the same dice gives the legal
 * orders.
 */
export async function playFor(context: Context, duel: Duel, chooses: Chance, most: number): Promise<Stand> {
  const { match, rules, game: opened } = loadedMatch(await duel.stored());
  if (opened === null) throw new Error(`${duel.id} has not begun`);
  const people = new Map(
    match.seats.map(({ side, userId }) => [side, userId === duel.south.caller.userId ? duel.south : duel.north]),
  );
  const dice = chanceOf(rules, match);
  let game: Game = opened;
  let [index, turns, side] = [0, 0, sideAwaited(rules, opened)];
  while (side !== null && turns < most) {
    const seat = { side, player: 0 };
    const menu = menuOf(rules, game, seat);
    const command = menu[chooses.draw(menu.length, 'choice') - 1];
    const who = people.get(side);
    if (!command || !who) throw new Error(`${duel.id}: ${side} is awaited and cannot act`);
    const order = { command: JSON.parse(JSON.stringify(command)) };
    await send(context, { duel, who, index, step: stepViewFor(game, seat) }, order);
    const beside = playInMemory(rules, game, seat, command, dice);
    if (!beside.ok) throw new Error(`${duel.id}: ${beside.fault.code} beside the service`);
    game = beside.value.game;
    index += 1;
    const next = sideAwaited(rules, game);
    if (next !== side) turns += 1;
    side = next;
  }
  return { commands: index, turns, game, side };
}

/** The same to its end, which both have looked at: after many turns somebody gives up. */
async function playOut(context: Context, duel: Duel, chooses: Chance): Promise<Stand> {
  const stand = await playFor(context, duel, chooses, TURNS_OF_A_MATCH);
  const { seats } = await duel.stored();
  const seat = { side: seats.find(({ userId }) => userId === duel.south.caller.userId)?.side ?? '', player: 0 };
  const { game, commands: index } = stand;
  if (game.ending === null)
    await send(context, { duel, who: duel.south, index, step: stepViewFor(game, seat) }, { line: 'resign' });
  const over = await duel.stored();
  for (const { caller } of [duel.south, duel.north]) await markSeen(context.db, duel.id, caller.userId, over.step);
  return stand;
}

/** Plays matches of a game between people, one after another, for a number of handovers. */
export async function playTurns(
  context: Context,
  battle: (typeof BATTLES)[number],
  people: readonly Duellist[],
  turns: number,
): Promise<PlayedTurns> {
  const chooses = fastChance(BATTLES.indexOf(battle) + 1);
  let played = { matches: 0, commands: 0, turns: 0 };
  while (played.turns < turns) {
    const south = people[played.matches % people.length];
    const north = people[(played.matches + 1) % people.length];
    if (!south || !north || south === north) throw new Error('a match needs two people');
    const duel = await openDuel(context, {
      ...battle,
      options: battle.options as NonNullable<DuelInput['options']>,
      people: [south, north],
    });
    const one = await playOut(context, duel, chooses);
    played = {
      matches: played.matches + 1,
      commands: played.commands + one.commands,
      turns: played.turns + one.turns,
    };
  }
  return played;
}
