import { sideNameOf, titleOf } from '@fieldpost/rulebook';
import type { Context } from '../context.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import type { NewNotification, NoticeText } from '../notification-rules/notice.ts';
import { queueNotifications } from '../notification-rules/store.ts';
import { isolated } from '../platform/names.ts';
import type { Facts } from './facts-store.ts';
import { followersOf } from './follow-store.ts';

/** Age in ms after which an end is no news: the match was imported, or its figures are being recomputed. */
const NEWS_MS = 86_400_000;

function wordsOf({ id, title, ruleSet, seats }: StoredMatch, { winner, turns }: Facts): NoticeText {
  const names = seats.map(({ userName }) => isolated(userName ?? 'nobody')).join(' against ');
  const won = winner == null ? 'No single winner.' : `${sideNameOf(ruleSet, winner)} won.`;
  return {
    form: 'Followed',
    subject: `Match ended: ${isolated(title)}`,
    title: 'A match you follow has ended.',
    lines: [`${isolated(title)}: ${won}`],
    facts: [
      ['Game', titleOf(ruleSet)],
      ['Players', names],
      ...(typeof turns === 'number' ? [['Turns', `${turns}`] as [string, string]] : []),
    ],
    action: { label: 'See the match', path: `/matches/${id}` },
  };
}

/** Tells those who follow a match of its end, each once. Nothing where not anybody may look at it. */
export async function tellFollowers(context: Context, match: StoredMatch, facts: Facts): Promise<void> {
  const ago = context.clock.now().getTime() - new Date(facts.at).getTime();
  if (!match.listed || ago > NEWS_MS) return;
  const followers = await followersOf(context, match.id);
  const notice = wordsOf(match, facts);
  const rows = followers.map(
    (userId): NewNotification => ({
      id: `followed:${match.id}:${userId}`,
      about: { kind: 'match', id: match.id },
      userId,
      kind: 'followed',
      why: 'follower',
      notice,
      by: null,
      dueAt: null,
    }),
  );
  await queueNotifications(context, rows);
}
