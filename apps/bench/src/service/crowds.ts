import { expectOk, setupOf } from '@fieldpost/engine';
import { current, titleOf } from '@fieldpost/rulebook';
import { GAMES } from '../games/list.ts';
import { atMost, type Figure, figure, percentile } from '../report.ts';
import { openMatchOver, type Player } from './matches.ts';
import type { Stack } from './stack.ts';

const COMMANDS = 400;
const MAX_RATIO = 1.5;

type Seats = Readonly<Record<string, Player>>;
type Menu = { readonly commands: readonly { readonly command: unknown }[]; readonly step: number };

async function ask(stack: Stack, player: Player, path: string, body?: unknown): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${stack.api.port}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json', prefer: 'return=minimal' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

/** The player to move plays something from their menu. @returns how long that took, in ms */
async function playOne(stack: Stack, id: string, seats: Seats, index: number): Promise<number> {
  const [first] = Object.values(seats);
  const { waitingFor } = (await ask(stack, first as Player, `/matches/${id}`)) as Awaited;
  const player = seats[waitingFor[0] ?? ''];
  if (!player) throw new Error('the match of the bench waits for nobody');
  // Steps that still can be taken back are known to their own side alone.
  const { step } = (await ask(stack, player, `/matches/${id}`)) as Awaited;
  const { commands } = (await ask(stack, player, `/matches/${id}/commands`)) as Menu;
  const command = commands[(index * 7919) % commands.length]?.command;
  const begin = performance.now();
  await ask(stack, player, `/matches/${id}/commands`, { expectedStep: step, command });
  return performance.now() - begin;
}

type Awaited = { readonly waitingFor: readonly string[]; readonly step: number };

type Table = { readonly id: string; readonly seats: Seats; readonly times: number[] };

async function tableOf(stack: Stack, ruleSet: string, scenario: string): Promise<Table> {
  const rules = current(ruleSet);
  if (!rules) throw new Error(`there is no ${ruleSet}`);
  const sides = rules.sidesOf(expectOk(setupOf(rules, { scenario }), scenario));
  const people = await stack.players(sides.length);
  const seats: Seats = Object.fromEntries(sides.map((side, index) => [side, people[index] as Player]));
  return { id: await openMatchOver(stack.api, seats, { ruleSet, scenario, options: {} }), seats, times: [] };
}

/** What a command costs where many sides sit at a table, beside one of two, in turn: of each game that has such tables. */
export async function crowds(stack: Stack): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { ruleSet, crowd } of GAMES) {
    if (crowd === null) continue;
    const tables = [await tableOf(stack, ruleSet, crowd.two), await tableOf(stack, ruleSet, crowd.most)] as const;
    for (let index = 0; index < COMMANDS; index += 1)
      for (const { id, seats, times } of tables) times.push(await playOne(stack, id, seats, index));
    const [two, most] = [percentile(tables[0].times, 0.5), percentile(tables[1].times, 0.5)];
    const name = titleOf(ruleSet);
    figures.push(
      figure(`${name}: a command of ${crowd.two}, p50`, two, 'ms'),
      figure(`${name}: a command of ${crowd.most}, p50`, most, 'ms'),
      atMost(`${name}: many sides beside two`, most / two, 'x', MAX_RATIO),
    );
  }
  return figures;
}
