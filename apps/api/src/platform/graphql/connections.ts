import type { ObjectRef } from '@pothos/core';
import type { Paged } from '../paging.ts';
import { builder } from './builder.ts';
import { costs } from './costs.ts';

const PageInfoType = builder
  .objectRef<{ readonly next: string | null; readonly end: string | null }>('PageInfo')
  .implement({
    description: 'Where a page of a list ends.',
    fields: (t) => ({
      hasNextPage: t.boolean({ resolve: ({ next }) => next !== null }),
      endCursor: t.exposeString('end', {
        nullable: true,
        description: 'Send it as `after` for the next page; null: the page is empty and the last.',
      }),
    }),
  });

const endOf = <Row>({ edges, next }: Paged<Row>) => ({ next, end: next ?? edges.at(-1)?.cursor ?? null });

/** The connection of a type, as Relay has it: `{edges {cursor node} pageInfo {hasNextPage endCursor}}`. The field that gives it pays for the rows. */
export function connectionOf<Row extends object>(name: string, node: ObjectRef<never, Row> | 'JSON') {
  type Edge = Paged<Row>['edges'][number];
  const edge = builder.objectRef<Edge>(`${name}Edge`).implement({
    fields: (t) => ({
      cursor: t.exposeString('cursor'),
      node: t.field({ type: node as never, resolve: (one) => one.node as never }),
    }),
  });
  return builder.objectRef<Paged<Row>>(`${name}Connection`).implement({
    description: 'A page of a list, as Relay has it.',
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        extensions: costs({ most: 1 }),
        resolve: (page) => [...page.edges],
      }),
      pageInfo: t.field({ type: PageInfoType, resolve: endOf }),
    }),
  });
}

/** What every field asks for that gives a connection. */
export const PAGE_ARGUMENTS = {
  first: 'How many at most.',
  after: '`endCursor` of the page before; else the first page.',
} as const;
