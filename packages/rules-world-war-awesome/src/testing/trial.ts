/** A match on the table of a tester: any position, played by lines of notation with written dice, without a service. */
import { expectOk, scriptedChance } from '@fieldpost/engine';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import { worldWarAwesome as rules } from '../index.ts';
import { broken } from '../invariants.ts';
import { readPos, writePos } from '../notation/places.ts';
import { unitOf } from '../state/board.ts';
import type { Seat, State, Unit, War } from '../state.ts';
import type { View } from '../view.ts';

/** Open ground with the tanks in two corners; a machinist inside each, so that nobody passes on their own. */
export type Given = {
  /** "A GER-RIF 9,8 loaded": owner, design, place, and any of loaded, spent, hp1, armor1, dep0, dis3, heat:LMG=2, link:d9. */
  readonly units?: Readonly<Record<string, string>>;
  /** "A GER-D2 F6", "A GER-D5 F6 spent", "B SOV-D2 F9 cup1/2" (group, cup). */
  readonly devices?: Readonly<Record<string, string>>;
  /** "d5 F6": by whom, and where. */
  readonly jams?: Readonly<Record<string, string>>;
  /** Signs of hexes: { '9,8': 'w' }. */
  readonly ground?: Readonly<Record<string, string>>;
  readonly tanks?: { readonly A?: object; readonly B?: object };
  readonly models?: { readonly A: string; readonly B: string };
  readonly uplinks?: readonly object[];
  readonly options?: object;
  /** Other members of the position. */
  readonly state?: object;
};

const A_TANK = { anchor: { q: 2, r: 3 }, heading: 0 };
const B_TANK = { anchor: { q: 14, r: 13 }, heading: 3 };
const ARMIES = { A: 'GER', B: 'SOV' };
const MODELS = { A: 'GER-KW', B: 'GER-KW' };

export function documentOf(given: Given): object {
  const {
    units = {},
    devices = {},
    jams = {},
    ground = {},
    tanks = {},
    models = MODELS,
    uplinks = [],
    state = {},
  } = given;
  const all = { u98: 'A GER-ENG in:A(1,0)', u99: 'B GER-ENG in:B(1,0)', ...units };
  return {
    id: 'yard',
    rows: rowsWith(ground),
    uplinks,
    armies: ARMIES,
    tanks: models,
    state: {
      round: 3,
      phase: 'main',
      seat: 'A',
      initiative: 'A',
      tanks: { A: { ...A_TANK, ...tanks.A }, B: { ...B_TANK, ...tanks.B } },
      units: Object.entries(all).map(([id, text]) => unitFrom(id, text)),
      devices: Object.entries(devices).map(([id, text]) => deviceFrom(id, text)),
      jams: Object.entries(jams).map(([id, text]) => jamFrom(id, text, devices)),
      decks: { A: [], B: [] },
      ...state,
    },
  };
}

function rowsWith(ground: Readonly<Record<string, string>>): readonly string[] {
  const rows = Array.from({ length: 17 }, (_, row) => [...'.'.repeat(25 - (row % 2))]);
  for (const [key, sign] of Object.entries(ground)) {
    const [q = 0, r = 0] = key.split(',').map(Number);
    const row = rows[r];
    if (row !== undefined) row[q + (r - (r % 2)) / 2] = sign;
  }
  return rows.map((row) => row.join(''));
}

function unitFrom(id: string, text: string): object {
  const [owner, design, place = '', ...marks] = text.split(' ');
  const value = (name: string): string | undefined => marks.find((mark) => mark.startsWith(name))?.slice(name.length);
  const number = (name: string): number | null => (value(name) === undefined ? null : Number(value(name)));
  const [hot, used] = value('heat:')?.split('=') ?? [];
  return {
    id,
    owner,
    design,
    at: readPos(place),
    token: !marks.includes('spent'),
    loaded: marks.includes('loaded'),
    hpLost: number('hp') ?? 0,
    impactLost: number('armor') ?? 0,
    deployed: number('dep'),
    disabled: number('dis'),
    heat: hot === undefined ? {} : { [hot]: Number(used) },
    connected: value('link:') ?? null,
  };
}

function deviceFrom(id: string, text: string): object {
  const [owner, design, region, ...marks] = text.split(' ');
  const [, group, cup] = /^cup(\d)\/(\d)$/.exec(marks.find((mark) => mark.startsWith('cup')) ?? '') ?? [];
  const under = group === undefined ? null : { group: Number(group), cup: Number(cup) };
  return { id, owner, design, region, token: !marks.includes('spent'), cup: under };
}

function jamFrom(id: string, text: string, devices: Readonly<Record<string, string>>): object {
  const [by = '', region] = text.split(' ');
  return { id, by, region, owner: devices[by]?.[0] ?? by[0] };
}

export class Trial {
  state: State;
  readonly log: Event[] = [];

  constructor(given: Given = {}, dice: readonly number[] = [], document: object = documentOf(given)) {
    const scenario = expectOk(rules.parse.scenario(document), 'scenario');
    const options = expectOk(rules.parse.options(given.options ?? {}), 'options');
    const chance = scriptedChance(dice);
    this.state = expectOk(rules.setUp({ scenario, options, carryOver: null }, chance), 'set-up');
    chance.mustBeSpent();
  }

  /** A match on any document. */
  static of(document: object, options: object = {}): Trial {
    return new Trial({ options }, [], document);
  }

  get war(): War {
    return this.state.war;
  }

  /** "A main", "B decision", or why the match is over. */
  get awaited(): string {
    return this.war.outcome?.reason ?? `${this.war.seat} ${this.war.phase}`;
  }

  view(side: Seat = this.war.seat): View {
    return rules.view(this.state, { side, player: 0 });
  }

  menu(subject?: string, side: Seat = this.war.seat): readonly string[] {
    const view = this.view(side);
    return rules.legalCommands(view, { side, player: 0 }, subject).map((command) => rules.write(command, view));
  }

  /** Plays a line: "B: pass" speaks for a seat. The events, or the code of the refusal. */
  try(line: string | Command, ...dice: readonly number[]): readonly Event[] | string {
    const [, named, rest = ''] = typeof line === 'string' ? (/^(?:([AB]): )?(.*)$/.exec(line) ?? []) : [];
    const side = (named as Seat | undefined) ?? this.war.seat;
    const seat = { side, player: 0 };
    const read = typeof line === 'string' ? rules.read(rest, this.view(side), seat) : null;
    if (read !== null && !read.ok) return read.fault.code;
    const chance = scriptedChance(dice);
    const decided = rules.decide(this.state, seat, read === null ? (line as Command) : read.value, chance);
    if (!decided.ok) return decided.fault.code;
    chance.mustBeSpent();
    for (const event of decided.value) this.happen(event);
    return decided.value;
  }

  private happen(event: Event): void {
    const before = this.state;
    this.state = rules.evolve(before, event);
    const faults = broken(this.state, before);
    if (faults.length > 0) throw new Error(`${faults.join('; ')} after ${JSON.stringify(event)}`);
    this.log.push(event);
  }

  /** As `try`, for lines that must be legal. */
  play(line: string | Command, ...dice: readonly number[]): readonly Event[] {
    const events = this.try(line, ...dice);
    if (typeof events === 'string') throw new Error(`${JSON.stringify(line)}: ${events}`);
    return events;
  }

  unit(id: string): Unit | null {
    return unitOf(this.war, id);
  }

  /** Where a unit stands, as lines name it; null: it is gone. */
  at(id: string): string | null {
    const unit = this.unit(id);
    return unit === null ? null : writePos(unit.at);
  }

  /** Events of one type so far. */
  all<Type extends Event['type']>(type: Type): readonly Extract<Event, { readonly type: Type }>[] {
    return this.log.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);
  }

  /** Both pass, and the round runs to its next choice. */
  passBoth(...dice: readonly number[]): void {
    const side = this.war.seat;
    this.play('pass', ...(this.war.passes > 0 ? dice : []));
    if (this.war.phase === 'main' && this.war.seat !== side) this.play('pass', ...dice);
  }
}

/** Why a position is refused: "code rule at"; null: it is not. */
export function refusalOf(given: Given): string | null {
  const read = rules.parse.scenario(documentOf(given));
  if (!read.ok) return `${read.fault.code} ${read.fault.rule} ${read.fault.at}`;
  const options = expectOk(rules.parse.options(given.options ?? {}), 'options');
  const made = rules.setUp({ scenario: read.value, options, carryOver: null }, scriptedChance([]));
  return made.ok ? null : `${made.fault.code} ${made.fault.rule} ${made.fault.at}`;
}
