import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMatch } from '../match-store/store.ts';
import { Client } from '../testing/client.ts';
import type { Duellist } from '../testing/duel.ts';
import type { Secret, Twins } from '../testing/neutrality/secrets.ts';
import { openTrial, send, type Trial } from '../testing/neutrality/trial.ts';
import { CARDS } from '../testing/neutrality/twins.ts';
import { openPostOffice, type PostOffice } from '../testing/post-office.ts';

/** A position in which the German attacks a Sherman; the American holds cards and has ordered nothing. */
const SECRET: Secret = {
  document: {
    options: { anglo: 'american' },
    position: {
      window: 'maneuver',
      active: 'german',
      awaited: 'german',
      first: 'anglo',
      tactics: null,
      discard: [],
      attack: null,
      contest: null,
      passes: 0,
      freeAction: null,
      exchanges: 0,
      forces: {
        german: {
          hand: ['T13'],
          deck: null,
          top: null,
          table: [],
          reserve: [],
          casualties: [],
          cycles: 0,
          turns: 1,
          breakAt: null,
        },
        anglo: {
          hand: ['T58', 'T82'],
          deck: null,
          top: null,
          reserve: [],
          casualties: [],
          cycles: 0,
          turns: 1,
          table: [{ id: '#1', unit: 'A01', attacked: 'never' }],
          breakAt: null,
        },
      },
    },
    script: { tactics: [], german: ['G02'], anglo: [] },
  },
  filed: [],
};
const TWINS: Twins = {
  conduct: CARDS,
  options: { anglo: 'american' },
  active: 'german',
  keeper: 'anglo',
  secrets: [SECRET, SECRET],
};

let office: PostOffice;
let trial: Trial;
beforeAll(async () => {
  office = await openPostOffice();
  trial = await openTrial(office, TWINS, SECRET);
});
afterAll(() => office.close());

const play = async (by: Duellist, line: string): Promise<void> => {
  const match = await loadMatch(office.context.db, trial.id);
  const reply = await send(office, trial, by, 'commands', { expectedStep: match?.step ?? 0, line });
  expect(reply.statusCode, reply.body).toBe(200);
};

type Windows = {
  readonly windows: readonly {
    readonly step: number;
    readonly line: string;
    readonly view: { readonly hand: readonly string[]; readonly open: { readonly phase: string } };
  }[];
};
const windowsOf = async (who: Duellist, query = 'ruleSet=tank-killers'): Promise<Windows['windows']> =>
  (await new Client(office.app, who).get<Windows>(`/windows?${query}`)).body.windows;

describe('past windows of one’s own seats', () => {
  test('are none before anything was asked', async () => {
    expect(await windowsOf(trial.keeper)).toEqual([]);
  });

  test('hold what the seat saw then, its hand of that moment, and what was answered; the newest first', async () => {
    for (const line of ['attack', 'at #1', 'play AP Round', 'pass']) await play(trial.active, line);
    const windows = await windowsOf(trial.keeper);
    expect(windows.map(({ line, view }) => [view.open.phase, line, view.hand])).toEqual([
      ['modifier', 'pass', ['T58', 'T82']],
      ['lostAttack', 'pass', ['T58', 'T82']],
    ]);
    expect(windows[0]?.step).toBeGreaterThan(windows[1]?.step ?? 99);
    expect(await windowsOf(trial.keeper, 'ruleSet=tank-killers&limit=1')).toEqual(windows.slice(0, 1));
  });

  test('are nobody else’s: not the attacker’s, not those of another game, not a stranger’s', async () => {
    expect(await windowsOf(trial.active)).toEqual([]);
    expect(await windowsOf(trial.keeper, 'ruleSet=wwi-combined-arms')).toEqual([]);
    expect((await new Client(office.app, null).get('/windows?ruleSet=tank-killers')).status).toBe(401);
  });

  test('are the same over GraphQL', async () => {
    const client = new Client(office.app, trial.keeper);
    const query = '{ myWindows(ruleSet: "tank-killers") { step line view } }';
    const { body } = await client.graphql<{ data: { myWindows: Windows['windows'] } }>(query);
    expect(body.data.myWindows.map(({ step }) => step)).toEqual(
      (await windowsOf(trial.keeper)).map(({ step }) => step),
    );
  });
});
