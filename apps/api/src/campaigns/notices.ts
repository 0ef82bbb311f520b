/** Notifications of members (THE-RULES "Notices"): a letter after each important entry, and requests to act. */
import { createHash } from 'node:crypto';
import type { AnyCampaign, CampaignTypes, Written } from '@fieldpost/engine';
import type { NewNotification, NoticeKind, NoticeText } from '../notification-rules/notice.ts';
import { cutText } from '../platform/cut-text.ts';
import { isolated } from '../platform/names.ts';
import {
  commanderOf,
  type Holder,
  isItsOfficer,
  rulesOfCampaign,
  type StoredCampaign,
  type StoredWait,
} from './stored.ts';
import { shareGone } from './waiting.ts';

/** The same cause gives the same id, so it notifies once (LC-153). */
function noticeId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\0')).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** The entry that a letter tells of. */
type EntryTold = NonNullable<NoticeText['entry']>;

type Told = {
  readonly campaign: StoredCampaign;
  readonly rules: AnyCampaign;
  readonly written: Written<CampaignTypes>;
  readonly waits: readonly StoredWait[];
  readonly actorId: string | null;
};

const people = ({ seats }: StoredCampaign): readonly Holder[] => {
  const persons = seats.filter(({ bot }) => bot === null);
  return persons.filter(({ userId }, index) => persons.findIndex((one) => one.userId === userId) === index);
};

/**
 * The kinds of THE-RULES "Notices": requests to act count as moves, everything else as news of the campaign (LC-140).
 */
type Kind = Extract<NoticeKind, 'campaign' | `campaign-${string}`>;

type Row = {
  readonly userId: string;
  readonly cause: string;
  readonly kind: Kind;
  readonly notice: NoticeText;
};

function rowFor(campaign: StoredCampaign, { userId, cause, kind, notice }: Row): NewNotification {
  return {
    id: noticeId('campaign', campaign.id, cause, userId),
    about: { kind: 'campaign', id: campaign.id },
    userId,
    kind,
    why: 'campaigner',
    notice,
    by: null,
    dueAt: null,
  };
}

/** Entries by officers notify all members, whatever other notices they get. */
const OFFICERS: readonly string[] = ['corrected', 'voided', 'paused', 'resumed'];

function kindOf({ entries }: Written<CampaignTypes>, ended: boolean): Kind {
  if (ended) return 'campaign-ended';
  return entries.some(({ kind }) => OFFICERS.includes(kind)) ? 'campaign-officer' : 'campaign';
}

/** LC-141: "what happened in words …, what is asked, time left, head (first 12 digits)". One notice for each change. */
export function notificationsFor({ campaign, rules, written, waits, actorId }: Told): readonly NewNotification[] {
  const lines = rules.tell(written);
  const { head, seq, ended } = rules.look(written.course);
  const entry = { kind: written.entries.at(-1)?.kind ?? 'offered', seq, head };
  const news = kindOf(written, ended);
  const toOfficers = ended ? officersOf(campaign).map((userId) => endFor(campaign, userId, lines, entry)) : [];
  const toMembers = people(campaign).flatMap((holder): readonly NewNotification[] => {
    const asked = newlyAsked(campaign, waits, holder);
    const told = holder.userId === actorId && lines.length < 2 ? [] : lines;
    if (asked.length === 0 && told.length === 0) return [];
    const cause = `${head}:${asked.map(({ key }) => key).join()}`;
    const kind = asked.length > 0 ? 'campaign-turn' : news;
    return [
      rowFor(campaign, {
        userId: holder.userId,
        cause,
        kind,
        notice: letterOf(campaign, told, asked, entry, written.course),
      }),
    ];
  });
  return [...toMembers, ...toOfficers];
}

/** `campaign-ended` goes to "all members, front": to the officers of its club who do not fight in it themselves. */
const officersOf = (campaign: StoredCampaign): readonly string[] =>
  (campaign.front?.officers ?? []).filter((userId) => isItsOfficer(campaign, userId));

const endFor = (
  campaign: StoredCampaign,
  userId: string,
  lines: readonly string[],
  entry: EntryTold,
): NewNotification =>
  rowFor(campaign, {
    userId,
    cause: `${entry.head}:front`,
    kind: 'campaign-ended',
    notice: letterOf(campaign, lines, [], entry),
  });

/** LC-093. */
export function remindersOf(campaign: StoredCampaign, now: Date): readonly NewNotification[] {
  const entry = { kind: 'reminder', seq: campaign.seq, head: campaign.head ?? '' };
  return people(campaign).flatMap((holder) =>
    askedOf(campaign, campaign.waits, holder).map((wait) =>
      rowFor(campaign, {
        userId: holder.userId,
        cause: `remind:${wait.key}:${wait.since}:${shareGone(campaign, wait, now)}`,
        kind: 'campaign-turn',
        notice: letterOf(campaign, [`${shareGone(campaign, wait, now)}% of your time has passed.`], [wait], entry),
      }),
    ),
  );
}

/** LC-093: vacation "is public with its end": notifies all others when an Empire leaves or returns. */
export function awayNotices(
  campaign: StoredCampaign,
  side: string,
  actorId: string,
  now: Date,
): readonly NewNotification[] {
  const taken = campaign.vacations[side] ?? [];
  const next = taken.find(({ to }) => Date.parse(to) > now.getTime());
  const name = rulesOfCampaign(campaign).atlas.sides[side] ?? side;
  const says =
    next === undefined ? `${name} is back from vacation.` : `${name} is on vacation; their clock is stopped.`;
  const facts: NoticeText['facts'] =
    next === undefined
      ? []
      : [
          ['From', { at: next.from }],
          ['Back', { at: next.to }],
        ];
  const entry = { kind: 'vacation', seq: campaign.seq, head: campaign.head ?? '' };
  const letter = letterOf(campaign, [says], [], entry);
  return people(campaign).flatMap(({ userId }) =>
    userId === actorId
      ? []
      : rowFor(campaign, {
          userId,
          cause: `away:${side}:${JSON.stringify(taken)}`,
          kind: 'campaign',
          notice: { ...letter, facts: [...facts, ...letter.facts] },
        }),
  );
}

function askedOf(campaign: StoredCampaign, waits: readonly StoredWait[], { userId }: Holder): readonly StoredWait[] {
  return waits.filter(({ side, done }) => !done && commanderOf(campaign, side)?.userId === userId);
}

function newlyAsked(campaign: StoredCampaign, waits: readonly StoredWait[], holder: Holder): readonly StoredWait[] {
  return askedOf(campaign, waits, holder).filter(({ key }) => !campaign.waits.some((before) => before.key === key));
}

const ASKED: Readonly<Record<StoredWait['what'], string>> = {
  start: 'Choose your starting tactic.',
  declare: 'You have the initiative: declare an attack, a rescue or a recovery, or stand down.',
  terms: 'Your opponent offers other terms for the battle: accept or refuse.',
  exchange: 'Your opponent offers a prisoner exchange: accept or refuse.',
};

/** Nobody can answer an offer without knowing what is offered: it stands before the question. */
function offersIn(campaign: StoredCampaign, asked: readonly StoredWait[], course: CampaignTypes['course'] | null) {
  if (course === null) return [];
  const offered = rulesOfCampaign(campaign).offered(course);
  return asked.flatMap(({ what }) => (what === 'terms' || what === 'exchange' ? (offered[what] ?? []) : []));
}

function letterOf(
  campaign: StoredCampaign,
  told: readonly string[],
  asked: readonly StoredWait[],
  entry: EntryTold,
  course: CampaignTypes['course'] | null = campaign.course,
): NoticeText {
  const news = [...told, ...offersIn(campaign, asked, course)];
  const questions = asked.map(({ what }) => ASKED[what]);
  const title = isolated(campaign.title);
  const [first = title] = [...questions, ...news];
  return {
    form: 'War diary',
    subject: asked.length > 0 ? `${title}: your move` : cutText(`${title}: ${first}`, 120),
    title: first,
    lines: [...news, ...questions],
    facts: [
      ['Campaign', campaign.title],
      ...asked.map(({ until }): NoticeText['facts'][number] => ['Until', { at: until }]),
      ['Ledger', entry.head.slice(0, 12)],
    ],
    entry,
    action: { label: 'Open the campaign', path: `/campaigns/${campaign.id}` },
  };
}
