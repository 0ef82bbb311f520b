/** CL-216: the report of a tournament as an event: over, or running where more rounds are planned than were played. */
import type { TrfPlayer, TrfRead } from '../exports/trf-reading.ts';
import type { ByeCode, LogEvent } from '../log/events.ts';
import type { Quarter } from '../scores.ts';
import { type LineFault, lineFault, type PreviewRow } from './answer.ts';
import { nameKey } from './columns.ts';
import type { ResultLine } from './lines.ts';
import { type ImportPlace, SeasonPeople } from './place.ts';
import {
  type FileFacts,
  failed,
  importedSettings,
  logOfImport,
  newLedger,
  type Planned,
  type PlannedAct,
  type PlannedEvent,
  plannedSeason,
  playedOut,
  type Titled,
} from './season.ts';

/** A match that a report tells of: `a` has side A. */
type Told = {
  readonly round: number;
  readonly a: TrfPlayer;
  readonly b: TrfPlayer;
  readonly q: readonly [Quarter, Quarter] | null;
  readonly how: ResultLine['how'];
  /** Whether its code says that it is rated. */
  readonly rated: boolean;
};

const isFree = (code: string): boolean => code === '+' || code === '-';

function toldOf(players: readonly TrfPlayer[]): readonly Told[] {
  const all = new Map(players.map((player) => [player.number, player]));
  return players.flatMap((player) =>
    player.rounds.flatMap((own, index): readonly Told[] => {
      const other = all.get(own.opponent);
      const theirs = other?.rounds[index];
      const first = own.side === 'A' || (own.side === null && player.number < own.opponent);
      if (other === undefined || theirs === undefined || !first) return [];
      const both = isFree(own.code) || isFree(theirs.code);
      const how = !both ? 'reported' : own.code === '-' && theirs.code === '-' ? 'double' : 'walkover';
      const q =
        own.q === null || theirs.q === null ? null : ([own.q, theirs.q] as unknown as readonly [Quarter, Quarter]);
      return [{ round: index + 1, a: player, b: other, q, how, rated: '10='.includes(own.code) }];
    }),
  );
}

/** A player's score in a round without opponent. */
function byeOf({ rounds }: TrfPlayer, index: number): ByeCode {
  const code = rounds[index]?.code ?? ' ';
  if ('U F + 1 W'.includes(code) && code !== ' ') return 'U';
  return code === 'H' || code === '=' || code === 'D' ? 'H' : 'Z';
}

type Playing = { readonly read: TrfRead; readonly idOf: (player: TrfPlayer) => string };

function roundActs({ read, idOf }: Playing, told: readonly Told[], round: number): readonly PlannedAct[] {
  const own = told.filter((one) => one.round === round);
  const playing = new Set(own.flatMap(({ a, b }) => [a.number, b.number]));
  const free = read.players.filter(({ number }) => !playing.has(number));
  const pairs = own.map(({ a, b }) => [idOf(a), idOf(b)] as const);
  const byes = Object.fromEntries(free.map((player) => [idOf(player), byeOf(player, round - 1)]));
  const results = own.flatMap(({ a, b, q, how, rated }): readonly LogEvent[] => {
    if (q === null) return [];
    const made = {
      kind: 'result',
      how,
      round,
      a: idOf(a),
      b: idOf(b),
      leg: 1,
      board: null,
      q,
      margin: 0,
      misses: [0, 0],
    } as const;
    return [how === 'reported' ? { ...made, ...(rated ? { rated } : {}), stands: { of: 1, by: 'officer' } } : made];
  });
  return [{ kind: 'round', round, pairs, byes } as const, ...results].map((event) => ({ line: null, event }));
}

/** Format, game and pairs from our own reports. */
function ownFormat(text: string): { readonly format: string; readonly legs: number; readonly game: string | null } {
  const [, format = 'swiss', mode = 'single', game = null] = /^092 (\w+) (single|pair) (\S+) \S+\s*$/m.exec(text) ?? [];
  return { format, legs: mode === 'pair' ? 2 : 1, game };
}

/** The line of each player, by their start number. */
function linesByNumber(text: string): (player: TrfPlayer) => number {
  const lines = text.split(/\r\n|\r|\n/);
  const byNumber = new Map(
    lines.map((line, index) => [line.startsWith('001') ? Number(line.slice(4, 8)) : 0, index + 1]),
  );
  return ({ number }) => byNumber.get(number) ?? 1;
}

function peopleOf(read: TrfRead, place: ImportPlace, lineOf: (player: TrfPlayer) => number) {
  const people = new SeasonPeople(place);
  const seen = new Set<string>();
  const errors = read.players.flatMap((player): readonly LineFault[] => {
    const key = nameKey(player.name);
    const twice = seen.has(key);
    seen.add(key);
    return twice || people.idOf(player.name) === 'AMBIGUOUS'
      ? [lineFault(lineOf(player), 15, 'AMBIGUOUS', player.name)]
      : [];
  });
  return { people, errors };
}

/** As a season that is over: of formats that pair by rules of their own, and of fields that no Swiss of ours can have. */
function asSeason(
  read: TrfRead,
  legs: number,
  place: ImportPlace,
  facts: FileFacts,
  titled: Titled,
): Planned<PlannedEvent> {
  const results = toldOf(read.players).flatMap(({ round, a, b, q, how }): readonly ResultLine[] => {
    const leg = ((round - 1) % legs) + 1;
    const base = {
      line: 1,
      a: a.name,
      b: b.name,
      how,
      margin: 0,
      board: null,
      leg,
      date: null,
      note: null,
      season: '',
      division: '',
    };
    return q === null ? [] : [{ ...base, q, round: Math.floor((round - 1) / legs) + 1 }];
  });
  // A tournament that has only begun: a season is known by its results.
  if (results.length === 0) return failed([lineFault(1, null, 'NOTHING_TO_IMPORT', '')]);
  return plannedSeason({ results, points: [] }, place, facts, titled);
}

/** Rounds, byes and results as a Swiss has them. */
function swissLog(
  { read, idOf }: Playing,
  told: readonly Told[],
  lineOf: (player: TrfPlayer) => number,
  facts: FileFacts,
) {
  const entries = read.players.map((player) => ({
    line: lineOf(player),
    id: idOf(player),
    name: idOf(player),
    number: player.number,
    rating: player.rating === 0 ? null : ([player.rating, 80, 0.06] as const),
    apart: null,
  }));
  return logOfImport({
    importing: { file: facts.fileHash, what: 'trf', lines: facts.lines },
    entries,
    acts: Array.from({ length: read.rounds }, (_, index) => roundActs({ read, idOf }, told, index + 1)).flat(),
    over: read.rounds >= read.planned && told.every(({ q }) => q !== null),
  });
}

function swissPreview(players: readonly TrfPlayer[], told: readonly Told[], lineOf: (player: TrfPlayer) => number) {
  const made = (line: number, what: string): PreviewRow => ({ line, what, does: 'made' });
  const matches = told.flatMap(({ a, b, q }) =>
    q === null ? [] : [made(lineOf(a), `${a.name} – ${b.name}: ${q[0] / 4}–${q[1] / 4}`)],
  );
  return [...players.map((player) => made(lineOf(player), player.name)), ...matches];
}

/** The event that a report of a tournament makes. */
export function plannedTrf(
  text: string,
  unordered: TrfRead,
  place: ImportPlace,
  facts: FileFacts,
  titled: Titled,
): Planned<PlannedEvent> {
  const read = { ...unordered, players: unordered.players.toSorted((a, b) => a.number - b.number) };
  const { players } = read;
  const lineOf = linesByNumber(text);
  const { people, errors } = peopleOf(read, place, lineOf);
  if (errors.length > 0) return failed(errors);
  if (players.length === 0) return failed([lineFault(1, null, 'NOTHING_TO_IMPORT', '')]);
  const own = ownFormat(text);
  const named = { title: read.title || titled.title, game: own.game ?? titled.game };
  const isSwiss = own.format === 'swiss' && own.legs === 1 && players.length >= 4 && players.length <= 256;
  if (!isSwiss) return asSeason(read, own.legs, place, facts, named);
  const rounds = Math.max(1, read.planned);
  const settings = importedSettings(
    { format: 'swiss', sideMode: 'single', rounds, repeats: 'consent', game: named.game },
    place,
  );
  const told = toldOf(players);
  const acts = swissLog({ read, idOf: ({ name }) => people.idOf(name) }, told, lineOf, facts);
  const ledger = newLedger(settings);
  const refused = playedOut(ledger, acts);
  if (refused !== null) return failed([lineFault(refused.line ?? 1, null, refused.fault.code, refused.fault.at)]);
  const plan = { title: named.title, settings, acts, made: people.made, people: people.all, ledger };
  return { plan, errors: [], preview: swissPreview(players, told, lineOf) };
}
