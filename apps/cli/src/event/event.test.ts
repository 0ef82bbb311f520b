import { describe, expect, test } from 'vitest';
import { VerbFault } from '../answer.ts';
import { runVerb } from '../program.ts';

/** Runs a verb with a text on its standard input. */
async function event(args: readonly string[], input: unknown = null) {
  const printed: unknown[] = [];
  const terminal = {
    read: async () => JSON.stringify(input),
    bytes: async () => new TextEncoder().encode(JSON.stringify(input)),
    print: (answer: unknown) => printed.push(answer),
  };
  try {
    await runVerb(['event', ...args], terminal);
    return { code: null, out: printed[0] as Record<string, unknown> };
  } catch (error) {
    return {
      code: error instanceof VerbFault ? error.code : String(error),
      out: printed[0] as Record<string, unknown>,
    };
  }
}

const ENTRIES = ['A', 'B', 'C', 'D'].map((id, index) => ({ id, number: index + 1 }));

describe('event try (CL-195)', () => {
  test('answers what a case asks', async () => {
    const log = [
      { type: 'result', a: 'A', b: 'D', q: 4 },
      { type: 'result', a: 'A', b: 'D', q: 9 },
    ];
    const { code, out } = await event(['try', '-'], { settings: {}, entries: ENTRIES, log, ask: ['table'] });
    expect(code).toBeNull();
    expect(out).toMatchObject({
      results: [
        { ok: true, seq: 1 },
        { ok: false, code: 'CL_BAD_INPUT' },
      ],
      table: [{ id: 'A', PTS: 1 }, {}, {}, {}],
    });
  });

  test.each([
    [{ settings: { colour: 'red' } }, 'CL_BAD_SETTINGS'],
    [{ settings: {}, entries: ENTRIES.slice(1) }, 'CL_TOO_FEW'],
    [{ ask: ['weather'] }, 'CL_BAD_INPUT'],
    [7, 'CL_BAD_INPUT'],
  ])('%j is refused: %s', async (raw, code) => expect((await event(['try', '-'], raw)).code).toBe(code));
});

describe('event playout, verify, rebuild (CL-193)', () => {
  const asked = ['playout', '--entries', '6', '--rounds', '3', '--seed', '1'];

  test('the same seed gives the same head, another one another', async () => {
    const once = await event(asked);
    expect(once.out).toMatchObject({ rows: 12, head: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await event(asked)).out).toEqual(once.out);
    expect((await event([...asked.slice(0, -1), '2'])).out.head).not.toBe(once.out.head);
  });

  test('what was played proves itself, and its tables are those of its log', async () => {
    const { out: file } = await event([...asked, '--export']);
    expect(await event(['verify', '-'], file)).toMatchObject({ code: null, out: { ok: true } });
    expect((await event(['rebuild', '-'], file)).out.tables).toEqual(file.tables);
    const forged = { ...file, tables: [] };
    expect(await event(['verify', '-'], forged)).toMatchObject({ code: 'NOT_VERIFIED', out: { ok: false } });
  });

  test('CL-199: a row that is not of its form is named', async () => {
    const { out: file } = await event([...asked, '--export']);
    for (const verb of ['verify', 'rebuild'])
      expect((await event([verb, '-'], { ...file, log: [null] })).code).toBe('BAD_ROW');
  });

  test('other things are no events', async () => expect((await event(['verify', '-'], {})).code).toBe('NOT_AN_EVENT'));
  test('more rounds than opponents are refused', async () => {
    expect((await event(['playout', '--entries', '4', '--rounds', '9', '--seed', '1'])).code).toBe('CL_TOO_FEW');
  });
});
