import type { paths } from './document.ts';

export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The addresses below /api/v1 that take this verb: "/matches/{id}". */
export type Path<V extends Verb> = {
  [P in keyof paths]: P extends `/api/v1${infer Short}` ? (paths[P] extends Record<V, object> ? Short : never) : never;
}[keyof paths];

type Operation<V extends Verb, P extends string> = paths[`/api/v1${P}` & keyof paths][V & keyof paths[keyof paths]];

type Body<O> = O extends { readonly requestBody: { readonly content: { readonly 'application/json': infer B } } }
  ? { readonly body: B }
  : O extends { readonly requestBody?: infer R }
    ? [R] extends [undefined]
      ? { readonly body?: never }
      : R extends { readonly content: { readonly 'application/json': infer B } } | undefined
        ? { readonly body?: B }
        : { readonly body?: never }
    : { readonly body?: never };

type Parameters<O> = O extends { readonly parameters: infer P } ? Omit<P, 'cookie'> : object;

/** The input of an operation: `path`, `query` and `header` as the document names them, `body` as JSON. */
export type Asked<V extends Verb, P extends string> = Parameters<Operation<V, P>> &
  Body<Operation<V, P>> & { readonly signal?: AbortSignal };

/** Left out where nothing must be said. */
export type Args<V extends Verb, P extends string> =
  Partial<Asked<V, P>> extends Asked<V, P> ? [asked?: Asked<V, P>] : [asked: Asked<V, P>];

type Content<R> = R extends { readonly content: { readonly 'application/json': infer J } } ? J : null;

/** The response of a successful operation: null without a body, unknown if the document does not describe it. */
export type Answered<V extends Verb, P extends string> =
  Operation<V, P> extends { readonly responses: infer R }
    ? [Extract<keyof R, 200 | 201 | 204>] extends [never]
      ? unknown
      : Content<R[Extract<keyof R, 200 | 201 | 204>]>
    : never;

/** A request without its types, as it is sent. */
export type Plain = {
  readonly path?: object;
  readonly query?: object;
  readonly header?: object;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};

const text = (value: unknown): string => encodeURIComponent(String(value));

/** "/matches/{id}" with its parameters in place, and the query behind it. Skips undefined parameters. */
export function addressOf(path: string, { path: parameters = {}, query = {} }: Plain): string {
  const named = parameters as Readonly<Record<string, unknown>>;
  const place = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => text(named[name]));
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${text(key)}=${text(value)}`],
  );
  return `/api/v1${place}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}
