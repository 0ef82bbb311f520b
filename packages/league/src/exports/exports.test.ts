import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { exportFrom, exportOf, rebuild, verifyExport } from '../asking/export.ts';
import { hashOf } from '../hashing.ts';
import type { LogRow } from '../log/events.ts';
import type { Entering } from '../log/opening.ts';
import { actOf } from '../log/read.ts';
import { append, type Genesis, genesisJson, opened, replay } from '../log/replay.ts';
import { settingsOf } from '../settings/read.ts';
import { draftOf, roundAct } from '../swiss/drafting.ts';
import { answered, entriesOf } from '../testing/playing.ts';
import { CIRCLE } from '../testing/worked.ts';
import { csvOf } from './csv.ts';
import { trfOf } from './trf.ts';
import { readTrf } from './trf-reading.ts';

describe('CL-153: CSV', () => {
  test('CL-199: cells that begin like formulas get an apostrophe', () => {
    expect(csvOf(['name'], [['=1+1'], ['@x'], ['-y'], ['a"b,c'], [null], [1.5]])).toBe(
      `name\r\n'=1+1\r\n'@x\r\n'-y\r\n"a""b,c"\r\n\r\n1.5\r\n`,
    );
  });
  test.each([
    ' =1+1',
    '\u00a0=1+1',
    '\r=1+1',
    '\n=1+1',
    '\u200b=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '\u22121',
    '\t1',
    '\u3000=x',
  ])('CL-199: so do those that look like formulas to a spreadsheet alone: %j', (name) =>
    expect(csvOf(['name'], [[name]])).toMatch(/^name\r\n"?'/),
  );
  test.each(['a=1', '1-2', 'Zoë', '½', ''])('CL-199: others do not: %j', (name) =>
    expect(csvOf(['name'], [[name]])).toBe(`name\r\n${name}\r\n`),
  );
  test('of a table', () => {
    const lines = String(answered({ ...CIRCLE, ask: ['csv'] }).csv).split('\r\n');
    expect(lines[0]).toBe('rank,name,PTS,DE,SB,WON,MAR,MISS,LOT');
    expect(lines[3]).toMatch(/^3,Q,2.5,1,4.25,2,0,0/);
  });
});

test.each(['\u{1f680}', '\u{1f1e9}\u{1f1ea}', 'e\u0301'])('CL-154: no name is cut within a sign: %s', (sign) => {
  for (let before = 28; before < 34; before += 1) {
    const [first, ...others] = entriesOf(4);
    const entries = [{ ...first, name: `${'x'.repeat(before)}${sign}` }, ...others];
    const settings = { format: 'swiss', sideMode: 'single', rounds: 1, firstSide: 'B' };
    const text = String(answered({ settings, entries, log: [], ask: ['trf'] }).trf);
    const line = text.split(/\r?\n/).find((one) => one.startsWith('001    1')) ?? '';
    expect(text.isWellFormed()).toBe(true);
    const fits = before + sign.length <= 33;
    expect(line.slice(14, 47).trimEnd()).toBe('x'.repeat(before) + (fits ? sign : ''));
    expect(line.slice(48, 52)).toMatch(/^[ \d]{4}$/);
  }
});

describe('CL-151: codes of legs', () => {
  const swiss = { settings: { format: 'swiss', sideMode: 'single', rounds: 2 }, entries: entriesOf(5) };
  const round = {
    type: 'round',
    round: 1,
    pairs: [
      ['e1', 'e3'],
      ['e2', 'e4'],
    ],
    byes: { e5: 'U' },
  };
  test.each([
    [{ q: 4 }, 'A1', 'B0'],
    [{ q: 3, kind: 'adjudicated' }, 'A¾', 'B¼'],
    [{ q: 2 }, 'A½', 'B½'],
    [{ q: 4, kind: 'walkover' }, 'A+', 'B-'],
    [{ kind: 'double' }, 'A0F', 'B0F'],
    [{ kind: 'provisional' }, 'A=/=', 'B=/='],
  ])('%j: %s and %s', (more, first, second) => {
    const raw = { ...swiss, log: [round, { type: 'result', a: 'e1', b: 'e3', ...more }], ask: ['progress'] };
    const rows = answered(raw).progress as { id: string; rounds: string[] }[];
    expect([rows[0]?.rounds[0], rows[2]?.rounds[0]]).toEqual([`3 ${first}`, `1 ${second}`]);
    expect([rows[1]?.rounds[0], rows[4]?.rounds[0]]).toEqual(['4 A*', 'U']);
  });

  test('CL-150: a cross-table has each leg with its side', () => {
    const cross = answered(CIRCLE).crossTable as { id: string; cells: (string | null)[] }[];
    const p = cross.find(({ id }) => id === 'P');
    expect(p?.cells.filter((cell) => cell === null)).toHaveLength(1);
    expect(p?.cells).toContain('A1');
  });
});

describe('CL-154: the report of a tournament', () => {
  const AUTUMN = {
    settings: { format: 'swiss', sideMode: 'single', rounds: 3, game: 'wwi-combined-arms', scenario: 'salient' },
    entries: (
      [
        ['Brandt, Ida', 1612],
        ['Lund, Bo', 1580],
        ['Marten, Ada', 1500],
        ['Kaya, Cem', 1490],
      ] as const
    ).map(([name, r], index): Entering => {
      const rating = [r, 80, 0.06] as const;
      return { id: `p${index + 1}`, name, number: index + 1, rating, apart: null, since: null };
    }),
  };
  const round = (index: number, pairs: readonly (readonly [string, string])[]) => ({
    type: 'round',
    round: index,
    pairs,
  });
  const won = (a: string, b: string, q: number) => ({ type: 'result', a, b, q });
  function autumn(): string {
    const settings = settingsOf(AUTUMN.settings);
    if (!settings.ok) throw new Error(settings.fault.code);
    const { entries } = AUTUMN;
    const ledger = opened({ settings: settings.value, seed: '0'.repeat(64), entries, running: true });
    if (!ledger.ok) throw new Error(ledger.fault.code);
    const log = [
      round(1, [
        ['p1', 'p3'],
        ['p4', 'p2'],
      ]),
      won('p1', 'p3', 4),
      won('p4', 'p2', 0),
      round(2, [
        ['p2', 'p1'],
        ['p3', 'p4'],
      ]),
      won('p2', 'p1', 0),
      won('p3', 'p4', 4),
    ];
    for (const raw of log) {
      const act = actOf(raw);
      if (act.ok) expect(append(ledger.value, act.value, '').ok, JSON.stringify(raw)).toBe(true);
    }
    const [group] = ledger.value.groups;
    if (group === undefined) throw new Error('no group');
    const days = ['2026/01/05', '2026/02/02'];
    const about = { title: 'Autumn Swiss 2026', first: '2026/01/05', last: '2026/03/01', days, clock: '3 days a turn' };
    return trfOf(ledger.value, group, about);
  }
  const hashed = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

  test('AB.3 is the same to the byte', () => {
    expect(autumn().length).toBe(708);
    expect(hashed(autumn())).toBe('0bc1696c49fbf7b778cbd315a2afc60fb541c76f279ab8c6c294bd66dfda4a45');
  });
  test('CL-216: and is read without an error', () => {
    const read = readTrf(autumn());
    expect(read).toMatchObject({ lines: 15, errors: [], warnings: [], end: 'CR LF' });
    expect(read).toMatchObject({ title: 'Autumn Swiss 2026', rounds: 2, planned: 3 });
    for (const end of ['\n', '\r'])
      expect(readTrf(autumn().replaceAll('\r\n', end)).players).toEqual(readTrf(autumn()).players);
  });

  const circle = String(answered({ ...CIRCLE, ask: ['trf'] }).trf);
  test('is read again; shared ranks are equal, points have a decimal', () => {
    const { players, errors } = readTrf(circle);
    expect(errors).toEqual([]);
    expect(players.map(({ name, points }) => [name, points])).toEqual([
      ['P', 10],
      ['Q', 10],
      ['R', 10],
      ['S', 6],
      ['T', 4],
    ]);
    expect(circle).toContain(' 2.5 ');
  });
  const league = (log: readonly object[], settings: object = {}) => ({
    settings: { format: 'league', sideMode: 'single', ...settings },
    entries: entriesOf(4),
    log,
    ask: ['trf'],
  });
  test('keeps half-wins beside the columns', () => {
    const text = String(answered(league([{ type: 'result', a: 'e1', b: 'e4', q: 3, kind: 'adjudicated' }])).trf);
    expect(text).toContain('### Q 1 1 3\r\n');
    const { players, errors } = readTrf(text);
    expect([errors, players.map(({ rounds }) => rounds[0]?.q)]).toEqual([[], [3, null, null, 1]]);
  });
  test.each([
    ['football', league([won('e1', 'e4', 4)], { points: 'football' }), '### P 1'],
    ['a deduction', league([won('e1', 'e4', 4), { type: 'deduct', entry: 'e1', q: 1, reason: 'late' }]), '### P 1'],
  ])('%s: points that are not the sum of the columns are said to be so', (_what, raw, note) => {
    const text = String(answered(raw).trf);
    expect(text).toContain(`${note}\r\n`);
    expect(readTrf(text).errors).toEqual([]);
  });
  test('has a column for each round of a cup that was made', () => {
    const log = [won('e1', 'e4', 4), won('e2', 'e3', 4)];
    const text = String(answered(league(log, { format: 'knockout' })).trf);
    expect(text).toContain('142 2\r\nXXR 2\r\n');
    expect(readTrf(text).players.map(({ rounds }) => rounds.map(({ opponent }) => opponent))).toEqual([
      [4, 2],
      [3, 1],
      [2, 0],
      [1, 0],
    ]);
  });

  const changed = (from: string, to: string) => autumn().replace(from, to);
  test.each([
    ['SHORT_LINE', 12, autumn().replace(/001 {4}1.*/, '001    1 x')],
    ['NUMBER_TWICE', 13, changed('001    2', '001    1')],
    ['OPPONENT_UNKNOWN', 12, changed('   3 w 1', '   9 w 1')],
    ['ASYMMETRIC', 12, changed('   3 w 1', '   2 w 1')],
    ['BOTH_SIDES', 12, changed('   3 w 1', '   3 b 1')],
    ['RESULT_SUM', 12, changed('   1 b 0', '   1 b 1')],
    ['POINTS_DIFFER', 12, changed(' 2.0 ', ' 1.5 ')],
    ['BAD_CODE', 12, changed('   3 w 1', '   3 w X')],
  ])('CL-216: %s', (code, line, text) => {
    expect(readTrf(text).errors.find((error) => error.code === code)).toMatchObject({ line });
  });
  test('CL-216: lines of a kind that nobody knows are a warning; CL-199: nothing is thrown', () => {
    expect(readTrf(`QQQ what\n${autumn()}`).warnings).toEqual([{ line: 1, code: 'UNKNOWN_LINE', have: 'QQQ what' }]);
    for (const text of ['', '\r', '001', '001'.padEnd(9_000, '9'), '### Q', '142 9999999999'])
      expect(readTrf(text).planned).toBeLessThanOrEqual(512);
  });
});

describe('CL-161, CL-162, CL-193: an event proves itself', () => {
  function played() {
    const settings = settingsOf({ format: 'swiss', sideMode: 'single', rounds: 3 });
    if (!settings.ok) throw new Error(settings.fault.code);
    const entries = entriesOf(7).map((entry) => ({ ...entry, name: entry.id, rating: null, apart: null, since: null }));
    const genesis: Genesis = { settings: settings.value, seed: 'cd'.repeat(32), entries, running: true };
    const ledger = opened(genesis);
    if (!ledger.ok) throw new Error(ledger.fault.code);
    const log: LogRow[] = [];
    const join = (act: Parameters<typeof append>[1]) => {
      const row = append(ledger.value, act, log.at(-1)?.hash ?? hashOf(genesisJson(genesis)));
      if (row.ok) log.push(row.value);
    };
    for (let round = 1; round <= 3; round++) {
      const act = roundAct(
        ledger.value,
        ledger.value.groups.map((group) => draftOf(ledger.value, group)),
      );
      join({ at: null, event: act });
      for (const [index, [a, b]] of act.pairs.entries()) {
        const result = actOf({ type: 'result', a, b, q: [4, 0, 2][index] });
        if (result.ok) join(result.value);
      }
    }
    return { genesis, log, file: exportOf(genesis, log, ledger.value) };
  }
  const { genesis, log, file } = played();
  const failed = (forged: unknown) => {
    const read = exportFrom(JSON.parse(JSON.stringify(forged)));
    if (read === null || 'badRow' in read) throw new Error('no export');
    return verifyExport(read)
      .filter(({ held }) => !held)
      .map(({ what }) => what);
  };

  test('an honest one holds, and replaying it gives the same tables', () => {
    expect(failed(file)).toEqual([]);
    expect(rebuild(replay(genesis, log))).toEqual(file.tables);
    expect(log).toHaveLength(12);
  });

  test.each([
    ['a row changed', { ...file, log: log.map((row) => (row.seq === 2 ? { ...row, at: 1 } : row)) }, 'chain'],
    ['a row left out', { ...file, log: log.filter(({ seq }) => seq !== 3) }, 'chain'],
    ['another head', { ...file, head: '0'.repeat(64) }, 'head'],
    ['another seed', { ...file, genesis: { ...genesis, seed: '0'.repeat(64) } }, 'seed'],
    ['another table', { ...file, tables: [] }, 'tables'],
    [
      'another pairing',
      {
        ...file,
        log: log.map((row) =>
          row.event.kind === 'round'
            ? { ...row, event: { ...row.event, pairs: row.event.pairs.map(([a, b]) => [b, a]) } }
            : row,
        ),
      },
      'pairings',
    ],
  ])('%s is noticed', (_what, forged, what) => expect(failed(forged)).toContain(what));

  const rowWith = (more: object) => {
    const [row] = log;
    return { ...file, log: [{ ...row, event: { ...row?.event, ...more } }, ...log.slice(1)] };
  };
  test.each([
    ['null for a row', { ...file, log: [null] }, 0],
    ['a word for a row', { ...file, log: [log[0], 'round'] }, 1],
    ['no kind', { ...file, log: [...log.slice(0, 2), { ...log[2], event: {} }] }, 3],
    ['pairs 7', rowWith({ pairs: 7 }), 1],
    ['byes null', rowWith({ byes: null }), 1],
    ['q null', { ...file, log: [log[0], { ...log[1], event: { ...log[1]?.event, q: null } }] }, 2],
    ['eight quarters', { ...file, log: [log[0], { ...log[1], event: { ...log[1]?.event, q: [4, 4] } }] }, 2],
    ['settings {}', { ...file, genesis: { ...genesis, settings: {} } }, 0],
    ['an entry that is none', { ...file, genesis: { ...genesis, entries: [null] } }, 0],
  ])('CL-199: %s is BAD_ROW with its seq', (_what, forged, seq) =>
    expect(exportFrom(JSON.parse(JSON.stringify(forged)))).toEqual({ badRow: seq }),
  );

  test('CL-180: settings that came after the export have their defaults', () => {
    const { boards: _later, ...settings } = genesis.settings;
    const old = { ...file, genesis: { ...genesis, settings } };
    expect(failed(old)).toEqual(['chain']);
  });

  test('CL-199: whatever member is another, the export is none, has a bad row, or does not hold: nothing is thrown', () => {
    const wild = [null, 7, -1, 1.5, '', 'x', [], {}, [null], [[]], { a: 1 }, true, '__proto__', [1, 2]];
    const places: (readonly (string | number)[])[] = [];
    const walk = (value: unknown, path: readonly (string | number)[]): void => {
      places.push(path);
      if (typeof value !== 'object' || value === null) return;
      for (const [key, one] of Object.entries(value)) walk(one, [...path, key]);
    };
    const shown = { ...file, log: file.log.slice(0, 5), tables: file.tables.slice(0, 1) };
    walk(JSON.parse(JSON.stringify({ ...shown, tables: [] })), []);
    for (const [index, path] of places.entries())
      for (const value of [wild[index % wild.length], wild[(index * 5 + 3) % wild.length], null]) {
        const copy = JSON.parse(JSON.stringify({ root: shown })) as Record<string, unknown>;
        let at: Record<string, unknown> = copy;
        for (const key of ['root', ...path].slice(0, -1)) at = at[key] as Record<string, unknown>;
        at[String(['root', ...path].at(-1))] = value;
        const read = exportFrom(copy.root);
        if (read !== null && !('badRow' in read)) expect(verifyExport(read).length).toBe(6);
      }
    expect(places.length).toBeGreaterThan(150);
  });

  test('what is no export is none', () => {
    expect(exportFrom({ schema: 1, log: {}, tables: [], genesis: { settings: {}, entries: [] } })).toBeNull();
    expect([null, { schema: 2 }, { schema: 1, log: [] }].map(exportFrom)).toEqual([null, null, null]);
  });
});
