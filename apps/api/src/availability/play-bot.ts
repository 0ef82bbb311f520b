import { createHmac } from 'node:crypto';
import { botOf } from '@fieldpost/bots';
import { levelOf } from '@fieldpost/bots/seats';
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
import { type Thought, thoughtOf } from './thinking/planning.ts';

/**
 * The same position gives the same choice on every worker, and nobody can predict it. A seat's filed orders belong to
 * the position: filing them is no step, but it still changes the numbers of the next choice.
 */
function numbersFor(secret: string, { match }: LoadedMatch, seat: Seat<string>, step: number, onFile: Json) {
  const said = `bot:${match.id}:${seat.side}:${seat.player}:${step}:${JSON.stringify(onFile)}`;
  const digest = createHmac('sha256', secret).update(said).digest();
  return fastNumbers(digest.readUInt32BE(0));
}

/** The bot that replaces a level that cannot plan. */
const WITHOUT_PLAN = 'greedy';

/**
 * Chooses the order of a seat's computer player from the seat's knowledge; by default the rule set's default. Levels
 * ask a thinker.
 */
async function thoughtFor(
  context: Context,
  loaded: LoadedMatch,
  game: Game<GameTypes>,
  seat: StoredSeat,
  name: string,
): Promise<Thought> {
  const { rules } = loaded;
  const place = { side: seat.side, player: seat.player };
  const next = numbersFor(
    context.settings.secret,
    loaded,
    place,
    stepViewFor(game, place),
    ordersOf(rules, game, place),
  );
  const level = levelOf(name);
  const thought = level === null ? null : await thoughtOf(context, { loaded, game, seat, level, seed: next() });
  if (thought !== null) return thought;
  const bot = botOf(level === null ? name : WITHOUT_PLAN);
  if (bot === null) throw new Error(`match ${loaded.match.id} is played by ${name}, whom nobody knows`);
  const command = bot.choose(rules, viewOf(rules, game, place), place, next) ?? defaultOf(rules, game, place);
  return { command, planAt: () => null };
}

function transitionOf(
  loaded: LoadedMatch,
  game: Game<GameTypes>,
  seat: StoredSeat,
  name: string,
  { command, planAt }: Thought,
): Transition {
  const { rules, match } = loaded;
  const place = { side: seat.side, player: seat.player };
  const played = play(rules, game, place, command, chanceOf(rules, match));
  if (!played.ok) throw new Error(`${name} chose what ${match.ruleSet} refuses: ${played.fault.code}`);
  const { steps, game: after } = played.value;
  const made = { steps, lines: linesOf(rules, game.state, steps), draws: drawsIn(steps) };
  const plan = after.ending === null ? planAt(stepViewFor(after, place)) : null;
  const seats = plan === null && seat.plan === null ? [] : [{ ...place, patch: { plan } }];
  return { ...plainTransition(after, seat.bot === null ? null : seat.userId), ...made, seats };
}

/**
 * Plays one command of a computer player, as an ordinary command of its seat; what it has planned beyond is stored with it. False:
 * somebody was faster. Rejects with `NotNow` while no thinker is free.
 */
export async function playBot(context: Context, loaded: LoadedMatch, seat: StoredSeat, name: string): Promise<boolean> {
  const { game } = loaded;
  if (!game) return false;
  const thought = await thoughtFor(context, loaded, game, seat, name);
  const change = changeOf(loaded, transitionOf(loaded, game, seat, name, thought), null, context.clock.now());
  crashPoint('autoplay.before-commit');
  if ((await writeChange(context.database, change)) === null) return false;
  crashPoint('autoplay.committed');
  announce(context, loaded, change, seat.side);
  return true;
}
