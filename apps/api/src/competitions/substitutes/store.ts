import type { Transaction } from '../store.ts';

type Stored = Pick<Transaction, 'eventStandBy' | 'eventOffer' | 'eventEntry'>;
type Of = { readonly eventId: string; readonly userId: string };
type Offered = { readonly entryId: string; readonly userId: string };

export const addStandBy = (tx: Stored, of: Of, since: Date) =>
  tx.eventStandBy.createMany({ data: [{ ...of, since }], skipDuplicates: true });

export const dropStandBy = (tx: Stored, { eventId, userId }: Of) =>
  tx.eventStandBy.deleteMany({ where: { eventId, userId } });

/** Begins the search for somebody who takes an entry over. */
export const beginSearch = (tx: Stored, entryId: string, soughtAt: Date) =>
  tx.eventEntry.updateMany({ where: { id: entryId, soughtAt: null }, data: { soughtAt } });

export const endSearch = (tx: Stored, entryId: string, foundAt: Date) =>
  tx.eventEntry.updateMany({ where: { id: entryId, foundAt: null }, data: { foundAt } });

export const addOffer = (tx: Stored, of: Of & Offered, { at, dueAt }: { readonly at: Date; readonly dueAt: Date }) =>
  tx.eventOffer.create({ data: { ...of, at, dueAt }, select: { entryId: true } });

export const closeOffer = (
  tx: Stored,
  { entryId, userId }: Offered,
  state: 'accepted' | 'declined' | 'lapsed',
  leaverId: string | null = null,
) => tx.eventOffer.updateMany({ where: { entryId, userId, state: 'open' }, data: { state, leaverId } });

/** The entry as it is, with its points and its matches, has another holder (CL-085). */
export const setHolder = (tx: Stored, entryId: string, userId: string) =>
  tx.eventEntry.update({ where: { id: entryId }, data: { userId, state: 'confirmed' }, select: { id: true } });
