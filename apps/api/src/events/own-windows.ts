/** CL-152: what events expect of a person, and until when: check-in, match windows, offers, statements in cases. */
import type { Settings } from '@fieldpost/league';
import type { Db } from '../platform/database.ts';

export type OwnWindow = {
  readonly id: string;
  readonly eventId: string;
  readonly title: string;
  readonly says: string;
  readonly at: Date;
};

const HOUR_MS = 3_600_000;
const STATEMENTS_MS = 72 * HOUR_MS;
/** CL-099: the most that settings allow. */
const MAX_APPEAL_MS = 720 * HOUR_MS;

const entriesOf = (db: Db, userId: string) =>
  db.eventEntry.findMany({
    where: { userId, state: { in: ['entered', 'confirmed'] }, event: { state: { in: ['muster', 'running'] } } },
    select: { id: true, state: true, event: { select: { id: true, name: true, state: true, startsAt: true } } },
    take: 100,
  });

/** The ends of their matches, and until when they may say something about one that is a case. */
async function windowsOf(db: Db, entries: Awaited<ReturnType<typeof entriesOf>>): Promise<readonly OwnWindow[]> {
  const own = entries.map(({ id }) => id);
  const names = new Map(entries.map(({ event }) => [event.id, event.name]));
  const legs = await db.eventLeg.findMany({
    where: { eventId: { in: [...names.keys()] }, state: 'running', OR: [{ a: { in: own } }, { b: { in: own } }] },
    select: { id: true, eventId: true, dueAt: true },
  });
  const cases = await db.eventCase.findMany({
    where: { legId: { in: legs.map(({ id }) => id) }, state: 'open' },
    select: { legId: true, nth: true, eventId: true, openedAt: true },
  });
  const title = (eventId: string): string => names.get(eventId) ?? '';
  return [
    ...legs.flatMap(({ id, eventId, dueAt: at }) =>
      at === null
        ? []
        : [{ id: `leg-${id}`, eventId, title: title(eventId), says: 'The time of your match ends now.', at }],
    ),
    ...cases.map(({ legId, nth: index, eventId, openedAt }) => ({
      id: `case-${legId}-${index}`,
      eventId,
      title: title(eventId),
      says: 'Statements about your match may be made until now.',
      at: new Date(openedAt.getTime() + STATEMENTS_MS),
    })),
  ];
}

/** CL-099: until when they may appeal against what was decided about a match of theirs. */
async function appealsOf(db: Db, userId: string, now: Date): Promise<readonly OwnWindow[]> {
  const cases = await db.eventCase.findMany({
    where: {
      state: 'decided',
      closedAt: { gt: new Date(now.getTime() - MAX_APPEAL_MS) },
      event: { entries: { some: { userId } } },
    },
    select: {
      legId: true,
      nth: true,
      closedAt: true,
      event: {
        select: {
          id: true,
          name: true,
          settings: true,
          entries: { where: { userId }, select: { id: true } },
          legs: { select: { id: true, a: true, b: true } },
        },
      },
    },
    take: 100,
  });
  return cases.flatMap(({ legId, nth: index, closedAt, event }) => {
    const leg = event.legs.find(({ id }) => id === legId);
    const party = event.entries.some(({ id }) => id === leg?.a || id === leg?.b);
    const { adjudication } = event.settings as unknown as Settings;
    const at = new Date((closedAt?.getTime() ?? 0) + adjudication.appealHours * HOUR_MS);
    const says = 'Appeals against the decision about your match may be made until now.';
    return party && at > now
      ? [{ id: `appeal-${legId}-${index}`, eventId: event.id, title: event.name, says, at }]
      : [];
  });
}

/** In no particular order. */
export async function windowsOfPerson(
  { db, clock }: { readonly db: Db; readonly clock: { readonly now: () => Date } },
  userId: string,
): Promise<readonly OwnWindow[]> {
  const entries = await entriesOf(db, userId);
  const offers = await db.eventOffer.findMany({
    where: { userId, state: 'open' },
    select: { entryId: true, dueAt: true, event: { select: { id: true, name: true } } },
  });
  const musters = entries.filter(({ state, event }) => state === 'entered' && event.state === 'muster');
  return [
    ...musters.map(({ event }) => ({
      id: `muster-${event.id}`,
      eventId: event.id,
      title: event.name,
      says: 'Check-in closes now: check in.',
      at: event.startsAt,
    })),
    ...(await windowsOf(db, entries)),
    ...(await appealsOf(db, userId, clock.now())),
    ...offers.map(({ entryId, dueAt, event }) => ({
      id: `offer-${entryId}`,
      eventId: event.id,
      title: event.name,
      says: 'A place is offered to you until now.',
      at: dueAt,
    })),
  ];
}
