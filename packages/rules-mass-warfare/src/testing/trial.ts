/** A war on the table of a tester: any position, played by lines of notation with written dice, without a service. */
import { type Chance, scriptedChance } from '@fieldpost/engine';
import { fromKey, type Hex } from '@fieldpost/hex';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import { massWarfare as rules } from '../index.ts';
import { broken } from '../invariants.ts';
import { answer } from '../orders/answering.ts';
import { INITIAL_ORDERS, type StandingOrders } from '../orders/standing-orders.ts';
import { groundIn, unitOf } from '../state/board.ts';
import type { Side, State, Unit, War } from '../state.ts';
import type { View } from '../view.ts';

/** A small field for two: land round 0,0 of any terrain, sea in the east, a home for each far west. Hexes are named by "q,r". */
export type Given = {
  /** Terrain of hexes that are not Barren: "0,0": "C3". */
  readonly terrain?: Readonly<Record<string, string>>;
  /** "s1-tank-1": "0,0", or the id of what carries it; with counters "0,0 f2". */
  readonly units?: Readonly<Record<string, string>>;
  readonly control?: Readonly<Partial<Record<Side, readonly string[]>>>;
  readonly bases?: Readonly<Record<string, string>>;
  readonly fire?: Readonly<Record<string, number>>;
  readonly reserves?: Readonly<Partial<Record<Side, { readonly metal: number; readonly oil: number }>>>;
  readonly step?: number;
  readonly turn?: number;
  readonly order?: readonly Side[] | null;
  readonly options?: object;
  /** Whether standing orders answer before the first line. */
  readonly settled?: boolean;
  /** Standing orders that answer on their own, by side. */
  readonly orders?: Readonly<Partial<Record<Side, Partial<StandingOrders>>>>;
};

export const hexOf = (key: string): Hex => {
  const at = fromKey(key);
  if (at === null) throw new Error(`"${key}" is no hex`);
  return at;
};

/** Homes that nobody disturbs: six people and six food each, five Infantry's hexes. */
const HOMES = [
  [-20, 0],
  [-40, 0],
] as const;

/** The tester's field as `fpmap`: columns -4 to 4 and rows -4 to 4 of Barren and water from q = 3 on, and the homes in one long row. */
export function fieldText(terrain: Readonly<Record<string, string>> = {}): string {
  const rows = Array.from({ length: 9 }, (_, index) => index - 4);
  const line = (r: number) => {
    const first = r >= -1 && r <= 1 ? -44 : -4;
    const cells = Array.from({ length: 5 - first }, (_, index) => codeAt(first + index, r, terrain));
    return `r=${r} q=${first} | ${cells.join(' ')}`;
  };
  const seats = HOMES.map(
    ([q, r], index) =>
      `seat ${index + 1} home ${q},${r} factory ${q + 1},${r} infantry ${q},${r} ${q},${r + 1} ${q},${r - 1} ${q - 1},${r} ${q - 1},${r + 1}`,
  );
  const text = ['map tester', 'players 2', 'cells 0', ...seats, ...rows.map(line), 'end'].join('\n');
  const count = rows.reduce((sum, r) => sum + (r >= -1 && r <= 1 ? 49 : 9), 0);
  return text.replace('cells 0', `cells ${count}`);
}

function codeAt(q: number, r: number, terrain: Readonly<Record<string, string>>): string {
  const named = terrain[`${q},${r}`];
  if (named !== undefined) return named;
  if (r === -1 && (q === -20 || q === -40)) return 'C6';
  if (r === -1 && (q === -19 || q === -39 || q === -18 || q === -38)) return 'A3';
  return q >= 3 ? 'WA' : 'BA';
}

export class Trial {
  state: State;
  readonly log: Event[] = [];
  orders: Readonly<Partial<Record<Side, Partial<StandingOrders>>>>;

  constructor(given: Given, dice: readonly number[] = []) {
    const document = documentOf(given);
    const scenario = must(rules.parse.scenario(document));
    const options = must(rules.parse.options({ turnLimit: 200, ...given.options }));
    const chance = scriptedChance(dice);
    this.orders = given.orders ?? {};
    this.state = must(rules.setUp({ scenario, options, carryOver: null }, chance));
    if (given.settled === true) this.answered(chance);
    chance.mustBeSpent();
  }

  get war(): War {
    return this.state.war;
  }

  /** The sides to move, and their window. */
  get awaited(): string {
    const pending = rules.pending(this.state, 'spectator');
    if (pending.kind === 'choice') return `${pending.side} ${pending.window}`;
    return pending.kind === 'orders' ? `${pending.from.join()} ${pending.window}` : pending.outcome.reason;
  }

  get side(): Side {
    const pending = rules.pending(this.state, 'spectator');
    return pending.kind === 'choice' ? pending.side : pending.kind === 'orders' ? (pending.from[0] ?? 's1') : 's1';
  }

  view(side: Side = this.side): View {
    return rules.view(this.state, { side, player: 0 }, this.ordersOf(side));
  }

  /** The menu of a player in notation, whole or of one subject. */
  menu(subject?: string, side: Side = this.side): readonly string[] {
    const view = this.view(side);
    return rules.legalCommands(view, { side, player: 0 }, subject).map((command) => rules.write(command, view));
  }

  /** Plays a line: "s2: pass" speaks for a side that is not awaited. The events, or the code of the refusal. */
  try(line: string | Command, dice: readonly number[] = []): readonly Event[] | string {
    const [, named, rest = ''] = typeof line === 'string' ? (/^(?:(s[1-4]): )?(.*)$/.exec(line) ?? []) : [];
    const side = (named as Side | undefined) ?? this.side;
    const read = typeof line === 'string' ? rules.read(rest, this.view(side), { side, player: 0 }) : null;
    if (read !== null && !read.ok) return read.fault.code;
    const command = read === null ? (line as Command) : read.value;
    const chance = scriptedChance(dice);
    const events = rules.filingCommands.includes(command.type)
      ? this.file(side, command)
      : this.decideWith(side, command, chance);
    if (typeof events === 'string') return events;
    const answered = this.answered(chance);
    chance.mustBeSpent();
    return [...events, ...answered];
  }

  ordersOf(side: Side): StandingOrders {
    return { ...INITIAL_ORDERS, ...this.orders[side] };
  }

  /** Filing is no step of the match. */
  private file(side: Side, command: Command): readonly Event[] | string {
    const [view, seat] = [this.view(side), { side, player: 0 }];
    const fault = rules.refuses(view, seat, command);
    if (fault !== null) return fault.code;
    const filed = rules.files(command, this.ordersOf(side), view, seat);
    if (filed !== null) this.orders = { ...this.orders, [side]: filed };
    return [];
  }

  /** One decision, without the answers of standing orders. */
  decideWith(side: Side, command: Command, chance: Chance): readonly Event[] | string {
    const decided = rules.decide(this.state, { side, player: 0 }, command, chance);
    if (!decided.ok) return decided.fault.code;
    for (const event of decided.value) {
      const before = this.state;
      this.state = rules.evolve(this.state, event);
      const faults = broken(this.state, before);
      if (faults.length > 0) throw new Error(`${faults.join('; ')} after ${JSON.stringify(event)}`);
    }
    this.log.push(...decided.value);
    return decided.value;
  }

  /** Whatever standing orders answer now, as the match layer asks them. */
  private answered(chance: Chance): readonly Event[] {
    const events: Event[] = [];
    for (let next = this.nextAnswer(); next !== null; next = this.nextAnswer()) {
      const made = this.decideWith(next.side, next.command, chance);
      if (typeof made === 'string') throw new Error(`${JSON.stringify(next.command)}: ${made}`);
      events.push(...made);
    }
    return events;
  }

  private nextAnswer(): { readonly side: Side; readonly command: Command } | null {
    const pending = rules.pending(this.state, 'spectator');
    const sides = pending.kind === 'choice' ? [pending.side] : pending.kind === 'orders' ? pending.from : [];
    for (const side of sides) {
      const command = answer(this.view(side), { side, player: 0 }, this.ordersOf(side));
      if (command !== null) return { side, command };
    }
    return null;
  }

  /** As `try`, for lines that must be legal. */
  play(line: string | Command, ...dice: number[]): readonly Event[] {
    const events = this.try(line, dice);
    if (typeof events === 'string') throw new Error(`${JSON.stringify(line)}: ${events}`);
    return events;
  }

  unit(id: string): Unit | null {
    return unitOf(this.war, id);
  }

  /** Where a unit stands, "q,r"; null: it is gone. */
  at(id: string): string | null {
    const unit = this.unit(id);
    return unit === null ? null : (groundIn(this.war).hexes[unit.at]?.join() ?? null);
  }

  no(key: string): number {
    return groundIn(this.war).indexOf(hexOf(key));
  }

  fire(key: string): number {
    return this.war.fire[this.no(key)] ?? 0;
  }

  owner(key: string): number {
    return this.war.control[this.no(key)] ?? -1;
  }

  oil(side: Side = 's1'): number {
    return this.war.players[side]?.oil ?? -1;
  }

  metal(side: Side = 's1'): number {
    return this.war.players[side]?.metal ?? -1;
  }

  /** Events of one type so far. */
  all<Type extends Event['type']>(type: Type): readonly Extract<Event, { readonly type: Type }>[] {
    return this.log.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);
  }
}

/** The document of a position on the tester's field, with everybody's home kept. */
export function documentOf(given: Given): object {
  const { terrain, units = {}, control = {}, bases = {}, fire = {}, reserves, step = 1, turn = 1 } = given;
  const taken = Object.values(control).flat();
  const homes = (['s1', 's2'] as const).map((side, index) => {
    const q = HOMES[index]?.[0] ?? 0;
    const home = [`${q},-1`, `${q + 1},-1`, `${q + 2},-1`].filter((key) => !taken.includes(key));
    return [side, [...home, ...(control[side] ?? [])].map(hexOf)] as const;
  });
  return {
    map: fieldText(terrain),
    control: Object.fromEntries(homes),
    bases: Object.entries(bases).map(([key, base]) => ({ hex: hexOf(key), base })),
    fire: Object.entries(fire).map(([key, counters]) => ({ hex: hexOf(key), counters })),
    units: Object.entries(units).map(([id, where]) => placed(id, where)),
    ...(reserves === undefined ? {} : { reserves }),
    step,
    turn,
    order: given.order === undefined ? ['s1', 's2'] : given.order,
  };
}

function placed(id: string, where: string): object {
  const [at = '', counters = 'f0'] = where.split(' ');
  const fire = Number(counters.slice(1));
  return at.startsWith('s') ? { id, carrier: at, fire } : { id, hex: hexOf(at), fire };
}

type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: unknown };

function must<Value>(result: Read<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}
