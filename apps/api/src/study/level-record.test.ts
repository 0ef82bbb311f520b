import type { Level } from '@fieldpost/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../testing/client.ts';
import { Lobby, open } from '../testing/lobby.ts';
import { type LevelRecord, nextLevel, recordsOf } from './level-record.ts';
import type { EndedAlone } from './level-store.ts';

const met = (result: EndedAlone['result'], level = 'sergeant', more: Partial<EndedAlone> = {}): EndedAlone => ({
  ruleSet: 'wwi-combined-arms',
  side: 'south',
  bots: [level],
  result,
  ending: null,
  ...more,
});

describe('the record against levels', () => {
  test('counts each level, and leaves out other computers, mixed company and what was only played', () => {
    const matches = [
      met('won'),
      met('lost', 'captain'),
      met('drawn'),
      met('won', 'greedy'),
      met('won', 'sergeant', { bots: ['sergeant', 'captain'] }),
      met('played'),
      met(null),
      met('lost', 'recruit', { ruleSet: 'mass-warfare' }),
    ];
    expect(recordsOf(matches)).toEqual([
      {
        ruleSet: 'wwi-combined-arms',
        last: 'sergeant',
        advice: 'stay',
        scores: [
          { level: 'sergeant', won: 1, drawn: 1, lost: 0 },
          { level: 'captain', won: 0, drawn: 0, lost: 1 },
        ],
      },
      {
        ruleSet: 'mass-warfare',
        last: 'recruit',
        advice: 'stay',
        scores: [{ level: 'recruit', won: 0, drawn: 0, lost: 1 }],
      },
    ]);
  });

  test.each<[string, LevelRecord['advice']]>([
    ['won', 'stay'],
    ['won won', 'up'],
    ['won lost won', 'up'],
    ['lost lost lost', 'down'],
    ['lost lost', 'stay'],
    ['drawn lost lost lost', 'stay'],
    ['lost lost won won', 'stay'],
  ])('advises after %s, the latest first: %s', (results, advice) => {
    const matches = results.split(' ').map((result) => met(result as EndedAlone['result']));
    expect(recordsOf(matches)[0]?.advice).toBe(advice);
  });

  test.each<[LevelRecord['advice'], Level | null]>([
    ['up', 'captain'],
    ['stay', null],
    ['down', 'recruit'],
  ])('leads %s among the levels of the scenario', (advice, level) => {
    const record: LevelRecord = { ruleSet: 'x', last: 'sergeant', advice, scores: [] };
    expect(nextLevel(record, ['recruit', 'sergeant', 'captain', 'general'])).toBe(level);
    expect(nextLevel(record, ['sergeant'])).toBeNull();
  });
});

describe('over the API', () => {
  let lobby: Lobby;
  beforeAll(async () => {
    lobby = await Lobby.open();
  });
  afterAll(() => lobby.close());

  type Levels = { readonly levels: readonly LevelRecord[] };

  test('one sees one’s own record at once, without matches with hints, and the end suggests the level below', async () => {
    const [ada, eve] = await Promise.all([lobby.person('Ada'), lobby.person('Eve')]);
    const lose = async (hint: boolean) => {
      const { id } = await open(ada, { side: 'south', bot: 'sergeant', options: { first: 'south' } });
      if (hint) await ada.post(`/matches/${id}/hint`, {});
      await ada.post(`/matches/${id}/resign`, {});
      const { body } = await ada.graphql(`{ match(id: "${id}") { nextLevel } }`);
      return (body as { data: { match: { nextLevel: string | null } } }).data.match.nextLevel;
    };
    expect([await lose(false), await lose(true), await lose(false), await lose(false)]).toEqual([
      null,
      null,
      null,
      'recruit',
    ]);
    const scores = [{ level: 'sergeant', won: 0, drawn: 0, lost: 3 }];
    const record = { ruleSet: 'wwi-combined-arms', last: 'sergeant', advice: 'down', scores };
    expect((await ada.get<Levels>('/me/levels')).body).toEqual({ levels: [record] });
    const query = '{ myLevels { ruleSet last advice scores { level won drawn lost } } }';
    expect((await ada.graphql(query)).body).toEqual({ data: { myLevels: [record] } });
    expect((await eve.get<Levels & ErrorBody>('/me/levels')).body).toEqual({ levels: [] });
  });
});
