/** CL-154: the report of a tournament in columns of TRF-16, and back. Side A is written `w`, side B `b`. */
import type { Group, Ledger } from '../log/ledger.ts';
import { isName } from '../reading.ts';
import { accepted, type Outcome, refused } from '../refusal.ts';
import { type Card, type CardLeg, cardsOf } from '../tables/cards.ts';
import { tableOf } from '../tables/table.ts';

const ROUND_FROM = 91;
const ROUND_WIDTH = 10;

function put(line: string, from: number, text: string): string {
  return line.padEnd(from).slice(0, from) + text + line.slice(from + text.length);
}

/** The code of a leg; half-wins have none and are written as a draw. */
function resultCode({ q, how }: CardLeg): string {
  if (q === null) return ' ';
  if (how === 'double' || how === 'walkover' || how === 'withdrawn') return q === 4 ? '+' : '-';
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
  return Array.from({ length: roundsOf(group) * legs }, (_, nth) => {
    const [round, no] = [Math.floor(nth / legs) + 1, (nth % legs) + 1];
    const meeting = card.meetings.find((one) => one.round === round);
    const leg = meeting?.legs.find((one) => one.no === no);
    if (meeting === undefined || leg === undefined) {
      const code = card.unplayed.find((one) => one.round === round)?.code;
      return { text: `  0000 - ${code ? BYES[code] : ' '}`, note: null };
    }
    const side = leg.side === 'A' ? 'w' : 'b';
    const text = `  ${String(number(meeting.opponent)).padStart(4)} ${side} ${resultCode(leg)}`;
    return { text, note: leg.q === 1 || leg.q === 3 ? `### Q ${nth + 1} ${card.entry.number} ${leg.q}` : null };
  });
}

/** CL-154: the whole report of a group. */
export function trfOf(ledger: Ledger, group: Group): string {
  const legs = ledger.settings.sideMode === 'pair' ? 2 : 1;
  const rows = tableOf(ledger, group);
  const lines = [`012 ${ledger.settings.game}`, `062 ${group.entries.length}`, `092 ${ledger.settings.format}`];
  const notes: string[] = [];
  const cards = cardsOf(ledger, group).toSorted((a, b) => a.entry.number - b.entry.number);
  const entries = cards.map((card) => {
    const row = rows.find(({ id }) => id === card.entry.id);
    const columns = columnsOf(ledger, group, card, legs);
    notes.push(...columns.flatMap(({ note }) => (note === null ? [] : [note])));
    return entryLine(card, (row?.values.PTS ?? 0) / 4, row?.rank ?? 0) + columns.map(({ text }) => text).join('');
  });
  return `${[...lines, `142 ${roundsOf(group) * legs}`, ...entries, ...notes].join('\n')}\n`;
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first signs of a name that fit into so many columns: none is cut in two. */
function fitting(name: string, columns: number): string {
  let found = '';
  for (const { segment } of signs.segment(name.toWellFormed())) {
    if (found.length + segment.length > columns) return found;
    found += segment;
  }
  return found;
}

/** Start number 5-8, name 15-47, rating 49-52, points 81-84, rank 86-89. */
function entryLine({ entry }: Card, points: number, rank: number): string {
  let line = '001'.padEnd(ROUND_FROM - 2);
  line = put(line, 4, String(entry.number).padStart(4));
  line = put(line, 14, fitting(entry.name, 33).padEnd(33));
  line = put(line, 48, String(Math.round(entry.rating?.[0] ?? 1500)).padStart(4));
  line = put(line, 80, String(points).padStart(4));
  return put(line, 85, String(rank).padStart(4)).slice(0, ROUND_FROM - 2);
}

export type TrfPlayer = {
  readonly number: number;
  readonly name: string;
  readonly rounds: readonly {
    readonly opponent: number;
    readonly side: 'A' | 'B' | null;
    readonly code: string;
    readonly q: number | null;
  }[];
};

/** Reads a report of ours: what the next pairing needs. A line that is too short is refused. */
export function trfPlayers(text: string): Outcome<readonly TrfPlayer[]> {
  const quarters = new Map(
    [...text.matchAll(/^### Q (\d+) (\d+) ([13])$/gm)].map(([, round, no, q]) => [`${no} ${round}`, Number(q)]),
  );
  const players: TrfPlayer[] = [];
  for (const [nth, line] of text.split('\n').entries()) {
    if (!line.startsWith('001')) continue;
    const player = playerOf(line, quarters);
    if (player === null) return refused('CL_BAD_INPUT', `line ${nth + 1}`, 'CL-154');
    players.push(player);
  }
  return accepted(players);
}

const SCORES: Readonly<Record<string, number>> = { '1': 4, '+': 4, '=': 2, '0': 0, '-': 0 };

function playerOf(line: string, quarters: ReadonlyMap<string, number>): TrfPlayer | null {
  const number = Number(line.slice(4, 8));
  const name = line.slice(14, 47).trim();
  const rest = line.slice(ROUND_FROM - 2);
  if (line.length < ROUND_FROM - 2 || !Number.isInteger(number) || number < 1 || !isName(name)) return null;
  if (rest.length % ROUND_WIDTH !== 0) return null;
  const rounds = Array.from({ length: rest.length / ROUND_WIDTH }, (_, nth) => {
    const column = rest.slice(nth * ROUND_WIDTH, (nth + 1) * ROUND_WIDTH);
    const [side, code] = [column.charAt(7), column.charAt(9)];
    const q = quarters.get(`${number} ${nth + 1}`) ?? SCORES[code] ?? null;
    return {
      opponent: Number(column.slice(2, 6)),
      side: side === 'w' ? ('A' as const) : side === 'b' ? ('B' as const) : null,
      code,
      q,
    };
  });
  return { number, name, rounds };
}
