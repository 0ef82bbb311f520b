import type { Player } from '../service/matches.ts';
import type { Script } from '../service/scripts.ts';

/** What the bots got from the API, for the count at the end. Times are `performance.now()`. */
export type Told = {
  /** The step that each accepted command made, by match, in the order of the answers. */
  readonly steps: Map<string, number[]>;
  readonly acceptedAt: number[];
  /** Answers that no fault explains: a command refused that had to be taken. */
  readonly refused: string[];
};

/** Two players at a table, and what they will play. */
export type Pair = {
  readonly matchId: string;
  readonly seats: Readonly<Record<string, Player>>;
  readonly script: Script;
};

/** Longer than a pause of the primary: a bot that hears nothing asks again, at the other API. */
const PATIENCE_MS = 5_000;
const THINKING_MS = 400;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Sent = { readonly path: string; readonly token: string; readonly key: string; readonly body: string };
type Answer = { readonly status: number; readonly text: string };

/** One try. Null: no answer, or one that says that the service cannot now. */
async function send(port: number, { path, token, key, body }: Sent): Promise<Answer | null> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
  try {
    const url = `http://127.0.0.1:${port}${path}`;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(url, { method: 'POST', headers: { ...headers, prefer: 'return=minimal' }, body, signal });
    const text = await reply.text();
    return reply.status >= 500 ? null : { status: reply.status, text };
  } catch {
    return null;
  }
}

/** Sends under one key until there is an answer, at one API and the other in turn. */
async function insist(ports: readonly number[], first: number, sent: Sent): Promise<Answer> {
  for (let index = first; ; index += 1) {
    const answer = await send(ports[index % ports.length] ?? 0, sent);
    if (answer) return answer;
    await pause(200);
  }
}

/** Plays a pair's script, command by command, until told to stop. */
async function playPair(ports: readonly number[], pair: Pair, told: Told, over: () => boolean): Promise<void> {
  const steps: number[] = [];
  told.steps.set(pair.matchId, steps);
  for (const [index, order] of pair.script.orders.entries()) {
    if (over()) return;
    const answer = await insist(ports, index, {
      path: `/api/v1/matches/${pair.matchId}/commands`,
      token: pair.seats[order.side]?.token ?? '',
      key: `${pair.matchId}-${index}`,
      body: JSON.stringify({ expectedStep: steps.at(-1) ?? 0, command: order.command }),
    });
    if (answer.status !== 200) {
      told.refused.push(`${pair.matchId}, command ${index}: ${answer.status} ${answer.text.slice(0, 300)}`);
      return;
    }
    steps.push(Number((JSON.parse(answer.text) as { step: number }).step));
    told.acceptedAt.push(performance.now());
    await pause(THINKING_MS);
  }
}

/** Bots that play at all tables at once until `end`; a command on its way is answered first. */
export function letPlay(ports: readonly number[], pairs: readonly Pair[]) {
  const told: Told = { steps: new Map(), acceptedAt: [], refused: [] };
  let over = false;
  const playing = Promise.all(pairs.map((pair) => playPair(ports, pair, told, () => over)));
  return {
    told,
    end: async (): Promise<Told> => {
      over = true;
      await playing;
      return told;
    },
  };
}
