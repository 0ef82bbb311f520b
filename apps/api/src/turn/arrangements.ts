import type { StoredMatch } from '../match/stored.ts';
import type { DispatchReason, DispatchRow } from '../notification/rules.ts';

/** Something arranged that a side is to be told of. */
export type Told = { readonly side: string; readonly why: DispatchReason };

/** Everybody but one side is told. */
export const othersTold = (match: StoredMatch, side: string | null, why: DispatchReason): readonly Told[] =>
  [...new Set(match.seats.map((seat) => seat.side))].filter((one) => one !== side).map((one) => ({ side: one, why }));

/** The dispatches of what is arranged, one a person; whom the same change tells something else anyway is not told twice. */
export function arrangementsOf(
  match: StoredMatch,
  told: readonly Told[],
  already: readonly DispatchRow[],
): readonly DispatchRow[] {
  const reached = new Set(already.map(({ userId }) => userId));
  return told.flatMap(({ side, why }) =>
    match.seats.flatMap((seat): DispatchRow[] => {
      if (seat.side !== side || seat.userId === null || seat.bot !== null || reached.has(seat.userId)) return [];
      reached.add(seat.userId);
      const row = { id: crypto.randomUUID(), matchId: match.id, userId: seat.userId, step: match.sealedStep };
      return [{ ...row, kind: 'arrangement', channel: 'page', why, data: { side } }];
    }),
  );
}
