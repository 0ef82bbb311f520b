/** How a ledger begins, and what the start of an event makes of its entries. */

import { seeded } from '../entries/seeding.ts';
import { advance } from '../knockout/advancing.ts';
import { emptyBook } from '../ladder/book.ts';
import { happen } from '../ladder/happen.ts';
import { accepted, type Outcome, type Refusal, refused } from '../refusal.ts';
import { bergerTable, doubleTable, keptApart } from '../round-robin/berger.ts';
import { firstSeason } from '../round-robin/divisions.ts';
import { waveFault } from '../settings/plan.ts';
import type { Settings } from '../settings/settings.ts';
import { sectionsOf, swissRounds } from '../swiss/sections.ts';
import type { Entrance } from './events.ts';
import { newEncounter, newGroup } from './fixtures.ts';
import { importedDivisions } from './importing.ts';
import type { Entry, Group, Ledger } from './ledger.ts';

/** An entry as a case or an act names it. */
export type Entering = Entrance & {
  /** Ladder: when it last did something, in ms. */
  readonly since: number | null;
};

export function emptyLedger(settings: Settings, seed: string): Ledger {
  return {
    settings,
    seed,
    state: 'draft',
    entries: new Map(),
    groups: [],
    groupOf: new Map(),
    playOffs: [],
    byPair: new Map(),
    barred: new Map(),
    asked: new Map(),
    seeds: [],
    ladder: emptyBook(),
    byHand: new Map(),
    annulled: new Map(),
    list: [],
    weeks: [],
    amendment: null,
    imports: [],
    imported: null,
    amendedAt: null,
    opened: 0,
    startedAt: null,
    openings: new Map(),
    pausedSince: null,
    seq: 0,
    at: null,
  };
}

export function enter(ledger: Ledger, who: Entering, from = 1): Entry {
  const entry: Entry = {
    id: who.id,
    name: who.name,
    rating: who.rating,
    apart: who.apart,
    number: 0,
    given: who.number,
    confirmed: false,
    since: who.since,
    from,
    withdrawnAt: null,
    leftAt: null,
    deducted: 0,
    brought: ledger.imported?.brought?.[who.id] ?? 0,
    holders: [{ id: who.id, from: 0, rating: who.rating }],
    squad: null,
    absent: new Set(),
    byes: new Map(),
    floats: new Map(),
  };
  ledger.entries.set(who.id, entry);
  return entry;
}

/** The body of the act of entering. */
export function enteringOf({ id, name, number, rating, apart }: Entrance): Entering {
  return { id, name, number, rating, apart, since: null };
}

/**
 * CL-035: the event starts: pairing numbers, groups, fixtures. Unconfirmed entries have lapsed (CL-034). Refuses sizes that a format cannot
 * have.
 */
export function begin(ledger: Ledger): Outcome<null> {
  const planned = plannedStart(ledger);
  if (planned.ok) take(ledger, planned.value.order, planned.value.groups);
  return planned.ok ? accepted(null) : planned;
}

/** Why the event cannot start now; null if it can. */
export function startFault(ledger: Ledger): Refusal | null {
  const planned = plannedStart(ledger);
  return planned.ok ? null : planned.fault;
}

type Start = { readonly order: readonly Entry[]; readonly groups: readonly Group[] };

function plannedStart(ledger: Ledger): Outcome<Start> {
  const { entries, settings } = ledger;
  const playing = [...entries.values()].filter(({ confirmed }) => confirmed);
  // A list pairs nobody: its order means nothing (CL-129).
  const order = settings.format === 'list' ? playing : orderOf(ledger, playing);
  const handed = importedDivisions(
    ledger,
    order.map(({ id }) => id),
  );
  const groups = handed === null ? groupsOf(order, settings) : accepted(divisionsOf(handed));
  if (!groups.ok) return groups;
  if (handed !== null) return accepted({ order, groups: groups.value });
  const largest = groups.value.reduce((most, group) => Math.max(most, group.entries.length), 0);
  const fault = waveFault(settings, largest);
  return fault === null ? accepted({ order, groups: groups.value }) : { ok: false, fault };
}

/** CL-035: those whose order was said, then the others as the settings seed them. */
function orderOf({ seeds, settings, seed }: Ledger, playing: readonly Entry[]): readonly Entry[] {
  const said = seeds.flatMap((id) => playing.find((one) => one.id === id) ?? []);
  const others = playing.filter((one) => !said.includes(one));
  return [...said, ...seeded(others, settings.seeding, seed)];
}

function take(ledger: Ledger, order: readonly Entry[], groups: readonly Group[]): void {
  ledger.state = 'running';
  ledger.startedAt = ledger.at;
  ledger.entries.clear();
  order.forEach((entry, index) => {
    entry.number = index + 1;
    ledger.entries.set(entry.id, entry);
    if (ledger.settings.format === 'ladder') join(ledger, entry);
  });
  for (const group of groups) {
    ledger.groups.push(group);
    for (const id of group.entries) ledger.groupOf.set(id, group);
    if (ledger.imported?.what !== 'season') makeFixtures(ledger, group);
  }
}

/** CL-110: rungs in order of pairing number, at the beginning. */
export function join(ledger: Ledger, { id, since }: Entry): void {
  happen(ledger.ladder, { kind: 'joined', id, at: since ?? ledger.at ?? 0 });
}

/** CL-215: in a season that is over, each division is one tier. */
const divisionsOf = (handed: readonly (readonly string[])[]): readonly Group[] =>
  handed.map((entries, index) => newGroup(index + 1, 1, entries));

/** Every team meets every other: with more of them nobody would see the end. */
const MAX_TEAMS = 64;

function groupsOf(order: readonly Entry[], settings: Settings): Outcome<readonly Group[]> {
  if (settings.format === 'swiss') return swissGroups(order, settings);
  if (settings.format === 'team' && order.length < 2) return refused('CL_TOO_FEW', 'entries', 'CL-125');
  if (settings.format === 'team' && order.length > MAX_TEAMS) return refused('CL_TOO_MANY', 'entries', 'CL-125');
  if (settings.format !== 'league') return accepted([newGroup(1, 1, apart(order))]);
  const dealt = firstSeason(order, {
    tiers: settings.tiers,
    size: settings.limits.divisionSize,
    down: settings.promotion.down,
  });
  if (!dealt.ok) return dealt;
  return accepted(dealt.value.map(({ tier, number, entries }) => newGroup(tier, number, apart(entries))));
}

function apart(entries: readonly Entry[]): readonly string[] {
  return keptApart(entries, (entry) => entry.apart).map(({ id }) => id);
}

function swissGroups(order: readonly Entry[], settings: Settings): Outcome<readonly Group[]> {
  const sections = sectionsOf(order, settings.sections);
  if (!sections.ok) return sections;
  for (const section of sections.value) {
    const rounds = swissRounds(section.length, settings);
    if (!rounds.ok) return rounds;
  }
  return accepted(
    sections.value.map((entries, index) =>
      newGroup(
        1,
        index + 1,
        entries.map(({ id }) => id),
      ),
    ),
  );
}

/** CL-050, CL-052: the fixtures of a round robin; CL-066: the first ties of a knock-out. */
function makeFixtures(ledger: Ledger, group: Group): void {
  const { format, rounds } = ledger.settings;
  if (format === 'knockout') advance(ledger, group);
  if (format !== 'league' && format !== 'team') return;
  const table = rounds === 'double' ? doubleTable(group.entries.length) : bergerTable(group.entries.length);
  group.rounds = table.length;
  table.forEach((round, index) => {
    for (const { a, b } of round) {
      const [one, other] = [group.entries[a - 1], group.entries[b - 1]];
      if (one !== undefined && other !== undefined) newEncounter(ledger, group, index + 1, [one, other]);
    }
  });
}
