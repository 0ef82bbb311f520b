import type { Gunner, Shot } from './driver.ts';
import type { Script } from './scripts.ts';

/** A person of a bench: an access token that the API accepts. */
export type Player = { readonly id: string; readonly token: string };

/** A match of a bench and what is played in it. */
export type MatchScript = { readonly id: string; readonly script: Script };

type Api = { readonly port: number };

async function call(api: Api, player: Player, path: string, body: unknown): Promise<Record<string, unknown>> {
  const reply = await fetch(`http://127.0.0.1:${api.port}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as Record<string, unknown>;
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** Creates and starts one match over the API; answers its id. `seats`: who plays each side, the first creates it. */
export async function openMatchOver(
  api: Api,
  seats: Readonly<Record<string, Player>>,
  { ruleSet, scenario, options }: Omit<Script, 'orders'>,
): Promise<string> {
  const [creator, ...others] = Object.entries(seats);
  if (!creator) throw new Error('a match needs players');
  const created = await call(api, creator[1], '/matches', { ruleSet, scenario, options, side: creator[0] });
  const id = String(created.id);
  for (const [side, player] of others) await call(api, player, `/matches/${id}/join`, { side });
  return id;
}

/** Plays scripts over the API, one match after another, each command with its expected step and its own idempotency key. */
export class MatchGunner implements Gunner {
  #place = 0;
  #step = 0;
  #match = 0;
  #count = 0;
  readonly #matches: readonly MatchScript[];
  readonly #seats: Readonly<Record<string, Player>>;

  constructor(matches: readonly MatchScript[], seats: Readonly<Record<string, Player>>) {
    this.#matches = matches;
    this.#seats = seats;
  }

  next(): Shot {
    const match = this.#matches[this.#match];
    const order = match?.script.orders[this.#place];
    if (!match || !order) throw new Error('the bench ran out of matches: give each connection more');
    const player = this.#seats[order.side];
    if (!player) throw new Error(`no player for ${order.side}`);
    return {
      path: `/api/v1/matches/${match.id}/commands`,
      headers: {
        authorization: `Bearer ${player.token}`,
        'idempotency-key': `${match.id}-${this.#count++}`,
        // The program beside it answers with a number, so ours leaves the view out as well.
        prefer: 'return=minimal',
      },
      body: JSON.stringify({ expectedStep: this.#step, command: order.command }),
    };
  }

  answer(status: number, body: string): void {
    if (status !== 200) throw new Error(`refused: ${status} ${body.slice(0, 500)}`);
    this.#step = Number((JSON.parse(body) as { step: number }).step);
    this.#place += 1;
    if (this.#place < (this.#matches[this.#match]?.script.orders.length ?? 0)) return;
    this.#match += 1;
    this.#place = 0;
    this.#step = 0;
  }
}
