/** One match between two computer players, each with nothing but what its seat sees. */
import process from 'node:process';
import { botOf, seatOrders } from '@fieldpost/bots';
import {
  type AnyRuleSet,
  expectOk,
  fastChance,
  fastNumbers,
  type Game,
  type GameTypes,
  LEVEL_NAMES,
  type Level,
  type Numbers,
  openMatch,
  ordersOf,
  owing,
  play,
  type Seat,
  type Setup,
  type Tagged,
  viewOf,
} from '@fieldpost/engine';
import { planOf } from '@fieldpost/search';

/** Chooses a command of a seat; it keeps what it has planned. */
export type Player = {
  readonly name: string;
  /** How often it thought, the nodes that took, and the processor time of each in ms. */
  readonly thought: { nodes: number; readonly times: number[] };
  readonly choose: (game: Game, seat: Seat<string>, next: Numbers) => Tagged;
};

/** A level or a bot by name, for one match. `nodes`: of the strongest level, for a turn. Throws for any other name. */
export function playerOf(name: string, rules: AnyRuleSet, setup: Setup<GameTypes>, nodes: number): Player {
  const thought = { nodes: 0, times: [] as number[] };
  const level = LEVEL_NAMES.find((one) => one === name);
  if (level !== undefined) return { name, thought, choose: thinking(level, rules, setup, nodes, thought) };
  const bot = botOf(name);
  if (bot === null) throw new Error(`no computer player is called ${name}`);
  return {
    name,
    thought,
    choose: (game, seat, next) => some(bot.choose(rules, viewOf(rules, game, seat), seat, next), name),
  };
}

function thinking(
  level: Level,
  rules: AnyRuleSet,
  setup: Setup<GameTypes>,
  nodes: number,
  thought: Player['thought'],
): Player['choose'] {
  let planned: readonly string[] = [];
  const next = (game: Game, seat: Seat<string>): Tagged | null => {
    const [line, ...rest] = planned;
    planned = rest;
    const view = viewOf(rules, game, seat);
    const read = line === undefined ? null : rules.read(line, view, seat);
    return read?.ok && rules.refuses(view, seat, read.value) === null ? read.value : null;
  };
  return (game, seat, numbers) => {
    const known = next(game, seat);
    if (known !== null) return known;
    const view = viewOf(rules, game, seat);
    const orders = ordersOf(rules, game, seat);
    const before = processorTime();
    const plan = planOf(rules, { setup, view, seat, orders, heard: null, level, seed: numbers(), nodes });
    thought.times.push(processorTime() - before);
    thought.nodes += plan?.nodes ?? 0;
    planned = plan?.lines ?? [];
    return some(next(game, seat), level);
  };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function some(command: Tagged | null, name: string): Tagged {
  if (command === null) throw new Error(`${name} has nothing to do, and is awaited`);
  return command;
}

/** Commands of one match, at most. */
const LONGEST = 20_000;

/** Plays a match; the points of the first place by side, 1 in all. Throws where it does not end. */
export function duel(
  rules: AnyRuleSet,
  setup: Setup<GameTypes>,
  seed: number,
  players: Readonly<Record<string, Player>>,
): Readonly<Record<string, number>> {
  const chance = fastChance(seed ^ 0x5f3759df);
  const next = fastNumbers(seed);
  const orders: Record<string, GameTypes['standingOrders']> = {};
  // A level leaves the orders that greedy leaves: it is never away either.
  for (const side of rules.sidesOf(setup)) orders[side] = seatOrders('greedy', rules) ?? rules.initialOrders;
  let { game } = expectOk(openMatch(rules, setup, chance, orders), 'a match could not be opened');
  for (let count = 0; game.ending === null && count < LONGEST; count++) {
    const [side = ''] = owing(rules, game);
    const seat = { side, player: 0 };
    const player = players[side];
    if (player === undefined) throw new Error(`nobody plays ${side}`);
    game = expectOk(
      play(rules, game, seat, player.choose(game, seat, next), chance),
      `${player.name} was refused`,
    ).game;
  }
  const places = game.ending?.outcome.places;
  if (places === undefined) throw new Error(`a match was not over after ${LONGEST} commands`);
  const first = places.filter(({ place }) => place === 1);
  return Object.fromEntries(places.map(({ side, place }) => [side, place === 1 ? 1 / first.length : 0]));
}
