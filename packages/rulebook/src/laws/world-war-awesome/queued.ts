import { expectOk, fastChance, hashOf, openMatch, play } from '@fieldpost/engine';
import {
  ANY,
  worldWarAwesome as rules,
  type StandingOrders,
  type WorldWarAwesomeGame,
} from '@fieldpost/rules-world-war-awesome';
import { CHOOSERS, finerCommand, played, setupFor, type Taken } from './matches.ts';

type Command = WorldWarAwesomeGame['command'];
type Element = StandingOrders['queue'][number];

/** What one match came to by hand and with its rounds queued. `same`: both have the same steps, and end alike to the byte. */
export type Replayed = { readonly byHand: number; readonly queued: number; readonly same: boolean };

const isTurn = ({ command: { type } }: Taken): boolean =>
  type === 'main.activate' || type === 'main.device' || type === 'main.pass';

/** The main phase of a round from one of its steps on. */
function phaseFrom(steps: readonly Taken[], first: number): readonly Taken[] {
  const end = steps.findIndex(
    ({ events }, at) => at >= first && events.some(({ type }) => type === 'opsBegan' || type === 'matchEnded'),
  );
  return steps.slice(first, end < 0 ? steps.length : end + 1);
}

const isUnderCup = (command: Command, covered: readonly { readonly id: string }[]): boolean =>
  command.type === 'main.device' && covered.some(({ id }) => id === command.device);

/** What a seat did, as a queue: up to its first pass, and a pass for the rest where it passed to the end. */
function queueOf(turns: readonly Command[], covered: readonly { readonly id: string }[]): readonly Element[] {
  const first = turns.findIndex((command) => command.type === 'main.pass' || isUnderCup(command, covered));
  const before = first < 0 ? turns : turns.slice(0, first);
  const queue = before.flatMap((command): Element[] =>
    command.type === 'main.activate' || command.type === 'main.device' ? [{ kind: 'play', command, when: ANY }] : [],
  );
  const rests = first >= 0 && turns.slice(first).every(({ type }) => type === 'main.pass');
  return rests ? [...queue, { kind: 'passRest', wake: null }] : queue;
}

const changes = (sides: readonly string[]): number =>
  sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length;

const told = ({ by, command, events, draws }: Taken): string => hashOf([by.side, command, events, draws] as never);

/** Plays a match once more: each seat files its round where the other gives its order or its token, and gives by hand what is left. */
export function replayed(nth: number): Replayed {
  const choose = nth % 2 === 0 ? finerCommand : (CHOOSERS.greedy ?? finerCommand);
  const setup = setupFor(nth);
  const byHand = played(setup, nth, choose);
  const chance = fastChance(nth ^ 0x5f3759df);
  let { game } = expectOk(openMatch(rules, setup, chance), 'the opening');
  const steps: Taken[] = [];
  const visits: string[] = [];
  let filed = 0;
  // commands of a sealed window become steps when all of them are in
  let sealed = 0;
  while (game.ending === null) {
    const { war, secret } = game.state;
    if (war.phase === 'main' && filed !== war.round) {
      filed = war.round;
      const phase = phaseFrom(byHand.steps, steps.length).filter(isTurn);
      // who is not on files first: both queues stand before the first turn is taken
      for (const side of [war.seat === 'A' ? 'B' : 'A', war.seat] as const) {
        const turns = phase.filter(({ by }) => by.side === side).map(({ command }) => command);
        const queue = queueOf(turns, secret[side].covered);
        const orders: Command = { type: 'orders.set', queue, throwPolicy: 'ask', onlyMoment: 'ask' };
        const done = expectOk(play(rules, game, { side, player: 0 }, orders, chance), 'a queue');
        steps.push(...done.steps);
        game = done.game;
      }
      continue;
    }
    const next = byHand.steps[steps.length + sealed];
    if (next === undefined) break;
    visits.push(next.by.side);
    const done = play(rules, game, next.by, next.command, chance);
    if (!done.ok) break;
    sealed = done.value.steps.length === 0 ? sealed + 1 : 0;
    steps.push(...done.value.steps);
    game = done.value.game;
  }
  const same =
    hashOf(game.state) === hashOf(byHand.final.state) &&
    steps.length === byHand.steps.length &&
    steps.every((step, at) => told(step) === told(byHand.steps[at] as Taken));
  return { byHand: changes(byHand.steps.map(({ by }) => by.side)), queued: changes(visits), same };
}

/** What many matches came to. `saved`: the share of hand-overs that queues make unnecessary. */
export function queues(matches: number) {
  const all = Array.from({ length: matches }, (_, nth) => replayed(nth));
  const sum = (key: 'byHand' | 'queued') => all.reduce((total, one) => total + one[key], 0);
  const [byHand, queued] = [sum('byHand'), sum('queued')];
  const differ = all.flatMap(({ same }, nth) => (same ? [] : [nth]));
  return { matches, differ, byHand, queued, saved: Math.round(1000 * (1 - queued / byHand)) / 1000 };
}
