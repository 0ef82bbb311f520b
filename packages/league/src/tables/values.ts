/** CL-102: the values by which a table is ordered, all of them whole numbers. */
import { FOOTBALL, type Side } from '../scores.ts';
import type { Settings, Tiebreak } from '../settings/settings.ts';
import { type Card, type CardLeg, isPlayed, type Meeting } from './cards.ts';

/** Values of one entry. DE is missing: it belongs to a set, not to an entry. */
export type Values = Readonly<Record<Exclude<Tiebreak, 'DE' | 'LOT'>, number>>;

const legsOfCard = ({ meetings, annulled }: Card): readonly CardLeg[] =>
  annulled ? [] : meetings.flatMap(({ legs }) => legs);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Score in q without deductions: legs and byes. */
export function scoreOf(card: Card): number {
  return sum(legsOfCard(card).map(({ q }) => q ?? 0)) + sum(card.unplayed.map(({ q }) => q));
}

/** CL-101, PTS: deductions included; in football's points each leg counts 12, 9, 4, 3 or 0. CL-088: deductions are in quarters of a printed point. CL-215: so is what was handed down. */
function pointsOf(card: Card, { points }: Settings): number {
  const { brought, deducted } = card.entry;
  if (points === 'standard') return scoreOf(card) + brought - deducted;
  return brought + sum(legsOfCard(card).map(({ q }) => FOOTBALL[q ?? 0] ?? 0)) - deducted;
}

/** CL-104, CL-105: what an entry is worth as an opponent: in a Swiss each unplayed leg counts 2 q, in a round robin the score counts. */
function adjustedOf(card: Card, swiss: boolean, legs: number): number {
  if (!swiss) return scoreOf(card);
  const met = sum(legsOfCard(card).map((leg) => (leg.q === null || isPlayed(leg) ? (leg.q ?? 0) : 2)));
  return met + card.unplayed.length * 2 * legs;
}

/** CL-104: whether no leg of an encounter was played; one that still runs was. */
function isUnplayed({ legs }: Meeting): boolean {
  return legs.every((leg) => leg.q !== null && !isPlayed(leg));
}

type Contribution = { readonly value: number; readonly voluntary: boolean };

/**
 * CL-102, BH: one contribution for each round. Unplayed ones are met by a virtual opponent with your own score (CL-104). One of which no leg is
 * decided yet contributes nothing.
 */
function contributionsOf(card: Card, adjusted: ReadonlyMap<string, number>): readonly Contribution[] {
  const own = scoreOf(card);
  const decided = card.meetings.filter(({ legs }) => legs.some(({ q }) => q !== null));
  const met = decided.map((meeting) => {
    if (!isUnplayed(meeting)) return { value: adjusted.get(meeting.opponent) ?? 0, voluntary: false };
    return { value: own, voluntary: meeting.legs.every(({ q }) => q === 0) };
  });
  return [...met, ...card.unplayed.map(({ code }) => ({ value: own, voluntary: code !== 'U' }))];
}

/** CL-102, BHC1: the lowest contribution is cut; of those from voluntary unplayed rounds, if there are any. */
function cut(contributions: readonly Contribution[]): number {
  const voluntary = contributions.filter((one) => one.voluntary);
  const values = (voluntary.length > 0 ? voluntary : contributions).map(({ value }) => value);
  return values.length === 0 ? 0 : Math.min(...values);
}

/** CL-102, SB: own q times the opponent's adjusted score, over legs; of unplayed encounters times your own score (CL-104). */
function sonnebornOf(card: Card, adjusted: ReadonlyMap<string, number>, swiss: boolean): number {
  if (card.annulled) return 0;
  const own = scoreOf(card);
  const met = card.meetings.map((meeting) => {
    const worth = swiss && isUnplayed(meeting) ? own : (adjusted.get(meeting.opponent) ?? 0);
    return worth * sum(meeting.legs.map(({ q }) => q ?? 0));
  });
  return sum(met) + own * sum(card.unplayed.map(({ q }) => q));
}

/** CL-102, WON: legs won by play. Walkovers and half-wins are none. */
function wonOf(card: Card): number {
  return legsOfCard(card).filter((leg) => leg.q === 4 && isPlayed(leg)).length;
}

/** CL-102, HARD: what was made with the side of negative edge (CL-135). */
function hardOf(card: Card, edge: number): number {
  const harder: Side = edge < 0 ? 'A' : 'B';
  if (edge === 0) return 0;
  return sum(legsOfCard(card).map(({ side, q }) => (side === harder ? (q ?? 0) : 0)));
}

/** The values of every entry of a group. */
export function valuesOf(cards: readonly Card[], settings: Settings): ReadonlyMap<string, Values> {
  const swiss = settings.format === 'swiss';
  const legs = settings.sideMode === 'pair' ? 2 : 1;
  const adjusted = new Map(cards.map((card) => [card.entry.id, adjustedOf(card, swiss, legs)]));
  return new Map(cards.map((card) => [card.entry.id, valuesOfCard(card, settings, adjusted)]));
}

function valuesOfCard(card: Card, settings: Settings, adjusted: ReadonlyMap<string, number>): Values {
  const contributions = card.annulled ? [] : contributionsOf(card, adjusted);
  const met = sum(contributions.map(({ value }) => value));
  const all = legsOfCard(card);
  return {
    PTS: pointsOf(card, settings),
    SB: sonnebornOf(card, adjusted, settings.format === 'swiss'),
    BH: met,
    BHC1: met - cut(contributions),
    WON: wonOf(card),
    MAR: sum(all.map(({ margin }) => margin)),
    HARD: hardOf(card, settings.edge),
    MISS: sum(all.map(({ misses }) => misses)),
  };
}
