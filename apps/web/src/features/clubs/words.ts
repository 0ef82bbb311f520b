/** Texts about clubs and events: formats, states, tiebreaks, codes of results (CL-102, CL-150, CL-151). */
import type {
  BracketRound,
  ClubEvent,
  CrossRow,
  DivisionName,
  EventLeg,
  EventSettings,
  EventState,
  Grouped,
  LogLine,
  Standing,
} from './operations.ts';

const FORMAT: Readonly<Record<string, string>> = {
  league: 'League',
  swiss: 'Swiss tournament',
  knockout: 'Cup',
  ladder: 'Ladder',
  team: 'Team event',
  list: 'List of matches',
};
export const formatName = (format: string): string => FORMAT[format] ?? format;

const STATE: Readonly<Record<EventState, string>> = {
  draft: 'draft',
  entries: 'entries open',
  muster: 'check-in',
  running: 'in progress',
  finished: 'finished',
  archived: 'finished',
  cancelled: 'cancelled',
};
/** The state as a full sentence. */
export function stateSentence(state: EventState): string {
  return `${STATE[state].replace(/^./, (first) => first.toUpperCase())}.`;
}
export const stateName = (state: EventState): string => STATE[state];

/** The title of a round. The round after a season is its play-offs (CL-043). */
export const roundTitle = ({ tables }: Pick<ClubEvent, 'tables'>, round: number): string =>
  tables.playoffs?.round === round ? 'Play-off' : `Round ${round}`;

const SEATED = ['entered', 'called'];

/** CL-034: why an event in check-in cannot start yet; null if an organiser may start it. */
export function startWaits(
  { entries, settings }: Pick<ClubEvent, 'entries' | 'settings'>,
  there: number,
): string | null {
  const missing = settings.minEntries - there;
  if (missing > 0)
    return `It can start once ${settings.minEntries} have confirmed. ${missing} more must confirm before check-in ends.`;
  const silent = entries.filter(({ state, team }) => team === null && SEATED.includes(state)).length;
  if (silent === 0) return null;
  return `It starts when check-in ends, or once ${silent === 1 ? 'the last entry has' : `${silent} more entries have`} answered.`;
}

/** Names of the tiebreaks. */
const TIEBREAK: Readonly<Record<string, string>> = {
  PTS: 'points',
  DE: 'direct encounter',
  SB: 'Sonneborn-Berger',
  BH: 'Buchholz',
  BHC1: 'Buchholz without the lowest',
  WON: 'matches won',
  MAR: 'margin',
  HARD: 'points with the harder side',
  MISS: 'fewer missed deadlines',
  LOT: 'lot',
  match: 'match points',
  board: 'board points',
  direct: 'direct encounter',
  berlin: 'Berlin count',
  sb: 'Sonneborn-Berger',
  lot: 'lot',
};
export const tiebreakName = (code: string): string => TIEBREAK[code] ?? code;

/** Short heads for the columns of tiebreaks. */
const SHORT: Readonly<Record<string, string>> = {
  SB: 'S-B',
  BH: 'Buch.',
  BHC1: 'Buch. −1',
  WON: 'Won',
  MAR: 'Margin',
  HARD: 'Hard',
  MISS: 'Missed',
  board: 'Boards',
  berlin: 'Berlin',
  sb: 'S-B',
};
export const tiebreakShort = (code: string): string => SHORT[code] ?? code;

/** Formats in which no place passes to a stranger (CL-085). */
export const NO_SUBSTITUTES: readonly string[] = ['team', 'list'];

/** CL-127: by what teams are parted. */
const TEAM_CRITERIA = ['match', 'board', 'direct', 'berlin', 'sb', 'lot'];
/** By what a table is ordered, the points first. */
export const criteriaOf = ({ format, settings }: Pick<ClubEvent, 'format' | 'settings'>): readonly string[] =>
  format === 'team' ? TEAM_CRITERIA : settings.tiebreaks;

/** The entry of the table for which the reader plays: of teams their team. */
export const ownEntryOf = ({ entries, mine }: Pick<ClubEvent, 'entries' | 'mine'>): string | null =>
  entries.find(({ id }) => id === mine)?.team ?? mine;

/** The entry of the log for which a row plays: of teams the team. */
export const teamOf = ({ entries }: Pick<ClubEvent, 'entries'>, id: string): string =>
  entries.find((one) => one.id === id)?.team ?? id;

/** The round of a match, and in a team event its board; a ladder has none. */
export function placeWords(
  event: ClubEvent,
  { round, board, a, b }: Pick<EventLeg, 'round' | 'board' | 'a' | 'b'>,
  then: string,
): string {
  if (event.format === 'ladder') return '';
  if (board === null) return `Round ${round}${then}`;
  const names = namesOf(event);
  return `Round ${round}, ${names(teamOf(event, a))} – ${names(teamOf(event, b))}, board ${board}${then}`;
}

export type Names = (id: string | null) => string;
/** Names of entries. A place that is still open is named as open. */
export function namesOf({ entries }: Pick<ClubEvent, 'entries'>): Names {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? 'nobody' : id === '?' ? 'unknown' : (names.get(id) ?? id));
}

/** CL-108: says which criterion puts a row below the one above it. */
export function separation({ by, printedRank }: Standing, above: string): string {
  if (by === null) return `Tied with ${above} on everything so far.`;
  if (by.code === 'withdrawn') return 'Withdrawn, ranked last.';
  if (by.code === 'LOT' || by.code === 'lot')
    return printedRank.endsWith('=') ? `Tied with ${above} so far.` : `Behind ${above} by lot.`;
  return `Behind ${above} on ${tiebreakName(by.code)}, ${by.own} to ${by.above}.`;
}

/** How many matches of an entry have a result: the cells of its row of the cross-table that do not run. Of teams a match is all its boards. */
export function playedOf(event: Pick<ClubEvent, 'tables' | 'divisions' | 'format'>, id: string): number {
  const rows = divisionsOf(event, 'crossTable').flatMap(({ answer }) => answer);
  const cells = rows.find((row) => row.id === id)?.cells ?? [];
  if (event.format === 'team') return cells.filter((cell) => cell !== null && !cell.includes('*')).length;
  const legs = cells.flatMap((cell) => (cell === null ? [] : cell.split(' ')));
  return legs.filter((leg) => !leg.endsWith('*')).length;
}

export type Division<Row> = {
  readonly title: string;
  readonly answer: readonly Row[];
  readonly tier: number;
  /** It belongs to the lowest tier: nobody goes down from it. */
  readonly last: boolean;
};

/** The name of a division in its event. A tier with one division uses the tier's name alone. */
export function divisionName({ tier, number }: DivisionName, all: readonly DivisionName[]): string {
  const only = all.filter((one) => one.tier === tier).length < 2;
  return only ? `Tier ${tier}` : `Tier ${tier}, division ${number}`;
}

type Parts = { readonly table: Standing; readonly crossTable: CrossRow };

/** The parts of a table that comes division by division; one part without a title where there is but one. */
export function divisionsOf<Name extends keyof Parts>(
  { tables, divisions }: Pick<ClubEvent, 'tables' | 'divisions'>,
  name: Name,
): readonly Division<Parts[Name]>[] {
  type Row = Parts[Name];
  const grouped = tables[name] as Grouped<readonly Row[]> | undefined;
  if (grouped === undefined) return [];
  const parts = grouped as readonly {
    readonly tier?: number;
    readonly number?: number;
    readonly answer?: readonly Row[];
  }[];
  if (!parts.some(({ answer }) => Array.isArray(answer)))
    return [{ title: '', answer: grouped as unknown as readonly Row[], tier: 1, last: true }];
  const lowest = Math.max(...divisions.map(({ tier }) => tier));
  return parts.map(({ tier = 1, number = 1, answer = [] }) => ({
    title: divisionName({ tier, number }, divisions),
    answer,
    tier,
    last: tier === lowest,
  }));
}

const CODES: Readonly<Record<string, string>> = {
  '1': 'won',
  '¾': 'half-win',
  '½': 'drawn',
  '¼': 'half-loss',
  '0': 'lost',
  '+': 'won by walkover',
  '-': 'no-show',
  '0F': 'both no-show',
  '*': 'in progress',
  '=/=': 'provisional draw',
};

/** CL-151: the legs of a cell such as "A1 B½" in words for a screen reader. */
export function cellWords(cell: string): string {
  const leg = (text: string) => `side ${text.slice(0, 1)} ${codeWords(text.slice(1))}`;
  return cell.split(' ').map(leg).join(', ');
}

/** CL-206, CL-204: "1t" was reported from a table; nobody has confirmed "1t*" yet. */
function codeWords(code: string): string {
  const known = CODES[code];
  if (known !== undefined || !code.includes('t')) return known ?? code;
  const result = CODES[code.replace(/t\*?$/, '')] ?? code;
  return `${result}, reported from a table${code.endsWith('*') ? ', not confirmed yet' : ''}`;
}

const LATE: Readonly<Record<EventSettings['late']['policy'], string>> = {
  provisional: 'it counts as a draw for the next pairing and continues',
  adjudicate: 'a referee decides it',
  wait: 'the round waits for it',
  'run-on': 'it continues beside the next matches',
};

/** CL-005: what happens where nothing happens. */
export const lateWords = ({ window, late }: EventSettings): string =>
  `Make your first turn within ${window.firstTurn} days or lose by walkover. If the match is not over at its deadline, ${LATE[late.policy]}.`;

/** CL-172: how long a season takes, before anybody enters it. */
export function lengthWords({ windows, days }: NonNullable<ClubEvent['length']>): string {
  const several = windows.length === 1 ? '1 round' : `${windows.length} rounds`;
  return `The season takes about ${Math.ceil(days)} days: ${several} of ${windows.join(', ')} days, plus decisions and appeals.`;
}

const ROUNDS = ['Final', 'Semi-finals', 'Quarter-finals'];
/** A round of a cup by how many are left to come. */
export function cupRound(rounds: readonly BracketRound[], index: number): string {
  return ROUNDS[rounds.length - 1 - index] ?? `Round ${index + 1}`;
}

const VERDICTS: Readonly<Record<string, string>> = {
  margins: 'on margin',
  misses: 'by fewer missed deadlines',
  decider: 'after a decider',
  seed: 'higher seed',
  default: 'both no-show',
  withdrawal: 'by withdrawal',
};
export const verdictWords = (by: string): string => VERDICTS[by] ?? by;

/** CL-078: why the whole event is paused, from the last entry in its log; null if it is not paused. */
export function pausedFor(log: readonly LogLine[]): string | null {
  const last = log.findLast(({ act }) => act.kind === 'pause' || act.kind === 'resume');
  return last?.act.kind === 'pause' ? String(last.act.reason) : null;
}

const score = (q: unknown): string => (Array.isArray(q) ? q.map((one) => Number(one) / 4).join(' : ') : '');
const boardOf = (board: unknown): string => (typeof board === 'number' ? `, board ${board},` : '');
const reasonOf = (reason: unknown): string => (typeof reason === 'string' && reason !== '' ? ` “${reason}”` : '');

type Said = (act: LogLine['act'], named: { readonly a: string; readonly b: string; readonly entry: string }) => string;
/** Each kind of act as a sentence. `logWords` describes acts that name entries by other members. */
const SAID: Readonly<Record<string, Said>> = {
  seed: () => 'Seeding is fixed',
  confirm: (_, { entry }) => `${entry} checked in`,
  state: ({ to }) => `Event state: ${stateName(to as EventState)}`,
  round: ({ round, byHand }) => `Round ${round} opened${byHand === undefined ? '' : ', paired by hand'}`,
  result: ({ q, how, board }, { a, b }) =>
    `${a} : ${b}${boardOf(board)} ${score(q)}${how === 'played' ? '' : how === 'reported' ? ', reported from a table' : `, ${how}`}`,
  report: ({ q, board, score: points, note, speaker }, { a, b }) =>
    `${a} : ${b}${boardOf(board)} ${Array.isArray(points) ? points.join(' : ') : score(q)}, reported by ${speaker === null ? 'an officer' : 'one side'}.${reasonOf(note)}`,
  dispute: ({ q, score: points, reason }, { entry }) =>
    `${entry} disputed a report: ${Array.isArray(points) ? points.join(' : ') : score(q)}.${reasonOf(reason)}`,
  retract: ({ speaker }, { entry }) =>
    speaker === null ? 'A report fell: the match began on the site' : `${entry} withdrew a report`,
  decide: ({ q, how, reason, board }, { a, b }) =>
    how === 'replay' || how === 'play-on'
      ? `Decision: ${a} : ${b}${boardOf(board)} ${how === 'replay' ? 'is replayed' : 'continues'}.${reasonOf(reason)}`
      : `Decision: ${a} : ${b}${boardOf(board)} ${score(q)}, ${how}.${reasonOf(reason)}`,
  appeal: ({ reason }, { a, b }) => `Appeal about ${a} : ${b}.${reasonOf(reason)}`,
  withdraw: ({ reason }, { entry }) =>
    reason === undefined ? `${entry} withdrew` : `${entry} was withdrawn.${reasonOf(reason)}`,
  repair: ({ round, reason }) => `Round ${round} was annulled, to be paired again.${reasonOf(reason)}`,
  amend: ({ reason }) => `An officer asked to change the settings.${reasonOf(reason)}`,
  consent: ({ accept }, { entry }) => `${entry} ${accept === true ? 'agreed to' : 'did not agree to'} the change`,
  pause: ({ reason }) => `The event is paused.${reasonOf(reason)}`,
  resume: () => 'The event continues',
  forbid: ({ reason }, { a, b }) => `${a} and ${b} are kept apart.${reasonOf(reason)}`,
  bye: ({ round }, { entry }) => `${entry} sits out round ${round} at their request`,
  leave: (_, { entry }) => `${entry} is away`,
  holder: (_, { entry }) => `${entry} has a substitute`,
  reserve: ({ board }, { entry }) => `${entry}: a reserve took over board ${board}`,
  match: () => 'A match was listed',
  challenge: (_, { a, b }) => `${a} challenged ${b}`,
  answer: ({ accept }, { a, b }) => `${b} ${accept === true ? 'accepted' : 'declined'} the challenge of ${a}`,
  week: () => 'A rating week ended',
  import: ({ what, makes, file }) => `Imported ${what} from a file: ${makes} lines (${String(file).slice(0, 8)})`,
  'undo-import': ({ of }) => `Import ${of} was undone`,
};

const isNames = (raw: unknown): raw is readonly string[] => Array.isArray(raw);

/** CL-125: who plays for a team, in the order of its boards. */
function squadWords({ entry, squad, absent }: LogLine['act'], names: Names): string {
  const list = (ids: unknown): string => (isNames(ids) ? ids.map(names).join(', ') : '');
  const away = list(absent) === '' ? '' : `, next round without ${list(absent)}`;
  return `${names(String(entry))}: ${list(squad) || 'nobody yet'}${away}`;
}

/** CL-088: quarters of a printed point; of teams whole match points. */
const deductionWords = ({ entry, q, reason }: LogLine['act'], names: Names, format: string): string =>
  `${names(String(entry))}: ${format === 'team' ? Number(q) : Number(q) / 4} deducted.${reasonOf(reason)}`;

/** A line of the public log as a sentence (CL-193). */
export function logWords({ act }: LogLine, names: Names, format: string): string {
  if (act.kind === 'enter' || act.kind === 'late') return `${names(String(act.id))} entered`;
  if (act.kind === 'squad') return squadWords(act, names);
  if (act.kind === 'deduct') return deductionWords(act, names, format);
  if (act.kind === 'captain') return `${names(String(act.player))} leads ${names(String(act.entry))} from now on`;
  const [a = '', b = '', entry = ''] = [act.a, act.b, act.entry ?? act.speaker].map((id) =>
    typeof id === 'string' ? names(id) : '',
  );
  return SAID[act.kind]?.(act, { a, b, entry }) ?? act.kind;
}
