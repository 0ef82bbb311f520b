import type { Player } from '../service/matches.ts';

/** What somebody looks at again and again: an address of the API, and who looks; null: a stranger. */
export type Look = { readonly path: string; readonly by: Player | null };

/** The longest time between two answers to the same look, in s, by address. */
export type Pauses = Readonly<Record<string, number>>;

const EVERY_MS = 250;
/** A page that waits longer is loaded again by its reader. */
const PATIENCE_MS = 4_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function answered(port: number, { path, by }: Look): Promise<boolean> {
  const headers: Record<string, string> = by === null ? {} : { authorization: `Bearer ${by.token}` };
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    await reply.text();
    return reply.status === 200;
  } catch {
    return false;
  }
}

/** Looks at one thing, at each API in turn, until told to stop. */
async function visit(ports: readonly number[], look: Look, over: () => boolean): Promise<number> {
  let last = performance.now();
  let longest = 0;
  for (let index = 0; !over(); index += 1) {
    if (await answered(ports[index % ports.length] ?? 0, look)) {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
    await pause(EVERY_MS);
  }
  return Math.max(longest, performance.now() - last) / 1000;
}

/** Lets visitors look until `end`. */
export function letVisit(ports: readonly number[], looks: readonly Look[]) {
  let over = false;
  const visits = Promise.all(
    looks.map(async (look) => [
      `${look.path}${look.by ? ' (with an account)' : ''}`,
      await visit(ports, look, () => over),
    ]),
  );
  return {
    end: async (): Promise<Pauses> => {
      over = true;
      return Object.fromEntries(await visits);
    },
  };
}
