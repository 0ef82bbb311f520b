import { describe, expect, test } from 'vitest';
import { exportFrom, exportOf, rebuild, verifyExport } from '../asking/export.ts';
import { hashOf } from '../hashing.ts';
import type { LogRow } from '../log/events.ts';
import { actOf } from '../log/read.ts';
import { append, type Genesis, genesisJson, opened, replay } from '../log/replay.ts';
import { settingsOf } from '../settings/read.ts';
import { draftOf, roundAct } from '../swiss/drafting.ts';
import { answered, entriesOf } from '../testing/playing.ts';
import { CIRCLE } from '../testing/worked.ts';
import { csvOf } from './csv.ts';
import { trfPlayers } from './trf.ts';

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
  const trf = String(answered({ ...CIRCLE, ask: ['trf'] }).trf);
  test('has its columns', () => {
    const line = trf.split('\n').find((one) => one.startsWith('001    1')) ?? '';
    expect([line.slice(14, 15), line.slice(48, 52), line.slice(80, 84).trim()]).toEqual(['P', '1500', '2.5']);
  });
  test('is read again', () => {
    const players = trfPlayers(trf);
    expect(
      players.ok && players.value.map(({ name, rounds }) => [name, rounds.reduce((sum, { q }) => sum + (q ?? 0), 0)]),
    ).toEqual([
      ['P', 10],
      ['Q', 10],
      ['R', 10],
      ['S', 6],
      ['T', 4],
    ]);
  });
  test('keeps half-wins beside the columns', () => {
    const raw = {
      settings: { format: 'league', sideMode: 'single' },
      entries: entriesOf(4),
      log: [{ type: 'result', a: 'e1', b: 'e4', q: 3, kind: 'adjudicated' }],
      ask: ['trf'],
    };
    const text = String(answered(raw).trf);
    expect(text).toContain('### Q 1 1 3');
    const players = trfPlayers(text);
    expect(players.ok && players.value.map(({ rounds }) => rounds[0]?.q)).toEqual([3, null, null, 1]);
  });
  test('has a column for each round of a cup that was made', () => {
    const raw = {
      settings: { format: 'knockout', sideMode: 'single' },
      entries: entriesOf(4),
      log: [
        { type: 'result', a: 'e1', b: 'e4', q: 4 },
        { type: 'result', a: 'e2', b: 'e3', q: 4 },
      ],
      ask: ['trf'],
    };
    const text = String(answered(raw).trf);
    expect(text).toContain('142 2\n');
    const players = trfPlayers(text);
    expect(players.ok && players.value.map(({ rounds }) => rounds.map(({ opponent }) => opponent))).toEqual([
      [4, 2],
      [3, 1],
      [2, 0],
      [1, 0],
    ]);
  });
  test('CL-199: a short line is refused', () =>
    expect(trfPlayers('001    1 x')).toMatchObject({ fault: { code: 'CL_BAD_INPUT', at: 'line 1' } }));
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
      for (const [nth, [a, b]] of act.pairs.entries()) {
        const result = actOf({ type: 'result', a, b, q: [4, 0, 2][nth] });
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
    for (const [nth, path] of places.entries())
      for (const value of [wild[nth % wild.length], wild[(nth * 5 + 3) % wild.length], null]) {
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
