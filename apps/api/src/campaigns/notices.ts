/** What members are told (part L of the rules): the letter after each entry that matters, and what is asked of whom. */
import { createHash } from 'node:crypto';
import type { AnyCampaign, CampaignTypes, Written } from '@fieldpost/engine';
import type { NoticeRow, NoticeText } from '../notification/notice.ts';
import { commanderOf, type Holder, isItsOfficer, type StoredCampaign, type StoredWait } from './stored.ts';
import { shareGone } from './waiting.ts';

/** The same cause gives the same id: told twice is told once (LC-153). */
function noticeId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\0')).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

type Told = {
  readonly campaign: StoredCampaign;
  readonly rules: AnyCampaign;
  readonly written: Written<CampaignTypes>;
  readonly waits: readonly StoredWait[];
  readonly actorId: string | null;
};

const people = ({ seats }: StoredCampaign): readonly Holder[] => {
  const persons = seats.filter(({ bot }) => bot === null);
  return persons.filter(({ userId }, nth) => persons.findIndex((one) => one.userId === userId) === nth);
};

function rowFor(campaign: StoredCampaign, userId: string, cause: string, notice: NoticeText): NoticeRow {
  return {
    id: noticeId('campaign', campaign.id, cause, userId),
    about: { kind: 'campaign', id: campaign.id },
    userId,
    kind: 'campaign',
    why: 'campaigner',
    notice,
    dueAt: null,
  };
}

/** LC-141: "what happened in words …, what is asked, time left, head (first 12 digits)". One notice for each change. */
export function noticesOf({ campaign, rules, written, waits, actorId }: Told): readonly NoticeRow[] {
  const lines = rules.tell(written);
  const { head, ended } = rules.look(written.course);
  const toOfficers = ended ? officersOf(campaign).map((userId) => endFor(campaign, userId, lines, head)) : [];
  const toMembers = people(campaign).flatMap((holder): readonly NoticeRow[] => {
    const asked = newlyAsked(campaign, waits, holder);
    const news = holder.userId === actorId && lines.length < 2 ? [] : lines;
    if (asked.length === 0 && news.length === 0) return [];
    const cause = `${head}:${asked.map(({ key }) => key).join()}`;
    return [rowFor(campaign, holder.userId, cause, letterOf(campaign, news, asked, head))];
  });
  return [...toMembers, ...toOfficers];
}

/** `campaign-ended` goes to "all members, front": to the officers of its club who do not fight in it themselves. */
const officersOf = (campaign: StoredCampaign): readonly string[] =>
  (campaign.front?.officers ?? []).filter((userId) => isItsOfficer(campaign, userId));

const endFor = (campaign: StoredCampaign, userId: string, lines: readonly string[], head: string): NoticeRow =>
  rowFor(campaign, userId, `${head}:front`, letterOf(campaign, lines, [], head));

/** LC-093. */
export function remindersOf(campaign: StoredCampaign, now: Date): readonly NoticeRow[] {
  return people(campaign).flatMap((holder) =>
    askedOf(campaign, campaign.waits, holder).map((wait) =>
      rowFor(
        campaign,
        holder.userId,
        `remind:${wait.key}:${wait.since}:${shareGone(wait, now)}`,
        letterOf(campaign, [`${shareGone(wait, now)} % of your time has gone.`], [wait], campaign.head ?? ''),
      ),
    ),
  );
}

function askedOf(campaign: StoredCampaign, waits: readonly StoredWait[], { userId }: Holder): readonly StoredWait[] {
  return waits.filter(({ side, done }) => !done && commanderOf(campaign, side)?.userId === userId);
}

function newlyAsked(campaign: StoredCampaign, waits: readonly StoredWait[], holder: Holder): readonly StoredWait[] {
  return askedOf(campaign, waits, holder).filter(({ key }) => !campaign.waits.some((before) => before.key === key));
}

const ASKED: Readonly<Record<StoredWait['what'], string>> = {
  start: 'Choose the tactic that you start with.',
  declare: 'You have the initiative: declare an attack, a rescue, a recovery, or stand down.',
  terms: 'Other terms are offered for the battle: take them or refuse.',
  exchange: 'An exchange of prisoners is offered: take it or refuse.',
};

function letterOf(
  campaign: StoredCampaign,
  news: readonly string[],
  asked: readonly StoredWait[],
  head: string,
): NoticeText {
  const questions = asked.map(({ what }) => ASKED[what]);
  const [first = campaign.title] = [...questions, ...news];
  return {
    form: 'War diary',
    subject: asked.length > 0 ? `${campaign.title}: it is your move` : `${campaign.title}: ${first}`.slice(0, 120),
    title: first,
    lines: [...news, ...questions],
    facts: [
      ['Campaign', campaign.title],
      ...asked.map(({ until }): NoticeText['facts'][number] => ['Until', { at: until }]),
      ['Ledger', head.slice(0, 12)],
    ],
    action: { label: 'Open the campaign', path: `/campaigns/${campaign.id}` },
  };
}
