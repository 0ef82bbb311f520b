/** CL-154: the report of a tournament in columns of TRF-16. Side A is written `w`, side B `b`. `trf-reading.ts` reads it back. */
import type { Group, Ledger } from '../log/ledger.ts';
import { legsOf } from '../settings/plan.ts';
import { roundsOfEvent } from '../swiss/standing.ts';
import { type Card, type CardLeg, cardsOf } from '../tables/cards.ts';
import { tableOf } from '../tables/table.ts';
import { scoreOf } from '../tables/values.ts';

export const ROUND_FROM = 91;
export const ROUND_WIDTH = 10;

function put(line: string, from: number, text: string): string {
  return line.padEnd(from).slice(0, from) + text + line.slice(from + text.length);
}

/** The code of a leg; half-wins have none and are written as a draw. */
function resultCode({ q, how, pending, rated }: CardLeg): string {
  if (q === null) return ' ';
  if (how === 'double' || how === 'walkover' || how === 'withdrawn') return q === 4 ? '+' : '-';
  // CL-206: W, D and L are what nobody has proved: reported from a table, not rated with matches.
  if (!rated && (how === 'reported' || pending)) return q === 4 ? 'W' : q === 0 ? 'L' : 'D';
  if (q === 4) return '1';
  return q === 0 ? '0' : '=';
}

const BYES = { U: 'U', H: 'H', Z: 'Z' } as const;
type Column = { readonly text: string; readonly note: string | null };

/** How many rounds there are columns for: in a cup as many as have been made. */
const roundsOf = ({ rounds, encounters }: Group): number => Math.max(rounds, ...encounters.map(({ round }) => round));

/** The columns of an entry: one for each leg (CL-154: a pair has two). */
function columnsOf(ledger: Ledger, group: Group, card: Card, legs: number): readonly Column[] {
  const number = (id: string) => ledger.entries.get(id)?.number ?? 0;
  return Array.from({ length: roundsOf(group) * legs }, (_, index) => {
    const [round, no] = [Math.floor(index / legs) + 1, (index % legs) + 1];
    const meeting = card.meetings.find((one) => one.round === round);
    const leg = meeting?.legs.find((one) => one.no === no);
    if (meeting === undefined || leg === undefined) {
      const code = card.unplayed.find((one) => one.round === round)?.code;
      return { text: `  0000 - ${code ? BYES[code] : ' '}`, note: null };
    }
    const side = leg.side === 'A' ? 'w' : 'b';
    const text = `  ${String(number(meeting.opponent)).padStart(4)} ${side} ${resultCode(leg)}`;
    return { text, note: leg.q === 1 || leg.q === 3 ? `### Q ${index + 1} ${card.entry.number} ${leg.q}` : null };
  });
}

/** The service's data for a report, beside tables and results. Days as `YYYY/MM/DD`, in the event's zone. */
export type Reported = {
  readonly title: string;
  readonly first: string | null;
  readonly last: string | null;
  /** The days on which the rounds opened, the first round first. */
  readonly days: readonly string[];
  /** The clock in words. */
  readonly clock: string;
};

/** How many rounds are planned: of a Swiss those of the event, of a cup those of its bracket. */
function plannedRounds(ledger: Ledger, group: Group): number {
  const { format } = ledger.settings;
  if (format === 'swiss') return Math.max(group.rounds, roundsOfEvent(ledger, group));
  if (format === 'knockout') return Math.max(roundsOf(group), Math.ceil(Math.log2(Math.max(2, group.entries.length))));
  return roundsOf(group);
}

/** Lines 012 to 132 and 142, XXR, each where there is something to say. */
function headLines(ledger: Ledger, group: Group, about: Reported | null): readonly string[] {
  const { settings } = ledger;
  const legs = legsOf(settings);
  const rated = group.entries.filter((id) => ledger.entries.get(id)?.rating != null).length;
  const days = (about?.days ?? []).flatMap((day) => Array.from({ length: legs }, () => day.slice(2)));
  const dated = days.reduce((line, day, index) => put(line, ROUND_FROM + index * ROUND_WIDTH, day), '132');
  return [
    `012 ${about?.title ?? settings.game}`,
    ...(about?.first ? [`042 ${about.first}`] : []),
    ...(about?.last ? [`052 ${about.last}`] : []),
    `062 ${group.entries.length}`,
    `072 ${rated}`,
    '082 0',
    `092 ${settings.format} ${settings.sideMode} ${settings.game} ${settings.scenario}`,
    `122 ${about?.clock ?? settings.clock}`,
    ...(days.length > 0 ? [dated] : []),
    `142 ${roundsOf(group) * legs}`,
    `XXR ${plannedRounds(ledger, group) * legs}`,
  ];
}

/** Quarters as printed: one decimal, two where they ask for it. */
const pointsOf = (quarters: number): string => (quarters / 4).toFixed(quarters % 2 === 0 ? 1 : 2);

/**
 * CL-154: the whole report of a group; lines end CR LF. Points that are not the sum of the columns (football, deductions, CL-084) have a
 * comment `### P no`.
 */
export function trfOf(ledger: Ledger, group: Group, about: Reported | null = null): string {
  const legs = legsOf(ledger.settings);
  const rows = tableOf(ledger, group);
  const notes: string[] = [];
  const cards = cardsOf(ledger, group).toSorted((a, b) => a.entry.number - b.entry.number);
  const entries = cards.map((card) => {
    const row = rows.find(({ id }) => id === card.entry.id);
    const columns = columnsOf(ledger, group, card, legs);
    const points = row?.values.PTS ?? 0;
    notes.push(...columns.flatMap(({ note }) => (note === null ? [] : [note])));
    if (points !== scoreOf(card)) notes.push(`### P ${card.entry.number}`);
    return entryLine(card, pointsOf(points), row?.rank ?? 0) + columns.map(({ text }) => text).join('');
  });
  return [...headLines(ledger, group, about), ...entries, ...notes].map((line) => `${line}\r\n`).join('');
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The start of a name that fits into the given columns, without cutting a character. */
function fitting(name: string, columns: number): string {
  let found = '';
  for (const { segment } of signs.segment(name.toWellFormed())) {
    if (found.length + segment.length > columns) return found;
    found += segment;
  }
  return found;
}

/** Start number 5-8, name 15-47, rating 49-52 (0: none), points 81-84, rank 86-89. */
function entryLine({ entry }: Card, points: string, rank: number): string {
  let line = '001'.padEnd(ROUND_FROM - 2);
  line = put(line, 4, String(entry.number).padStart(4));
  line = put(line, 14, fitting(entry.name, 33).padEnd(33));
  line = put(line, 48, String(Math.round(entry.rating?.[0] ?? 0)).padStart(4));
  // Right-aligned: what is wider than its four columns begins before them.
  line = put(line, 84 - Math.max(4, points.length), points.padStart(4));
  return put(line, 85, String(rank).padStart(4)).slice(0, ROUND_FROM - 2);
}
