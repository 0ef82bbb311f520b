/**
 * Whole turns bred and tried against the reply ("online evolutionary planning": Justesen, Mahlmann, Togelius 2016). A gene is one order;
 * a plan is a turn until somebody else's begins. Plans are completed by drawing some orders at a time and keeping what looks best, and
 * are worth what the position is worth after the others have answered.
 */
import {
  fastChance,
  type Game,
  ordersOf,
  type Played,
  type RecordedChance,
  stateViewFor,
  type Tagged,
  viewOf,
} from '@fieldpost/engine';
import { forks } from './fork.ts';
import { playOn, policyStep } from './policy-play.ts';
import { awaits, early, playNode, type Thinker, unit } from './thinker.ts';
import { chanceToWin, leadOf } from './value.ts';

export type Turn = {
  readonly commands: readonly Tagged[];
  /** How many of the commands hold whatever the dice and the others say: up to the first that drew, or that others answered. */
  readonly sure: number;
  /** The position at its end. */
  readonly end: Game;
  /** In logits, before any reply. */
  readonly lead: number;
  /** The chance to win after the reply, a mean over `tries`. */
  worth: number;
  tries: number;
};

const POPULATION = 24;
/** Plans made of nothing to begin with; the better half is tried. */
const FOUNDERS = 24;
/** Plans that the policy makes to begin with. */
const BY_POLICY = 2;
/** Orders drawn at a time. */
const DRAWN = 6;
/** Times in a row that nothing good may be drawn before the turn is closed. */
const PATIENCE = 3;
/** The longest turn, in orders. */
const LONGEST = 60;
/** Turns of anybody that are played out after your own: the reply, and one own turn more. */
const AHEAD = 2;
/** Tries of a plan before it is believed to be the best. */
const SEEDS = 2;
/** One in this many children begins with nothing of its parent. */
const FRESH = 0.25;
/** In logits: luck of the draw in choosing, what an order may cost, and how far below the worst a child may lie. */
const NOISE = 0.04;
const SLACK = 0.01;
const BELOW = 0.3;
/** Outcomes of an order with dice that are weighed. */
const FORKS = 12;

/** Breeds turns of the thinker's seat from `base` until its nodes are spent; the best first. Empty only where none could be made. */
export function evolveTurns(thinker: Thinker, base: Game): readonly Turn[] {
  const breeding = new Breeding(thinker, base);
  breeding.begin();
  while (!thinker.nodes.out && !breeding.isWon) breeding.breed();
  return breeding.best();
}

class Breeding {
  private readonly thinker: Thinker;
  private readonly base: Game;
  private readonly chance: RecordedChance;
  private turns: Turn[] = [];

  constructor(thinker: Thinker, base: Game) {
    this.thinker = thinker;
    this.base = base;
    this.chance = fastChance(thinker.next());
  }

  /** A win is in hand: nothing can be better. */
  get isWon(): boolean {
    return this.turns.some(
      ({ end, lead, sure, commands }) => end.ending !== null && lead > 0 && sure === commands.length,
    );
  }

  begin(): void {
    for (let made = 0; made < BY_POLICY; made++) this.turns.push(this.tried(this.byPolicy()));
    const founders: Turn[] = [];
    for (let made = 0; made < FOUNDERS && !this.thinker.nodes.out; made++) founders.push(this.completed([]));
    founders.sort((one, other) => other.lead - one.lead);
    for (const turn of founders.slice(0, FOUNDERS / 2)) if (!this.thinker.nodes.out) this.turns.push(this.tried(turn));
  }

  breed(): void {
    this.sort();
    const [first] = this.turns;
    if (first !== undefined && first.tries < SEEDS) {
      this.tried(first);
      return;
    }
    const child = this.completed(this.genes());
    const worst = Math.min(...this.turns.map(({ lead }) => lead));
    if (child.lead < worst - BELOW && unit(this.thinker.next) < 0.8) return;
    if (this.turns.some(({ lead, commands }) => lead === child.lead && commands.length === child.commands.length))
      return;
    this.turns.push(this.tried(child));
  }

  best(): readonly Turn[] {
    this.sort();
    return this.turns;
  }

  private sort(): void {
    this.turns.sort((one, other) => other.worth - one.worth);
    this.turns.length = Math.min(this.turns.length, POPULATION);
  }

  /** Parts of one plan, and perhaps of a second; sometimes of none. */
  private genes(): readonly Tagged[] {
    const { next } = this.thinker;
    const [mother, father] = [early(this.turns, next), early(this.turns, next)];
    const kept = 0.4 + unit(next) * 0.6;
    if (unit(next) < FRESH) return [];
    const own = mother.commands.filter(() => unit(next) < kept);
    return unit(next) < 0.5 ? own : [...own, ...father.commands.filter(() => unit(next) < 0.5)];
  }

  /** Tries a plan once more against what follows, with other luck each time. */
  private tried(turn: Turn): Turn {
    const { guide, seat } = this.thinker;
    const begun = guide.tempo(this.base.state);
    const end = playOn(this.thinker, turn.end, begun + 1 + AHEAD, 101 + turn.tries * 7);
    const worth = chanceToWin(this.thinker, end, seat.side);
    // A win that comes later is worth less, and so is a loss that comes sooner.
    const delay = 0.01 * (guide.tempo(end.state) - begun);
    const now = end.ending === null ? worth : worth + (0.5 - worth) * delay;
    turn.worth = (turn.worth * turn.tries + now) / (turn.tries + 1);
    turn.tries++;
    return turn;
  }

  private byPolicy(): Turn {
    const { thinker } = this;
    const { rules, guide, seat, next } = thinker;
    const turn = new Going(thinker, this.base, this.chance);
    while (turn.goesOn()) {
      const command = guide.policy(stateViewFor(rules, turn.game, seat), seat, next);
      if (command === null || !turn.take(command)) break;
    }
    return turn.done();
  }

  /** The plan that begins with these orders, as far as they are legal, and continues with the best-rated ones. */
  private completed(genes: readonly Tagged[]): Turn {
    const { thinker } = this;
    const turn = new Going(thinker, this.base, this.chance);
    for (const command of genes) if (turn.goesOn()) turn.tryToTake(command);
    let lead = leadOf(thinker, turn.game, thinker.seat.side);
    for (let stale = 0; turn.goesOn(); ) {
      const found = this.bestDrawn(turn);
      if (found !== null && (found.closes || found.lead > lead - SLACK)) {
        turn.accept(found.command, found.played);
        lead = found.lead;
        stale = 0;
      } else if (found === null || ++stale === PATIENCE) {
        if (!turn.close()) break;
      }
    }
    return turn.done();
  }

  /** Of some orders drawn the one after which the position is best; those that close the turn only where there are no others. */
  private bestDrawn(turn: Going): Drawn | null {
    const { thinker, chance } = this;
    const { rules, guide, seat, next } = thinker;
    let best: Drawn | null = null;
    for (const command of guide.proposals(stateViewFor(rules, turn.game, seat), seat, DRAWN, next)) {
      const played = playNode(thinker, turn.game, seat, command, chance);
      if (played === null) continue;
      const closes = turn.closes(played.game);
      const lead = this.leadAfter(turn.game, command, played) + (unit(next) - 0.5) * NOISE;
      const better = best === null || (closes === best.closes ? lead > best.lead : best.closes);
      if (better) best = { command, played, closes, lead };
    }
    return best;
  }

  /** The lead after a command; with dice, the mean over their outcomes. */
  private leadAfter(game: Game, command: Tagged, { game: after, steps }: Played): number {
    const { thinker } = this;
    const { seat, next } = thinker;
    if (steps.every(({ draws }) => draws.length === 0)) return leadOf(thinker, after, seat.side);
    const { outcomes } = forks(thinker, game, seat, command, { most: FORKS, seed: next() });
    return outcomes.reduce((sum, one) => sum + one.weight * leadOf(thinker, one.game, seat.side), 0);
  }
}

type Drawn = { readonly command: Tagged; readonly played: Played; readonly closes: boolean; readonly lead: number };

/** A turn while it is made. */
class Going {
  game: Game;
  private readonly thinker: Thinker;
  private readonly chance: RecordedChance;
  private readonly begun: number;
  private readonly commands: Tagged[] = [];
  private sure: number | null = null;

  constructor(thinker: Thinker, base: Game, chance: RecordedChance) {
    this.thinker = thinker;
    this.game = base;
    this.chance = chance;
    this.begun = thinker.guide.tempo(base.state);
  }

  goesOn(): boolean {
    return this.commands.length < LONGEST && !this.closes(this.game) && this.game.ending === null;
  }

  /** Whether the turn would be over here: another's has begun, or only others have something to do. A win closes nothing. */
  closes(game: Game): boolean {
    if (game.ending !== null) return false;
    return (
      this.thinker.guide.tempo(game.state) !== this.begun || !awaits(this.thinker.rules, game, this.thinker.seat.side)
    );
  }

  /** Plays an order; false: it was refused. */
  take(command: Tagged): boolean {
    const played = playNode(this.thinker, this.game, this.thinker.seat, command, this.chance);
    if (played !== null) this.accept(command, played);
    return played !== null;
  }

  /** The same for an order that another plan gave, and that might close this one too early. */
  tryToTake(command: Tagged): void {
    const played = playNode(this.thinker, this.game, this.thinker.seat, command, this.chance);
    if (played !== null && !this.closes(played.game)) this.accept(command, played);
  }

  accept(command: Tagged, { game, steps }: Played): void {
    this.commands.push(command);
    this.game = game;
    if (steps.some(({ draws }) => draws.length > 0)) this.sure ??= this.commands.length;
    if (this.isAnswered()) this.sure ??= this.commands.length;
  }

  /** Does what a game does for a seat that is away: ends the turn, as a rule. False: that is not possible. */
  close(): boolean {
    const { rules, seat } = this.thinker;
    const orders = ordersOf(rules, this.game, seat);
    return this.take(rules.defaultCommand(viewOf(rules, this.game, seat), seat, orders));
  }

  done(): Turn {
    const { commands, game: end } = this;
    const lead = leadOf(this.thinker, end, this.thinker.seat.side);
    return { commands, sure: this.sure ?? commands.length, end, lead, worth: 0, tries: 0 };
  }

  /** Lets others answer an order by policy, if the turn continues after it. */
  private isAnswered(): boolean {
    const { thinker, chance } = this;
    let game = this.game;
    for (let count = 0; count < LONGEST && game.ending === null; count++) {
      if (thinker.guide.tempo(game.state) !== this.begun) return false;
      if (awaits(thinker.rules, game, thinker.seat.side)) break;
      const after = policyStep(thinker, game, thinker.next, chance);
      if (after === null) return false;
      game = after;
    }
    const answered = game !== this.game;
    this.game = game;
    return answered;
  }
}
