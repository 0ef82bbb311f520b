import process from 'node:process';
import { atMost, type Figure, figure } from '../report.ts';
import { harass } from './hostile.ts';
import type { Player } from './matches.ts';
import { GAME, play } from './playing.ts';
import type { Stack } from './stack.ts';

const MEGABYTE = 1024 * 1024;
/** How long people play while others do their worst, and how soon after it the memory is to be back. */
const SOAK_SECONDS = Number(process.env.SOAK_SECONDS ?? 100);
const BACK_WITHIN_MS = 60_000;
const LOOK_MS = 2_000;
const MAX_AFTER_SOAK = 300;
/** More matches than a process keeps at hand. */
const SOAK_MATCHES = 400;
const SOAK_CONNECTIONS = 6;

/** Open matches, for strangers to look at. */
async function openMatches(stack: Stack, players: readonly Player[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < SOAK_MATCHES; index += 1) {
    const reply = await fetch(`http://127.0.0.1:${stack.api.port}/api/v1/matches`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${players[index % players.length]?.token}`,
      },
      body: JSON.stringify({ ruleSet: GAME.ruleSet, scenario: GAME.overHttp.scenario, listed: true }),
    });
    const { id } = (await reply.json()) as { readonly id?: string };
    if (id === undefined) throw new Error(`no match was opened: ${reply.status}`);
    ids.push(id);
  }
  return ids;
}

/** The least that is resident within a minute, and the most that was. */
async function back(stack: Stack): Promise<{ readonly least: number; readonly first: number }> {
  const first = await stack.api.residentBytes();
  let least = first;
  for (const end = performance.now() + BACK_WITHIN_MS; performance.now() < end && least > MAX_AFTER_SOAK * MEGABYTE; ) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
    least = Math.min(least, await stack.api.residentBytes());
  }
  return { least, first };
}

/** Ordinary and hostile load at the same time. */
export async function soak(stack: Stack): Promise<readonly Figure[]> {
  const players = await stack.players(10);
  const matches = await openMatches(stack, players);
  const playing = (async () => {
    for (const end = performance.now() + SOAK_SECONDS * 1_000; performance.now() < end; ) await play(stack, 3, 1_600);
  })();
  const asked = await harass({ port: stack.api.port, players, matches }, SOAK_CONNECTIONS, SOAK_SECONDS);
  await playing;
  const { least, first } = await back(stack);
  return [
    figure(`hostile requests in ${SOAK_SECONDS} s beside ordinary play`, asked, ''),
    figure('resident at their end', first / MEGABYTE, 'MB'),
    atMost('the same within a minute', least / MEGABYTE, 'MB', MAX_AFTER_SOAK),
  ];
}
