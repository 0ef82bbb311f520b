import type { Caller, Context } from '../context.ts';
import { loadWatched } from '../match-store/delayed.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { fault } from '../platform/errors/catalogue.ts';
import { FaultError } from '../platform/errors/plugin.ts';
import { mapped, type Page, type Paged, type Place, paged } from '../platform/paging.ts';
import { peopleMeant, type WatchedRow, type WatchFilter, watchedRows, watchQuery } from './store.ts';

/** Matches that one answer holds. */
export const MAX_WATCHED = 24;

/** A match that anybody may watch. Length, losses and margin are null until computed, within minutes of its end. */
export type Watched = Pick<WatchedRow, 'turns' | 'lost' | 'margin'> & { readonly match: StoredMatch };

const placeOf =
  (order: WatchFilter['order']) =>
  ({ id, at, turns }: WatchedRow): Place => ({ by: order === 'longest' ? `${turns ?? 0}` : at.toISOString(), id });

/** @throws FaultError MALFORMED where a cursor is one of the other order */
function checkPlace(order: WatchFilter['order'], place: Place | null): void {
  if (place !== null && (order === 'longest') !== /^\d+$/.test(place.by))
    throw new FaultError(fault('MALFORMED', { message: 'No cursor of this list.' }));
}

/** The same rows with their matches whole. */
async function withMatches<Row extends { readonly id: string }>(
  context: Context,
  caller: Caller | null,
  rows: Paged<Row>,
): Promise<Paged<Row & { readonly match: StoredMatch }>> {
  const found = new Map(
    (
      await loadWatched(
        context,
        caller,
        rows.edges.map(({ node }) => node.id),
      )
    ).map((one) => [one.id, one]),
  );
  return mapped(rows, (row) => {
    const match = found.get(row.id);
    return match === undefined ? null : { ...row, match };
  });
}

/** Running and finished matches that anybody may watch, page by page. @throws FaultError MALFORMED */
export async function watchedMatches(
  context: Context,
  caller: Caller | null,
  filter: WatchFilter,
  page: Page,
): Promise<Paged<Watched>> {
  checkPlace(filter.order, page.after);
  const people = filter.player === undefined ? null : await peopleMeant(context, filter.player);
  const limit = Math.min(page.limit, MAX_WATCHED);
  const rows = await watchedRows(context, watchQuery(filter, people, page.after, limit + 1));
  return withMatches(context, caller, paged(rows, limit, placeOf(filter.order)));
}
