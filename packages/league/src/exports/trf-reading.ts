/** CL-216: the report of a tournament of anybody, read: players, columns, and every error with its line. */
import { ROUND_FROM, ROUND_WIDTH } from './trf.ts';

export type TrfRound = {
  /** 0: nobody. */
  readonly opponent: number;
  readonly side: 'A' | 'B' | null;
  readonly code: string;
  /** Quarters; null while it runs. */
  readonly q: number | null;
};
export type TrfPlayer = {
  readonly number: number;
  readonly name: string;
  /** 0: none. */
  readonly rating: number;
  /** Quarters, as the report says. */
  readonly points: number;
  readonly rank: number;
  readonly rounds: readonly TrfRound[];
};
const TRF_ERRORS = [
  'SHORT_LINE',
  'NUMBER_TWICE',
  'OPPONENT_UNKNOWN',
  'ASYMMETRIC',
  'BOTH_SIDES',
  'RESULT_SUM',
  'POINTS_DIFFER',
  'BAD_CODE',
] as const;
/** `line` from 1, `column` the first of its columns, from 1. */
export type TrfError = {
  readonly line: number;
  readonly column: number;
  readonly code: (typeof TRF_ERRORS)[number];
  readonly have: string;
};
export type TrfRead = {
  readonly lines: number;
  readonly end: 'CR LF' | 'LF' | 'CR';
  readonly title: string;
  /** Columns of rounds that are there, and that are planned. */
  readonly rounds: number;
  readonly planned: number;
  readonly players: readonly TrfPlayer[];
  readonly errors: readonly TrfError[];
  readonly warnings: readonly { readonly line: number; readonly code: 'UNKNOWN_LINE'; readonly have: string }[];
};

/** Quarters of each code; blank: nothing yet, or a bye without points where nobody is met. */
const WORTH: Readonly<Record<string, number>> = {
  '1': 4,
  W: 4,
  '+': 4,
  U: 4,
  F: 4,
  '=': 2,
  D: 2,
  H: 2,
  '0': 0,
  L: 0,
  '-': 0,
  Z: 0,
};
const KNOWN = /^(0[1-9]2|1[0-4]2|001|013|XX[A-Z]|BB[WDLUFHZ]|###)/;
const MIN_COLUMNS = ROUND_FROM - 2;
/** 256 entries of 60 rounds; whatever a file says. */
const MAX_COLUMNS = 512;

type Line = { readonly no: number; readonly player: TrfPlayer };
type Notes = { readonly quarters: ReadonlyMap<string, number>; readonly free: ReadonlySet<number> };

/** Data in our own comments: half-wins, and players whose points are not the sum of their columns. */
function notesOf(lines: readonly string[]): Notes {
  const quarters = new Map<string, number>();
  const free = new Set<number>();
  for (const line of lines) {
    const [, round, no, q] = /^### Q (\d+) (\d+) ([13])$/.exec(line) ?? [];
    if (round !== undefined) quarters.set(`${Number(no)} ${Number(round)}`, Number(q));
    const [, whose] = /^### P (\d+)$/.exec(line) ?? [];
    if (whose !== undefined) free.add(Number(whose));
  }
  return { quarters, free };
}

const columnOf = (index: number): number => ROUND_FROM - 1 + index * ROUND_WIDTH;

/** A line 001; the name of its fault where it is too short or has no number. */
function playerOf(line: string, { quarters }: Notes): TrfPlayer | 'SHORT_LINE' {
  const number = Number(line.slice(4, 8));
  const name = line.slice(14, 47).trim();
  if (line.trimEnd().length < 84 || !Number.isInteger(number) || number < 1 || name === '') return 'SHORT_LINE';
  const rest = line.slice(MIN_COLUMNS);
  const count = Math.min(MAX_COLUMNS, Math.ceil(rest.trimEnd().length / ROUND_WIDTH));
  const rounds = Array.from({ length: count }, (_, index): TrfRound => {
    const column = rest.slice(index * ROUND_WIDTH, (index + 1) * ROUND_WIDTH).padEnd(ROUND_WIDTH);
    const opponent = Number(column.slice(2, 6)) || 0;
    const [side, code] = [column.charAt(7), column.charAt(9).toUpperCase()];
    const blank = opponent === 0 ? 0 : null;
    const q = quarters.get(`${number} ${index + 1}`) ?? (code === ' ' ? blank : (WORTH[code] ?? null));
    return { opponent, side: side === 'w' ? 'A' : side === 'b' ? 'B' : null, code, q };
  });
  const points = Math.round(Number(line.slice(79, 84)) * 4);
  return {
    number,
    name,
    rating: Number(line.slice(48, 52)) || 0,
    points,
    rank: Number(line.slice(85, 89)) || 0,
    rounds,
  };
}

/** A contradiction between one column of a player and that of the opponent; null if they agree, or there is no opponent. */
function columnFault(all: ReadonlyMap<number, TrfPlayer>, { number }: TrfPlayer, round: TrfRound, index: number) {
  if (round.code !== ' ' && !(round.code in WORTH)) return 'BAD_CODE';
  if (round.opponent === 0) return null;
  const other = all.get(round.opponent);
  if (other === undefined || round.opponent === number) return 'OPPONENT_UNKNOWN';
  const theirs = other.rounds[index];
  if (theirs?.opponent !== number) return 'ASYMMETRIC';
  if (round.side !== null && round.side === theirs.side) return 'BOTH_SIDES';
  const sum = (round.q ?? 0) + (theirs.q ?? 0);
  const noOne = round.code === '-' && theirs.code === '-';
  const running = round.q === null && theirs.q === null;
  return running || noOne || sum === 4 ? null : 'RESULT_SUM';
}

const columnText = ({ opponent, side, code }: TrfRound): string =>
  `${opponent} ${side === null ? '-' : side === 'A' ? 'w' : 'b'} ${code}`;

function faultsOf({ no, player }: Line, all: ReadonlyMap<number, TrfPlayer>, { free }: Notes): readonly TrfError[] {
  const columns = player.rounds.flatMap((round, index): readonly TrfError[] => {
    const code = columnFault(all, player, round, index);
    return code === null ? [] : [{ line: no, column: columnOf(index), code, have: columnText(round) }];
  });
  const sum = player.rounds.reduce((total, { q }) => total + (q ?? 0), 0);
  const differs = columns.length === 0 && !free.has(player.number) && player.points !== sum;
  if (!differs) return columns;
  return [{ line: no, column: 81, code: 'POINTS_DIFFER', have: `${player.points / 4}, not ${sum / 4}` }];
}

/** Players by their lines; a line that is too short, or has a number that is there already, is an error and no player. */
function playersIn(lines: readonly string[], notes: Notes) {
  const [players, errors]: [Line[], TrfError[]] = [[], []];
  const known = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('001')) continue;
    const player = playerOf(line, notes);
    if (player === 'SHORT_LINE') errors.push({ line: index + 1, column: 1, code: player, have: line.slice(0, 40) });
    else if (known.has(player.number))
      errors.push({ line: index + 1, column: 5, code: 'NUMBER_TWICE', have: String(player.number) });
    else {
      known.add(player.number);
      players.push({ no: index + 1, player });
    }
  }
  return { players, errors };
}

const numberIn = (lines: readonly string[], kind: string): number | null => {
  const found = lines.find((line) => line.startsWith(`${kind} `));
  const number = Number(found?.slice(4));
  return found !== undefined && Number.isInteger(number) && number >= 0 && number <= MAX_COLUMNS ? number : null;
};

/** Reads a report; lines end CR, LF or CR LF. Lines of kinds that nobody knows are warnings. */
export function readTrf(text: string): TrfRead {
  const end = text.includes('\r\n') ? 'CR LF' : text.includes('\r') ? 'CR' : 'LF';
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  const notes = notesOf(lines);
  const { players, errors } = playersIn(lines, notes);
  const all = new Map(players.map(({ player }) => [player.number, player]));
  const found = [...errors, ...players.flatMap((line) => faultsOf(line, all, notes))];
  const there = Math.max(0, ...players.map(({ player }) => player.rounds.length));
  return {
    lines: lines.length,
    end,
    title: (lines.find((line) => line.startsWith('012'))?.slice(3) ?? '').trim(),
    rounds: there,
    planned: Math.max(there, numberIn(lines, '142') ?? 0, numberIn(lines, 'XXR') ?? 0),
    players: players.map(({ player }) => player),
    errors: found.toSorted((a, b) => a.line - b.line || a.column - b.column),
    warnings: lines.flatMap((line, index) =>
      line.trim() === '' || KNOWN.test(line)
        ? []
        : [{ line: index + 1, code: 'UNKNOWN_LINE' as const, have: line.slice(0, 40) }],
    ),
  };
}
