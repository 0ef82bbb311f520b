import { expectOk, fastChance, hashOf, openMatch, play, type RecordedChance, type Setup } from '@fieldpost/engine';
import {
  ANY,
  worldWarAwesome as rules,
  type StandingOrders,
  type WorldWarAwesomeGame,
} from '@fieldpost/rules-world-war-awesome';
import { CHOOSERS, finerCommand, type Live, played, setupFor, type Taken } from './matches.ts';

type Command = WorldWarAwesomeGame['command'];
type Seat = Taken['by']['side'];
type Element = StandingOrders['queue'][number];

/** The totals of one match by hand and with queued rounds. `same`: both have the same steps, and end alike to the byte. */
export type Replayed = { readonly byHand: number; readonly queued: number; readonly same: boolean };

const isTurn = ({ command: { type } }: Pick<Taken, 'command'>): boolean =>
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

/** A seat's actions as a queue: up to its first pass, and a pass for the rest if it passed to the end. */
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

/** A match that is played once more, and who was asked, one after the other. */
class Replay {
  readonly steps: Taken[] = [];
  readonly visits: string[] = [];
  game: Live;
  private filed = 0;
  /** Commands of a sealed window become steps when all of them are in. */
  private sealed = 0;
  private readonly byHand: readonly Taken[];
  private readonly chance: RecordedChance;

  constructor(setup: Setup<WorldWarAwesomeGame>, byHand: readonly Taken[], chance: RecordedChance) {
    this.byHand = byHand;
    this.chance = chance;
    this.game = expectOk(openMatch(rules, setup, chance), 'the opening').game;
  }

  /** False: nothing is left to be played, or what is left is refused. */
  advance(): boolean {
    const { war } = this.game.state;
    if (war.phase === 'main' && this.filed !== war.round) {
      this.filed = war.round;
      // who is not on files first: both queues stand before the first turn is taken
      for (const side of [war.seat === 'A' ? 'B' : 'A', war.seat] as const) this.file(side);
      return true;
    }
    const next = this.byHand[this.steps.length + this.sealed];
    return next !== undefined && this.give(next);
  }

  /** One command by hand; who is asked within the main phase leaves a queue of what is left of it with the answer. */
  private give({ by, command }: Taken): boolean {
    this.visits.push(by.side);
    const done = play(rules, this.game, by, command, this.chance);
    if (!done.ok) return false;
    this.sealed = done.value.steps.length === 0 ? this.sealed + 1 : 0;
    this.take(done.value);
    const { phase, round } = this.game.state.war;
    if (isTurn({ command }) && phase === 'main' && round === this.filed) this.file(by.side);
    return true;
  }

  private file(side: Seat): void {
    const phase = phaseFrom(this.byHand, this.steps.length).filter(isTurn);
    const turns = phase.filter(({ by }) => by.side === side).map(({ command }) => command);
    const queue = queueOf(turns, this.game.state.secret[side].covered);
    const orders: Command = { type: 'orders.set', queue, throwPolicy: 'ask', onlyMoment: 'ask' };
    this.take(expectOk(play(rules, this.game, { side, player: 0 }, orders, this.chance), 'a queue'));
  }

  private take({ steps, game }: { readonly steps: readonly Taken[]; readonly game: Live }): void {
    this.steps.push(...steps);
    this.game = game;
  }
}

/**
 * Plays a match once more: each seat files its round where the other gives its order or its token, gives by hand what its queue does
 * not say, and files what is left then.
 */
export function replayed(index: number): Replayed {
  const choose = index % 2 === 0 ? finerCommand : (CHOOSERS.greedy ?? finerCommand);
  const setup = setupFor(index);
  const byHand = played(setup, index, choose);
  const replay = new Replay(setup, byHand.steps, fastChance(index ^ 0x5f3759df));
  while (replay.game.ending === null && replay.advance());
  const { steps, visits, game } = replay;
  const same =
    hashOf(game.state) === hashOf(byHand.final.state) &&
    steps.length === byHand.steps.length &&
    steps.every((step, at) => told(step) === told(byHand.steps[at] as Taken));
  return { byHand: changes(byHand.steps.map(({ by }) => by.side)), queued: changes(visits), same };
}

/** Totals of many matches. `saved`: the share of handovers that queues make unnecessary. */
export function queues(matches: number) {
  const all = Array.from({ length: matches }, (_, index) => replayed(index));
  const sum = (key: 'byHand' | 'queued') => all.reduce((total, one) => total + one[key], 0);
  const [byHand, queued] = [sum('byHand'), sum('queued')];
  const differ = all.flatMap(({ same }, index) => (same ? [] : [index]));
  return { matches, differ, byHand, queued, saved: Math.round(1000 * (1 - queued / byHand)) / 1000 };
}
