import { botOf } from '@fieldpost/bots';
import {
  anyCommand,
  type Chooser,
  chooseFor,
  fastNumbers,
  type GameTypes,
  play as playInMemory,
  stepViewFor,
} from '@fieldpost/engine';
import type { Caller, Context } from '../../apps/api/src/context.ts';
import { markSeen } from '../../apps/api/src/match-api/service.ts';
import { chanceOf } from '../../apps/api/src/match-store/chance.ts';
import { loadedMatch } from '../../apps/api/src/match-store/loaded-match.ts';
import { loadMatch } from '../../apps/api/src/match-store/store.ts';
import type { StoredMatch } from '../../apps/api/src/match-store/stored.ts';
import type { HandClock } from '../../apps/api/src/platform/clock.ts';
import { play } from '../../apps/api/src/turn/play.ts';

/** The seats of a match, and how it is played. */
export type Table = {
  readonly matchId: string;
  /** By user id. */
  readonly callers: Readonly<Record<string, Caller>>;
  readonly clock: HandClock;
  /** Hand-overs to be played; null: to the end. */
  readonly handOvers: number | null;
  readonly paceHours: number;
  readonly choices: number;
  readonly whim: number;
};

const HOUR_MS = 3_600_000;
/** More commands than a match of the demonstration can have: a bot that never ends is a bug, not a long match. */
const MAX_COMMANDS = 6_000;

/** Usually the best order, and now and then a random one: matches between two greedy players are short and all alike. */
function humanly(whim: number): Chooser<GameTypes> {
  const [greedy, random] = ['greedy', 'random'].map((name) => botOf(name)?.choose ?? anyCommand);
  return (rules, view, seat, next) => (next() % whim === 0 ? random : greedy)?.(rules, view, seat, next) ?? null;
}

async function load(context: Context, id: string): Promise<StoredMatch> {
  const match = await loadMatch(context.db, id);
  if (!match) throw new Error(`The match ${id} is gone.`);
  return match;
}

/** An order, and the seat whose it is. */
type Chosen = NonNullable<ReturnType<typeof chooseFor>>;

function chosenIn(match: StoredMatch, whim: number, next: () => number): Chosen {
  const { rules, game } = loadedMatch(match);
  const chosen = game && chooseFor(rules, game, humanly(whim), next);
  if (!chosen) throw new Error(`Nothing to play in "${match.title}".`);
  return chosen;
}

/** True if the order would end the match: the dice of every demonstration are new, and a match may be short. */
function wouldEnd(match: StoredMatch, { seat, command }: Chosen): boolean {
  const { rules, game } = loadedMatch(match);
  if (!game) return false;
  const played = playInMemory(rules, game, seat, command, chanceOf(rules, match));
  return played.ok && played.value.game.ending !== null;
}

async function playOne(context: Context, table: Table, match: StoredMatch, { seat, command }: Chosen): Promise<void> {
  const { game } = loadedMatch(match);
  const holder = match.seats.find((one) => one.side === seat.side && one.player === seat.player)?.userId ?? '';
  const caller = table.callers[holder];
  if (!game || !caller) throw new Error(`Nobody of the demonstration sits at ${seat.side} of "${match.title}".`);
  await markSeen(context, caller, match.id, match.step);
  const submission = { expectedStep: stepViewFor(game, seat), order: { command }, key: null };
  const played = await play(context, caller, match.id, submission);
  if (!played.ok) throw new Error(`"${match.title}" refused ${JSON.stringify(command)}: ${played.fault.code}`);
}

const awaited = (match: StoredMatch): string => match.waitingFor.join();

/**
 * Plays a match by the service's own door: to its end, or until enough turns have been handed over; a match that is to be in play
 * stops before the order that would end it.
 */
export async function playMatch(context: Context, table: Table): Promise<void> {
  const next = fastNumbers(table.choices);
  let match = await load(context, table.matchId);
  let handOvers = 0;
  for (let commands = 0; commands < MAX_COMMANDS && match.status === 'playing'; commands += 1) {
    if (table.handOvers !== null && handOvers >= table.handOvers) return;
    const chosen = chosenIn(match, table.whim, next);
    if (table.handOvers !== null && wouldEnd(match, chosen)) return;
    await playOne(context, table, match, chosen);
    const after = await load(context, table.matchId);
    if (awaited(after) !== awaited(match)) {
      handOvers += 1;
      table.clock.advance(table.paceHours * HOUR_MS);
    }
    match = after;
  }
  if (match.status === 'playing') throw new Error(`"${match.title}" did not end.`);
}
