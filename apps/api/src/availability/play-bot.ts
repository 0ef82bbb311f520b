import { createHmac } from 'node:crypto';
import { botOf } from '@fieldpost/bots';
import {
  defaultOf,
  fastNumbers,
  type Game,
  type GameTypes,
  type Json,
  ordersOf,
  play,
  type Seat,
  stepViewFor,
  viewOf,
} from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { chanceOf } from '../match-store/chance.ts';
import { linesOf } from '../match-store/lines.ts';
import type { LoadedMatch } from '../match-store/loaded-match.ts';
import type { StoredSeat } from '../match-store/stored.ts';
import { crashPoint } from '../platform/crash-points.ts';
import { announce } from '../turn/announce.ts';
import { changeOf, drawsIn, plainTransition, type Transition } from '../turn/change.ts';
import { writeChange } from '../turn/turn-statement.ts';

/**
 * The same position gives the same choice on every worker, and nobody can foretell it. What a seat has on file belongs to its
 * position: to file something is no step, and the next choice has other numbers all the same.
 */
function numbersFor(secret: string, { match }: LoadedMatch, seat: Seat<string>, step: number, onFile: Json) {
  const said = `bot:${match.id}:${seat.side}:${seat.player}:${step}:${JSON.stringify(onFile)}`;
  const digest = createHmac('sha256', secret).update(said).digest();
  return fastNumbers(digest.readUInt32BE(0));
}

/** What the computer player of a seat orders, from what that seat may know; where it knows nothing better, the rule set's default. */
function commandOf(context: Context, loaded: LoadedMatch, game: Game<GameTypes>, seat: StoredSeat, name: string) {
  const { rules } = loaded;
  const bot = botOf(name);
  if (bot === null) throw new Error(`match ${loaded.match.id} is played by ${name}, whom nobody knows`);
  const place = { side: seat.side, player: seat.player };
  const next = numbersFor(
    context.settings.secret,
    loaded,
    place,
    stepViewFor(game, place),
    ordersOf(rules, game, place),
  );
  return bot.choose(rules, viewOf(rules, game, place), place, next) ?? defaultOf(rules, game, place);
}

function transitionOf(
  context: Context,
  loaded: LoadedMatch,
  game: Game<GameTypes>,
  seat: StoredSeat,
  name: string,
): Transition {
  const { rules, match } = loaded;
  const command = commandOf(context, loaded, game, seat, name);
  const place = { side: seat.side, player: seat.player };
  const played = play(rules, game, place, command, chanceOf(rules, match));
  if (!played.ok) throw new Error(`${name} chose what ${match.ruleSet} refuses: ${played.fault.code}`);
  const { steps, game: after } = played.value;
  const made = { steps, lines: linesOf(rules, game.state, steps), draws: drawsIn(steps) };
  return { ...plainTransition(after, seat.bot === null ? null : seat.userId), ...made };
}

/** Plays one command of a computer player, as an ordinary command of its seat. False: somebody was faster. */
export async function playBot(context: Context, loaded: LoadedMatch, seat: StoredSeat, name: string): Promise<boolean> {
  const { game } = loaded;
  if (!game) return false;
  const change = changeOf(loaded, transitionOf(context, loaded, game, seat, name), null, context.clock.now());
  crashPoint('autoplay.before-commit');
  if ((await writeChange(context.database, change)) === null) return false;
  crashPoint('autoplay.committed');
  announce(context, loaded, change, seat.side);
  return true;
}
