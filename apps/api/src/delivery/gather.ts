import { type Game, type GameTypes, type Seat, stepViewFor } from '@fieldpost/engine';
import { dues } from '../clock/running-clock.ts';
import type { Context } from '../context.ts';
import { awaitedBy, type LoadedMatch, loadedMatch, openSides } from '../match-store/loaded-match.ts';
import { loadMatchAndTimes } from '../match-store/store.ts';
import type { StoredMatch, StoredSeat } from '../match-store/stored.ts';
import { storyBetween } from '../match-store/story.ts';
import { gameViewFor } from '../match-store/views.ts';
import type { NotificationContext } from '../notification-rules/context.ts';
import { SEEN_KINDS } from '../notification-rules/events.ts';
import { preferencesOf } from '../notification-rules/preferences.ts';
import type { DueNotification } from '../notification-rules/store.ts';
import { oneLine } from '../platform/mail/mailer.ts';
import { isolated } from '../platform/names.ts';
import { actionsFor, buttonUrl, type MailAction } from './email-actions/buttons.ts';
import { offersFor } from './email-actions/offers.ts';
import { ordersAddress } from './email-replies/addresses.ts';
import { type GatheredMessages, gatherMessages, NO_MESSAGES } from './gather-messages.ts';
import { sinceLastMove } from './since.ts';
import { FAREWELLS, isStillTrue } from './still-true.ts';
import { unsubscribeUrl } from './unsubscribe.ts';
import { atEndFor, vacationTold } from './vacation-words.ts';

/** Why a notification is not sent after all. Kept with it. */
export const DROP_REASONS = {
  SEEN: 'you had already seen it on the site',
  OVERTAKEN: 'it was done or out of date before sending',
  MAIL_OFF: 'match emails are turned off',
  UNVERIFIED: 'the address is not confirmed',
  BOUNCED: 'email to the address bounced',
  NO_MATCH: 'the match was cancelled',
  NO_SEAT: 'they no longer have the seat',
} as const;

export type DropReason = keyof typeof DROP_REASONS;

/** The content of a message, or why there is nothing to send. */
export type Gathered =
  | { readonly send: true; readonly about: NotificationContext; readonly loaded: LoadedMatch }
  | { readonly send: false; readonly drop: DropReason };

const drop = (reason: DropReason): Gathered => ({ send: false, drop: reason });

/** Whether there is nothing left to ask of the reader. */
function overtaken(
  notification: DueNotification,
  { match, rules }: LoadedMatch,
  game: Game<GameTypes>,
  seat: Seat<string>,
): boolean {
  const { kind, step } = notification;
  if (kind === 'finished' || kind === 'out') return false;
  if (match.status === 'finished') return true;
  if (kind === 'started' || kind === 'timed-out') return false;
  if (kind === 'draw-offered') return match.drawOffer === null || match.drawOffer.accepted.includes(seat.side);
  if (!openSides(rules, game).includes(seat.side) || match.sealedStep !== step) return true;
  // Open steps are their own: they are at their table. A reminder still helps the one who forgot to end their turn.
  return kind !== 'reminder' && match.step > match.sealedStep;
}

/** Why the reader's email is closed now, although it was open when the letter was decided; null if it is still open. */
export function closedMail({ emailVerified, mailTurns, mailBounce }: DueNotification['user']): DropReason | null {
  if (!emailVerified) return 'UNVERIFIED';
  if (!mailTurns) return 'MAIL_OFF';
  return mailBounce === null ? null : 'BOUNCED';
}

/** That one is out, and how that came. */
const TOLD_TO_WHO_IS_OUT: ReadonlySet<DueNotification['kind']> = new Set(['timed-out', 'out']);

const isAwaitedKind = (kind: DueNotification['kind']): boolean =>
  kind !== 'joined' && kind !== 'finished' && kind !== 'arrangement' && kind !== 'message' && kind !== 'out';

function isPast(context: Context, notification: DueNotification, loaded: LoadedMatch, seat: Seat<string>): boolean {
  const { match, game } = loaded;
  if (notification.kind === 'arrangement') {
    const stands = isStillTrue(notification.why, match, seat.side, notification.user.id, context.clock.now());
    return match.status === 'finished' || !stands;
  }
  return game ? overtaken(notification, loaded, game, seat) : isAwaitedKind(notification.kind);
}

/** Whether the page has shown them the step that it speaks of, and they want no message of that. A program sees no page. */
function hasSeen({ kind, step, channel, user }: DueNotification, { seenStep }: StoredSeat): boolean {
  if (channel === 'webhook' || !SEEN_KINDS.has(kind) || step === null || step === 0 || seenStep < step) return false;
  return !preferencesOf(user.notificationPreferences).evenSeen;
}

/** Context for a person who no longer holds the seat: only the name of the match. */
function farewell(context: Context, { user, id, kind, why, side }: DueNotification, match: StoredMatch): Gathered {
  const { publicUrl } = context.settings;
  const about: NotificationContext = {
    notificationId: id,
    kind,
    why,
    now: context.clock.now(),
    reason: null,
    past: false,
    reader: { id: user.id, name: user.name, email: user.email, timeZone: user.timeZone, side: side ?? '' },
    match: { id: match.id, title: isolated(match.title), ruleSet: match.ruleSet },
    others: [],
    allies: [],
    by: [],
    out: false,
    view: null,
    pending: null,
    asked: null,
    awaited: false,
    deadline: null,
    since: 0,
    story: [],
    atEnd: match.clockSpec.atEnd,
    vacation: null,
    ending: null,
    buttons: [],
    standingOffers: [],
    ordersTo: null,
    publicUrl,
    ...NO_MESSAGES,
    unsubscribeUrl: unsubscribeUrl(user.id, context.settings),
  };
  return { send: true, about, loaded: loadedMatch(match) };
}

/** Reads what a notification speaks of, as its reader may know it now. */
export async function gather(context: Context, notification: DueNotification): Promise<Gathered> {
  const { user } = notification;
  const closed = notification.channel === 'mail' ? closedMail(user) : null;
  if (closed) return drop(closed);
  const { matchId } = notification;
  const read = matchId === null ? null : await loadMatchAndTimes(context.db, matchId);
  if (!read) return drop('NO_MATCH');
  const { match, times } = read;
  const seat = match.seats.find(
    (one) => one.userId === user.id && (notification.side === null || one.side === notification.side),
  );
  if (!seat) return FAREWELLS.has(notification.why) ? farewell(context, notification, match) : drop('NO_SEAT');
  const loaded = loadedMatch(match);
  const place = { side: seat.side, player: seat.player };
  const messages = await gatherMessages(context, notification, match);
  const written = notification.kind === 'message';
  const past = written ? messages.messages.length === 0 : isPast(context, notification, loaded, place);
  if (!written && !TOLD_TO_WHO_IS_OUT.has(notification.kind) && isOut(loaded, seat.side)) return drop('OVERTAKEN');
  // A letter asks something of a person; to a program it is an event, which has happened whatever came after it.
  if (past && notification.channel !== 'webhook') return drop('OVERTAKEN');
  if (hasSeen(notification, seat)) return drop('SEEN');
  const since = sinceLastMove(times, place.side, notification.kind === 'timed-out' ? 1 : 0);
  const about = await notificationContextOf(context, notification, loaded, { seat: place, since });
  return { send: true, about: { ...about, ...messages, past }, loaded };
}

async function notificationContextOf(
  context: Context,
  notification: DueNotification,
  loaded: LoadedMatch,
  { seat, since }: { readonly seat: Seat<string>; readonly since: number },
): Promise<Omit<NotificationContext, 'past' | keyof GatheredMessages>> {
  const { match, rules, game } = loaded;
  const { user, id, kind, why } = notification;
  const seen = game && gameViewFor(loaded, game, seat);
  const pending = seen?.pending ?? null;
  const window = pending && pending.kind !== 'finished' ? pending.window : null;
  return {
    notificationId: id,
    kind,
    why,
    now: context.clock.now(),
    reason: reasonFor(match, why),
    reader: { id: user.id, name: user.name, email: user.email, timeZone: user.timeZone, side: seat.side },
    match: { id: match.id, title: isolated(match.title), ruleSet: match.ruleSet },
    others: othersIn(match, user.id),
    allies: alliesIn(match, seat.side, user.id),
    by: namesOf(match, notification.by, user.id),
    out: isOut(loaded, seat.side),
    view: seen?.view ?? null,
    pending,
    asked: window === null ? null : (rules.texts.windows[window] ?? null),
    awaited: awaitedBy(pending).includes(seat.side),
    deadline: deadlineFor(match, seat.side),
    atEnd: atEndFor(match, seat.side),
    vacation: vacationTold(match, seat.side, notification, context.clock.now()),
    since,
    story: game ? await storyBetween(context, loaded, seat, since, stepViewFor(game, 'spectator')) : [],
    ending: match.ending,
    publicUrl: context.settings.publicUrl,
    unsubscribeUrl: unsubscribeUrl(user.id, context.settings),
    ...answersTo(context, notification, loaded, seat),
  };
}

/** By what a letter can be answered. A digest speaks of many matches, so it has none of this. */
function answersTo(
  { settings }: Context,
  { id, channel, kind }: DueNotification,
  { rules, game }: LoadedMatch,
  seat: Seat<string>,
): Pick<NotificationContext, 'buttons' | 'standingOffers' | 'ordersTo'> {
  if (channel !== 'mail' || kind === 'message' || !game || game.ending)
    return { buttons: [], standingOffers: [], ordersTo: null };
  const awaited = openSides(rules, game).includes(seat.side);
  const link = (action: MailAction) => ({ label: action.label, url: buttonUrl(id, action, settings) });
  return {
    buttons: actionsFor(rules, game, seat, awaited).map(link),
    standingOffers: awaited ? offersFor(rules, game, seat, settings.secret).map(link) : [],
    ordersTo: awaited ? ordersAddress(id, settings) : null,
  };
}

/** True if the side is out of a match that continues. Its players get one notification, and no more after it. */
function isOut({ rules, game }: LoadedMatch, side: string): boolean {
  return game !== null && game.ending === null && !rules.sidesIn(game.state).includes(side);
}

/** The players of the side that a letter tells of, or all others. */
function namesOf(match: StoredMatch, by: string | null, userId: string): readonly string[] {
  const named = match.seats.flatMap(({ side, userName }) =>
    side === by && userName !== null ? [isolated(userName)] : [],
  );
  return named.length > 0 ? named : othersIn(match, userId);
}

const othersIn = (match: StoredMatch, userId: string): readonly string[] => [
  ...new Set(
    match.seats.flatMap((seat) =>
      seat.userId !== null && seat.userId !== userId ? [isolated(seat.userName ?? '')] : [],
    ),
  ),
];

const alliesIn = (match: StoredMatch, side: string, userId: string): readonly string[] => [
  ...new Set(
    match.seats.flatMap((seat) =>
      seat.side === side && seat.userId !== null && seat.userId !== userId ? [isolated(seat.userName ?? '')] : [],
    ),
  ),
];

function deadlineFor(match: StoredMatch, side: string): Date | null {
  if (match.status !== 'playing' || !match.clock) return null;
  return dues(match.clockSpec, match.clock).find((due) => due.side === side)?.at ?? null;
}

/** Why there is to be, or is, a pause: as they wrote it who asked for it. */
function reasonFor({ clock }: StoredMatch, why: DueNotification['why']): string | null {
  const given =
    why === 'pause-offered' ? clock?.pauseOffer?.reason : why === 'paused' ? clock?.pauses.at(-1)?.reason : null;
  return given ? oneLine(given) : null;
}
