import { tagOf } from '../platform/entity-tags.ts';

/** What differs from any answer to the next. */
const VARYING = ['x-request-id', 'date', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

type Answer = { readonly headers: object; readonly body: string };

/**
 * The headers that are to be compared between two matches. A tag that is made of the body alone says no more than the body, which
 * is compared itself, and differs with the ids in it; any other tag stays.
 */
export const steadyHeaders = ({ headers, body }: Answer): object =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !VARYING.includes(name))
      .map(([name, value]) => [name, name === 'etag' && value === tagOf(body) ? '<of the body>' : value]),
  );
