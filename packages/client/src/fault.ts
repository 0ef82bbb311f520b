/** Why a request was not granted: the service's code, its sentence, and the rule where one rule says so. */
export type Fault = {
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
  readonly details: unknown;
};

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

/** A code that no service sends: the request did not arrive or the answer could not be read. */
export const UNREACHABLE = 'UNREACHABLE';

const unreachable = (message: string): Fault => ({ code: UNREACHABLE, message, rule: null, details: null });

const NO_ANSWER = unreachable('The field post does not answer. Look at your connection and try again.');

const textOf = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null);

function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {};
}

/** Reads one entry of GraphQL's `errors`: `{message, extensions: {code, rule, details}}`. */
export function faultOfGraph(raw: unknown): Fault {
  const error = fieldsOf(raw);
  const extensions = fieldsOf(error.extensions);
  return {
    code: textOf(extensions.code) ?? 'INTERNAL',
    message: textOf(error.message) ?? NO_ANSWER.message,
    rule: textOf(extensions.rule),
    details: extensions.details ?? null,
  };
}

/** Reads the body of a refused REST request (`{error: {code, message, ...}}`) or of a sign-in route (`{code, message}`). */
export function faultOfRest(raw: unknown, status: number): Fault {
  const body = fieldsOf(raw);
  const error = body.error === undefined ? body : fieldsOf(body.error);
  return {
    code: textOf(error.code) ?? `HTTP_${status}`,
    message: textOf(error.message) ?? `The field post refused this (${status}).`,
    rule: textOf(error.rule),
    details: error.details ?? null,
  };
}

/** A request that threw: no connection, a time-out, an answer that is no JSON. */
export const faultOfThrown = (): Fault => NO_ANSWER;
