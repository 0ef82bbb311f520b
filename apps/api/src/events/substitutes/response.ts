/** CL-085: the list of substitutes and what is offered, as somebody may see it. */
import type { StoredEvent } from '../store.ts';
import { isSought, openOffer } from './search.ts';

type Reader = { readonly offices: readonly string[]; readonly reader: string | null };

/** Officers see who stands by and who is asked; others how many there are, their own part, and until when a place is offered (CL-005). */
export function substitutesBody({ standBys, offers, entries }: StoredEvent, { offices, reader }: Reader) {
  const all = offices.length > 0;
  const names = new Map(standBys.map(({ userId, user }) => [userId, user.name]));
  return {
    count: standBys.length,
    mine: standBys.some(({ userId }) => userId === reader),
    list: all ? standBys.map(({ userId, user }) => ({ userId, name: user.name })) : [],
    /** Entries that need a substitute, and when the open offer ends. */
    sought: entries
      .filter(isSought)
      .map(({ id }) => ({ entry: id, until: openOffer({ offers }, id)?.dueAt.toISOString() ?? null })),
    offers: offers
      .filter(({ userId }) => all || userId === reader)
      .map(({ entryId, userId, state, dueAt }) => ({
        entry: entryId,
        userId,
        name: names.get(userId) ?? '',
        mine: userId === reader,
        state,
        dueAt: dueAt.toISOString(),
      })),
  };
}
