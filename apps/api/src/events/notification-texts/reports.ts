/** CL-201 to CL-204: notices about results of a real table. */
import { legReported } from '@fieldpost/league';
import {
  type NotificationText,
  nameIn,
  type Of,
  playersNamed,
  type TextContext,
  type TextsByKind,
} from './recipients.ts';

type Said = Pick<Of<'report'>, 'q' | 'score'>;
const OUTCOMES = ['lost', 'half lost', 'drew', 'half won', 'won'] as const;

/** How it ended for one side: "won 62:48". */
function endedFor({ q, score }: Said, side: 0 | 1): string {
  const points = score === null ? '' : ` ${score[side]}:${score[side === 0 ? 1 : 0]}`;
  return `${OUTCOMES[q[side]]}${points}`;
}

/** The other side is asked to answer, with until when and what silence means. */
function reportTold({ opened }: TextContext, act: Of<'report'>): readonly NotificationText[] {
  const { ledger } = opened;
  const [a, b] = playersNamed(opened, act);
  if (act.speaker === null) return [];
  const mine = act.speaker === act.a ? 0 : 1;
  const [own, other] = mine === 0 ? [a, b] : [b, a];
  const dueAt = legReported(ledger, ledger.seq)?.report.dueAt ?? null;
  const silence = ledger.settings.table?.silence === 'case' ? 'a referee decides' : 'it stands';
  const facts = dueAt === null ? [] : ([['Until', { at: new Date(dueAt).toISOString() }]] as const);
  const said = `${nameIn(opened, own)} reports your match: ${nameIn(opened, own)} ${endedFor(act, mine)}.`;
  return [
    {
      kind: 'event-report',
      entries: [other],
      form: 'Confirm the result',
      lines: [`${said} Confirm it or dispute it. If you do not answer, ${silence}.`],
      facts,
      button: 'Confirm or dispute',
    },
  ];
}

/** CL-203: both sides get the result; the side that confirmed it gets no notice. */
export function standsTold({ opened }: TextContext, act: Of<'result'>): readonly NotificationText[] {
  if (act.stands === undefined) return [];
  const [a, b] = playersNamed(opened, act);
  const why = { both: 'You both say so', silence: 'Nobody disputed it in time', officer: 'An officer reported it' };
  return [a, b].map((id, side) => ({
    kind: 'event-table',
    entries: [id],
    form: 'Result',
    lines: [
      `The result against ${nameIn(opened, side === 0 ? b : a)} stands: you ${endedFor({ q: act.q, score: null }, side === 0 ? 0 : 1)}. ${why[act.stands?.by ?? 'both']}.`,
    ],
  }));
}

/** CL-201, CL-202: who was asked, or both where the match was begun instead, do not need to answer any more. */
function retractTold({ opened }: TextContext, { of, speaker }: Of<'retract'>): readonly NotificationText[] {
  const told = opened.log.find(({ seq }) => seq === of)?.event;
  if (told?.kind !== 'report') return [];
  const players = playersNamed(opened, told);
  const asked = [told.a, told.b].flatMap((entry, side) => (entry === speaker ? [] : (players[side] ?? [])));
  const why =
    speaker === null
      ? 'Your match has begun on the site. Play it to its end'
      : `${nameIn(opened, speaker)} withdrew it`;
  const lines = [`The report about your match counts no more. ${why}.`];
  return [{ kind: 'event-table', entries: asked, form: 'Report withdrawn', lines }];
}

export const OF_REPORTS: TextsByKind = { report: reportTold, retract: retractTold };
