import { fastChance } from '@fieldpost/engine';
import { current, games } from '@fieldpost/rulebook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type MatchBody } from '../testing/client.ts';
import { openDuel } from '../testing/duel.ts';
import { type House, openHouse } from '../testing/house.ts';
import type { Exchange } from './kept-examples.ts';

/** So many commands are played at least before anything is kept: then something stands on the table, and has been shown to both. */
const BEFORE = 12;
/** Steps that the example of a log has. */
const LOG = 2;

let house: House;
beforeAll(async () => {
  house = await openHouse('2026-04-03T18:00:00.000Z');
});
afterAll(() => house.close());

/** Plays a match whose dice are always the same, and keeps what was asked and answered at the end. */
async function exchangesIn(ruleSet: string, index: number): Promise<Readonly<Record<string, Exchange>>> {
  const id = `00000000-0000-4000-8000-00000000000${index}`;
  const scenario = current(ruleSet)?.scenarios.find(({ sides }) => sides.length === 2)?.id ?? '';
  const duel = await openDuel(house.context, {
    ruleSet,
    scenario,
    options: {},
    title: 'An example',
    dice: { id, seed: new Uint8Array(32).fill(index) },
  });
  const [south, north] = [new Client(house.app, duel.south), new Client(house.app, duel.north)];
  const chooses = fastChance(index);
  let kept: Readonly<Record<string, Exchange>> = {};
  let sealed = 0;
  for (let played = 0; played <= BEFORE || sealed < LOG; played += 1) {
    const seen = (await south.match(id)).body as MatchBody & { readonly you: { readonly side: string } };
    sealed = seen.sealedStep;
    const who = seen.waitingFor.includes(seen.you.side) ? south : north;
    const { step, commands } = (await who.menu(id)).body;
    const command = commands[chooses.draw(commands.length, 'choice') - 1]?.command ?? null;
    const asked = { expectedStep: step, command };
    const answered = await who.play<unknown>(id, step, command);
    if (answered.status !== 200) throw new Error(`${ruleSet}: ${answered.text}`);
    kept = { 'POST /matches/{id}/commands': { asked, answered: answered.body } };
  }
  const match = await south.match(id);
  const log = await south.get<unknown>(`/matches/${id}/notices?after=${match.body.sealedStep - LOG}`);
  const all = {
    ...kept,
    'GET /matches/{id}': { answered: match.body },
    'GET /matches/{id}/notices': { answered: log.body },
  };
  return JSON.parse(
    JSON.stringify(all)
      .replaceAll(duel.south.caller.userId, '00000000-0000-4000-8000-0000000000a1')
      .replaceAll(duel.north.caller.userId, '00000000-0000-4000-8000-0000000000b1'),
  );
}

test('the kept examples are what a match of each game asks and answers (write them with -u)', async () => {
  const kept: Record<string, Record<string, Exchange>> = {};
  for (const [index, { about }] of games().entries())
    for (const [operation, exchange] of Object.entries(await exchangesIn(about.id, index + 1)))
      kept[operation] = { ...kept[operation], [about.id]: exchange };
  await expect(`${JSON.stringify(kept)}\n`).toMatchFileSnapshot('examples.json');
});
