/** Paged lists: a page names the start of the next one, whatever was added or removed in between. */
import { z } from 'zod';
import { fault } from './errors/catalogue.ts';
import { FaultError } from './errors/plugin.ts';

/** Position of a row in its list: by the list's order, and among equals by its id. */
export type Place = { readonly by: string; readonly id: string };

/** The requested part of a list: up to `limit` rows after that place (null: from the beginning). */
export type Page = { readonly limit: number; readonly after: Place | null };

/** A page: its rows with the cursor of each; `next` is the cursor of the next page, null where this is the last one. */
export type Paged<Row> = {
  readonly edges: readonly { readonly node: Row; readonly cursor: string }[];
  readonly next: string | null;
};

/** Order of a list: a moment (ISO 8601; '' means none yet), a name, a number, or, as requested, a moment or a count. */
type Order = 'moment' | 'name' | 'number' | 'momentOrCount';

const WRITTEN = {
  moment: z.tuple([z.union([z.literal(''), z.iso.datetime()]), z.string().min(1).max(100)]),
  name: z.tuple([z.string().max(200), z.string().min(1).max(100)]),
  number: z.tuple([z.string().regex(/^-?\d{1,15}(\.\d{1,20})?(e-\d{1,3})?$/), z.string().min(1).max(100)]),
  momentOrCount: z.tuple([z.union([z.iso.datetime(), z.string().regex(/^\d{1,9}$/)]), z.string().min(1).max(100)]),
} as const;
const CONTROL = /\p{Cc}/u;

const cursorOf = ({ by, id }: Place): string => Buffer.from(JSON.stringify([by, id])).toString('base64url');

/** The place that a cursor stands for; null: it is none of ours. */
function placeIn(cursor: string, order: Order): Place | null {
  try {
    const text = Buffer.from(cursor, 'base64url').toString();
    const read = WRITTEN[order].safeParse(JSON.parse(text));
    return read.success && !read.data.some((part) => CONTROL.test(part))
      ? { by: read.data[0], id: read.data[1] }
      : null;
  } catch {
    return null;
  }
}

/** The parameters of a list in an address: `limit` (at most, and unless said otherwise, `most`) and `cursor`. */
export const pageQuery = (most: number, order: Order) => ({
  limit: z.coerce.number().int().min(1).max(most).default(most).describe('How many at most'),
  cursor: z
    .string()
    .max(800)
    .transform((text, context): Place => {
      const place = placeIn(text, order);
      if (place !== null) return place;
      context.addIssue({ code: 'custom', message: 'no cursor of this list' });
      return z.NEVER;
    })
    .optional()
    .describe('`next` of the page before; else the first page'),
});

/** The page that these parameters ask for. */
export const pageAsked = ({
  limit,
  cursor,
}: {
  readonly limit: number;
  readonly cursor?: Place | undefined;
}): Page => ({
  limit,
  after: cursor ?? null,
});

/** The first page, as long as it may be. */
export const firstPage = (limit: number): Page => ({ limit, after: null });

/** What `first` and `after` of a Relay connection ask for. @throws FaultError MALFORMED for a cursor that is none of this list */
export function pageOfConnection(
  { first, after }: { readonly first?: number | null | undefined; readonly after?: string | null | undefined },
  most: number,
  order: Order,
): Page {
  const place = after == null ? null : placeIn(after, order);
  if (after != null && place === null) throw new FaultError(fault('MALFORMED', { message: 'No cursor of this list.' }));
  return { limit: Math.min(Math.max(first ?? most, 1), most), after: place };
}

/** A page of rows that were asked for with one more than the limit: the last one only says that there are others. */
export function paged<Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => Place): Paged<Row> {
  const edges = rows.slice(0, limit).map((node) => ({ node, cursor: cursorOf(placeOf(node)) }));
  return { edges, next: rows.length > limit ? (edges.at(-1)?.cursor ?? null) : null };
}

/** Converts the rows of a page, one by one; null: that row is gone by now. */
export function mapped<Row, Other>({ edges, next }: Paged<Row>, make: (row: Row) => Other | null): Paged<Other> {
  return {
    edges: edges.flatMap(({ node, cursor }) => {
      const other = make(node);
      return other === null ? [] : [{ node: other, cursor }];
    }),
    next,
  };
}

/** The rows alone. */
export const nodesOf = <Row>({ edges }: Paged<Row>): readonly Row[] => edges.map(({ node }) => node);

/** Of rows ordered by `createdAt` and id, the newest first: those after a place. */
export const olderThan = (place: Place | null) =>
  place === null
    ? {}
    : {
        OR: [{ createdAt: { lt: new Date(place.by) } }, { createdAt: new Date(place.by), id: { lt: place.id } }],
      };

/** Position of a row in such a list. */
export const placeByAge = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): Place => ({
  by: createdAt.toISOString(),
  id,
});
