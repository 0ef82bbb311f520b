import { faultOfRest, faultOfThrown, type Result } from './fault.ts';
import type { Json } from './model.ts';

/** The address of the service, without a slash at the end, and a personal access token. */
export type Access = { readonly url: string; readonly token: string };

/** A program's data of a match; the view is the rule set's. */
export type Position = {
  readonly id: string;
  readonly status: 'open' | 'playing' | 'finished';
  readonly step: number;
  readonly waitingFor: readonly string[];
  readonly you: { readonly side: string; readonly player: number } | null;
  readonly deadline: string | null;
  readonly view: Json;
};

/** An order: as data, or in the notation of the game. */
export type Order = { readonly command: Json } | { readonly line: string };

/** A change of one of the player's matches, as the stream reports it. */
export type Change = { readonly id: string; readonly step: number; readonly status: string };

/** The legal orders at a step: the subjects to choose first, and each order as data and as a line. */
export type Menu = {
  readonly step: number;
  readonly subjects: readonly string[];
  readonly commands: readonly { readonly command: Json; readonly line: string }[];
};

type Request = { readonly method?: string; readonly body?: Json; readonly key?: string };

async function request(
  { url, token }: Access,
  path: string,
  { method = 'GET', body, key }: Request = {},
): Promise<Result<unknown>> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  try {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const value: unknown = await answer.json().catch(() => null);
    return answer.ok ? { ok: true, value } : { ok: false, fault: faultOfRest(value, answer.status) };
  } catch {
    return { ok: false, fault: faultOfThrown() };
  }
}

const linesIn = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim() !== '');
  }
};

const isChange = (raw: unknown): raw is Change =>
  typeof raw === 'object' && raw !== null && 'type' in raw && raw.type === 'match';

/** A player's actions in matches over REST, for bots and scripts. Every refusal is a coded fault; nothing here throws. */
export function openPlayer(access: Access) {
  const get = <Value>(path: string): Promise<Result<Value>> => request(access, path) as Promise<Result<Value>>;
  const post = <Value>(path: string, body: Json, key?: string): Promise<Result<Value>> =>
    request(access, path, { method: 'POST', body, ...(key === undefined ? {} : { key }) }) as Promise<Result<Value>>;
  const of = (id: string): string => `/matches/${encodeURIComponent(id)}`;
  return {
    /** My matches that wait for me. */
    waiting: () => get<{ readonly matches: readonly Position[] }>('/matches?mine=1&waiting=1'),
    /** One match as I may know it. */
    position: (id: string) => get<Position>(of(id)),
    /** The legal orders now. */
    menu: (id: string) => get<Menu>(`${of(id)}/commands`),
    /** Opens a match; `input` as POST /api/v1/matches takes it. */
    create: (input: Json) => post<Position>('/matches', input),
    join: (id: string, side: string) => post<Position>(`${of(id)}/join`, { side }),
    /** Plays one order. The key makes a repetition safe: the same key gets the first answer again. */
    play: (id: string, expectedStep: number, order: Order, key: string = crypto.randomUUID()) =>
      post<Json>(`${of(id)}/commands`, { expectedStep, ...order }, key),
    undo: (id: string, expectedStep: number) => post<Json>(`${of(id)}/undo`, { expectedStep }),
    resign: (id: string) => post<Json>(`${of(id)}/resign`, {}),
    /** Changes of my matches until `signal` ends it or the line breaks. @throws Error when it cannot be opened */
    changes: (signal: AbortSignal) => changesOf(access, signal),
  };
}

/** The same, told line by line (ND-JSON). */
async function* changesOf({ url, token }: Access, signal: AbortSignal): AsyncGenerator<Change> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/x-ndjson' };
  const answer = await fetch(`${url}/api/v1/stream`, { headers, signal });
  if (!answer.ok || answer.body === null)
    throw new Error(faultOfRest(await answer.json().catch(() => null), answer.status).message);
  for await (const line of linesIn(answer.body)) {
    const change: unknown = JSON.parse(line);
    if (isChange(change)) yield change;
  }
}

export type Player = ReturnType<typeof openPlayer>;
