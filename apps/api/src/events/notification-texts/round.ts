/** What is said of the acts of an event, and to whom: each sentence has its reason (CL-005, CL-160). */
import { type Encounter, isBegun, type LogEvent, playedAt, printedDeduction, promotionOf } from '@fieldpost/league';
import type { SignedRow } from '../store.ts';
import { entryOf } from '../teams/people.ts';
import { boardsTold, isMissing, missingTold, seatedTold } from './boards.ts';
import { OF_CHANGES } from './changes.ts';
import {
  everybody,
  holders,
  type NotificationText,
  nameIn,
  type Of,
  playersNamed,
  type TextContext,
  type TextsByKind,
} from './recipients.ts';
import { OF_REPORTS, standsTold } from './reports.ts';

/** The places of a table, whatever divisions it has; on a ladder the rungs. */
export function placesIn(tables: unknown): ReadonlyMap<string, string> {
  const { table, rungs } = (tables ?? {}) as {
    readonly table?: unknown;
    readonly rungs?: { readonly rungs?: readonly string[] };
  };
  const places = new Map<string, string>((rungs?.rungs ?? []).map((id, index) => [id, String(index + 1)]));
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) walk(one);
    else if (typeof part === 'object' && part !== null && 'printedRank' in part && 'id' in part)
      places.set(String(part.id), String(part.printedRank));
    else if (typeof part === 'object' && part !== null && 'answer' in part) walk(part.answer);
  };
  walk(table);
  return places;
}

type Moved = { readonly id: string; readonly from: string; readonly to: string };
function moved({ before, after }: TextContext): readonly Moved[] {
  const [old, now] = [placesIn(before), placesIn(after)];
  return [...now].flatMap(([id, to]) => {
    const from = old.get(id);
    return from === undefined || from === to ? [] : [{ id, from, to }];
  });
}

function ended({ opened, after }: TextContext): readonly NotificationText[] {
  const { ledger } = opened;
  const places = placesIn(after);
  const moves = ledger.settings.format === 'league' ? promotionOf(ledger).moves : [];
  const teams = new Map(opened.event.entries.map((row) => [row.id, entryOf(row)]));
  return everybody(opened).map((id): NotificationText => {
    const place = places.get(teams.get(id) ?? id);
    const move = moves.find((one) => one.id === id);
    const where =
      move && ` You are ${move.to < move.from ? 'promoted' : 'relegated'} to tier ${move.to} (${move.rule}).`;
    const stood =
      place === undefined
        ? ''
        : ` You finished ${ledger.settings.format === 'ladder' ? 'on rung' : 'in place'} ${place}.`;
    const line = `The event has ended and its standings are final.${stood}${where ?? ''}`;
    return { kind: 'event-table', entries: [id], form: 'The end', lines: [line] };
  });
}

function stateTold(telling: TextContext, { to, confirmed, needed }: Of<'state'>): readonly NotificationText[] {
  const entries = everybody(telling.opened);
  const muster = 'Check in now: if you do not, you lose your place when check-in closes.';
  const tooFew = needed === undefined ? '' : ` ${confirmed} had confirmed, and at least ${needed} are needed (CL-034).`;
  if (to === 'muster')
    return [{ kind: 'event-entry', entries: holders(telling.opened), form: 'Check-in', lines: [muster] }];
  if (to === 'finished') return ended(telling);
  if (to === 'cancelled')
    return [{ kind: 'event-table', entries, form: 'Cancelled', lines: [`The event has been cancelled.${tooFew}`] }];
  if (to === 'entries' && tooFew !== '')
    return [
      {
        kind: 'event-table',
        entries,
        form: 'Entries open again',
        lines: [`Entries are open again.${tooFew} The next check-in asks everyone again.`],
      },
    ];
  return [];
}

const BYES: Readonly<Record<string, string>> = {
  U: 'You have a bye this round because the number of players is odd. It counts as a win (CL-062).',
  H: 'You have the half bye you requested: half the points of a match (CL-064).',
  Z: 'You are not paired this round and get no points from it (CL-064).',
};

/** Whom everybody meets in a round that opens, or why nobody. */
function roundTold(telling: TextContext, { round, byes, stage }: Of<'round'>): readonly NotificationText[] {
  const { opened, windowEnds } = telling;
  const playOffs = stage === undefined ? null : opened.ledger.playOffs;
  if (opened.ledger.settings.format === 'team') return boardsTold(telling, round);
  const form = playOffs === null ? `Round ${round}` : 'Play-off';
  const of = (id: string): readonly Encounter[] =>
    playOffs?.filter(({ a, b }) => a === id || b === id) ??
    (opened.ledger.groupOf.get(id)?.meetings.get(id) ?? []).filter((one) => one.round === round);
  return everybody(opened).flatMap((id): readonly NotificationText[] => {
    const entry = opened.ledger.entries.get(id);
    if (entry === undefined || !opened.ledger.groupOf.has(id) || entry.withdrawnAt !== null) return [];
    const [met] = of(id);
    const bye = byes[id];
    if (met === undefined && playOffs !== null) return [];
    if (met === undefined) {
      const free = bye === undefined ? 'You have a bye this round.' : (BYES[bye] ?? '');
      return [{ kind: 'event-round', entries: [id], form, lines: [free] }];
    }
    const opponent = nameIn(opened, met.a === id ? met.b : met.a);
    const both = met.legs.length > 1 ? ', in two matches at once with sides swapped' : '';
    const { firstTurn } = opened.ledger.settings.window;
    const place = playOffs === null ? '' : ' It is for a place in the upper tier (CL-043).';
    const atTable = playedAt(opened.ledger.settings) === 'table';
    const turn = atTable
      ? 'Meet at a table, and report the result here.'
      : `Make your first turn within ${firstTurn} days of being asked, or you lose by walkover.`;
    const lines = [`You play ${opponent}${both}.${place} ${turn}`];
    const facts = [
      ['Against', opponent],
      ['Until', { at: windowEnds.toISOString() }],
    ] as const;
    return [{ kind: 'event-round', entries: [id], form, lines, facts }];
  });
}

/** CL-084: those who would have met an entry that leaves, with what becomes of their matches. */
function leavingTold({ opened }: TextContext, id: string, why: string): readonly NotificationText[] {
  const { ledger } = opened;
  const meetings = ledger.groupOf.get(id)?.meetings.get(id) ?? [];
  const isLeague = ledger.settings.format === 'league';
  const touched = isLeague ? meetings : meetings.filter(({ legs }) => legs.some(({ result }) => result === null));
  const entries = [...new Set(touched.map(({ a, b }) => (a === id ? b : a)))];
  const legs = meetings.flatMap((one) => one.legs);
  const played = legs.filter(({ result }) => result !== null && isBegun(result)).length;
  const half = played * 2 >= legs.length;
  const follows = !isLeague
    ? 'If your match with them had not started, you win it by walkover (CL-082).'
    : half
      ? 'They have played half of their matches: results count, and remaining matches are won by walkover (CL-084).'
      : 'They have played less than half of their matches: all their results are removed (CL-084).';
  const lines = [`${nameIn(opened, id)} ${why}. ${follows}`];
  return entries.length === 0 ? [] : [{ kind: 'event-table', entries, form: 'Withdrawal', lines }];
}

const ownLeaving = (id: string, line: string): NotificationText => ({
  kind: 'event-entry',
  entries: [id],
  form: 'Withdrawn',
  lines: [line],
});

/** CL-080, CL-082: notifies both the absent player and their opponent of the consequences. */
function absenceTold(telling: TextContext, act: Of<'result'>, seq: number): readonly NotificationText[] {
  const { opened } = telling;
  const { how, a, b, q } = act;
  const absent = how === 'double' ? [a, b] : how === 'walkover' ? [q[0] === 0 ? a : b] : [];
  const [one, two] = playersNamed(opened, act);
  return absent.flatMap((entry): readonly NotificationText[] => {
    const [id, other] = entry === a ? [one, two] : [two, one];
    const own = nameIn(opened, id);
    const left = opened.ledger.entries.get(entry)?.withdrawnAt ?? null;
    if (isMissing(opened, act, entry)) return missingTold(opened, act, { entry, other });
    const lost = `You made no first turn in time against ${nameIn(opened, other)}: you lose by walkover (CL-080).`;
    const second =
      left === seq
        ? ' This was the second time: your entry is withdrawn (CL-082).'
        : ' A second time, your entry is withdrawn (CL-082).';
    const reason = left !== null && left < seq ? `${own} has left the event` : `${own} made no first turn in time`;
    const won: NotificationText = {
      kind: 'event-table',
      entries: [other],
      form: 'Walkover',
      lines: [`${reason}: you win by walkover (CL-080).`],
    };
    const loss: NotificationText = {
      kind: 'event-table',
      entries: [id],
      form: 'Walkover',
      lines: [`${lost}${second}`],
    };
    return [
      ...(left !== null && left < seq ? [] : [loss]),
      ...(how === 'double' ? [] : [won]),
      ...(left === seq ? leavingTold(telling, entry, 'has twice made no first turn and is withdrawn') : []),
    ];
  });
}

const RULED: Readonly<Record<string, string>> = {
  replay: 'A referee has annulled your match: it is replayed from the start, with a new deadline (CL-096).',
  'play-on': 'A referee has decided that your match continues.',
};

/** CL-100: the parties; and where a decision takes another's place, those whose place it has changed. */
function rulingTold(telling: TextContext, act: Of<'decide'>): readonly NotificationText[] {
  const { opened } = telling;
  const { a, b, how, reason, supersedes } = act;
  const because = `Reason: “${reason}”`;
  const what =
    RULED[how] ??
    (supersedes === null ? 'A referee has decided your match.' : 'A new decision replaces the one about your match.');
  const parties: NotificationText = {
    kind: 'event-case',
    entries: playersNamed(opened, act),
    form: 'Decision',
    lines: [`${what} ${because}`],
  };
  const names = `${nameIn(opened, a)} – ${nameIn(opened, b)}`;
  const others = supersedes === null ? [] : moved(telling).filter(({ id }) => id !== a && id !== b);
  const touched = others.map(
    ({ id, from, to }): NotificationText => ({
      kind: 'event-table',
      entries: [id],
      form: 'Decision changed',
      lines: [`The result of ${names} was changed. You are now in place ${to} instead of ${from}. ${because}`],
    }),
  );
  return [...seatedTold(opened, act), parties, ...touched];
}

/** CL-115: notifies entries that lost a rung. */
function rungsTold(telling: TextContext): readonly NotificationText[] {
  if (telling.opened.ledger.settings.format !== 'ladder') return [];
  return moved(telling)
    .filter(({ from, to }) => Number(to) > Number(from))
    .map(({ id, from, to }) => ({
      kind: 'ladder',
      entries: [id],
      form: 'Down one rung',
      lines: [`You are now on rung ${to} instead of ${from}: a player below you has won.`],
    }));
}

function holderTold({ opened }: TextContext, { entry }: Of<'holder'>): readonly NotificationText[] {
  const meetings = opened.ledger.groupOf.get(entry)?.meetings.get(entry) ?? [];
  const opponents = [...new Set(meetings.map(({ a, b }) => (a === entry ? b : a)))];
  const name = nameIn(opened, entry);
  const kept = 'Points and matches are unchanged (CL-085).';
  return [
    {
      kind: 'event-table',
      entries: opponents,
      form: 'A substitute',
      lines: [`A substitute now plays for ${name}. ${kept}`],
    },
    {
      kind: 'event-entry',
      entries: [entry],
      form: 'Substituted',
      lines: ['A substitute has taken your place and your running matches.'],
      always: true,
    },
  ];
}

const TELLERS: TextsByKind = {
  state: stateTold,
  round: roundTold,
  result: (telling, act, seq) => [
    ...standsTold(telling, act),
    ...absenceTold(telling, act, seq),
    ...rungsTold(telling),
  ],
  decide: (telling, act) => [...rulingTold(telling, act), ...(act.supersedes === null ? rungsTold(telling) : [])],
  withdraw: (telling, { entry, reason }) => [
    ownLeaving(entry, `Your entry has been withdrawn.${reason === undefined ? '' : ` Reason: “${reason}”`}`),
    ...leavingTold(telling, entry, reason === undefined ? 'has withdrawn' : 'has been withdrawn'),
  ],
  ...OF_REPORTS,
  ...OF_CHANGES,
  late: ({ opened }, { id }) => {
    const missed = opened.ledger.groups[0]?.rounds ?? 0;
    const line = `You entered late: you are paired from the next round on; earlier rounds score nothing (CL-036).`;
    return missed === 0
      ? []
      : [{ kind: 'event-entry', entries: [id], form: 'Entered late', lines: [line], always: true }];
  },
  deduct: ({ opened }, { entry, q, reason }) => [
    {
      kind: 'event-table',
      entries: [entry],
      form: 'Deduction',
      lines: [
        `A referee deducted ${printedDeduction(opened.ledger.settings, q)} points from you (CL-088). Reason: “${reason}”`,
      ],
    },
  ],
  holder: holderTold,
  match: (_, { sides }) => [
    {
      kind: 'event-table',
      entries: sides.flat(),
      form: 'Listed',
      lines: ['One of your matches was listed. It is rated if the event rates matches (CL-129).'],
    },
  ],
  challenge: (_, { b }) => [
    {
      kind: 'ladder',
      entries: [b],
      form: 'Challenge',
      lines: ['You have been challenged. If you do not answer within 5 days, you lose by walkover (CL-113).'],
    },
  ],
  answer: ({ opened }, { a, b, accept }) => {
    const line = accept
      ? 'has accepted your challenge: the match is being created.'
      : 'has declined your challenge (CL-113).';
    return [{ kind: 'ladder', entries: [a], form: 'Answer', lines: [`${nameIn(opened, b)} ${line}`] }];
  },
};

/** All notifications of an act that has just joined the log. */
export function notificationTexts(
  telling: TextContext,
  { event, seq }: Pick<SignedRow, 'event' | 'seq'>,
): readonly NotificationText[] {
  const tell = TELLERS[event.kind] as
    | ((telling: TextContext, act: LogEvent, seq: number) => readonly NotificationText[])
    | undefined;
  return tell?.(telling, event, seq) ?? [];
}
