import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import {
  commitmentOf,
  expectOk,
  leave,
  matchFileOf,
  noChance,
  openMatch,
  type Step,
  setupOf,
  submit,
} from '@fieldpost/engine';
import { type WwiGame, wwiCombinedArms as wwi } from '@fieldpost/rules-wwi-combined-arms';
import { describe, expect, test } from 'vitest';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const CASE =
  '{"rules":"wwi-combined-arms@1","setup":{"scenario":"4h3/8/8/4i3/4I3/4M3/8/4H3 S 1 1"},"commands":[{"side":"south","line":"pass"}]}';

/** Runs the command line as a person does: another process, with something on its standard input or nothing. */
async function fieldpost(args: readonly string[], input = '', cwd = process.cwd()) {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, INIT_CWD: cwd } });
  child.stdin.end(input);
  const [out, err, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { out: out === '' ? null : JSON.parse(out), err: err === '' ? null : JSON.parse(err), status };
}

describe('the command line', () => {
  test('judges a case from standard input', async () => {
    const { out, err, status } = await fieldpost(['try', '-'], CASE);
    expect({ err, status }).toEqual({ err: null, status: 0 });
    expect(out).toMatchObject({ results: [{ ok: true }], pending: { side: 'north' }, diceLeft: 0 });
  });

  test('judges a case from a file beside which it was called', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-cli-'));
    await writeFile(path.join(folder, 'case.json'), CASE);
    const { out, status } = await fieldpost(['legal', 'case.json'], '', folder);
    expect(status).toBe(0);
    expect(out.south).toEqual([]);
    expect(out.north).toContain('pass');
    expect(out.north).toEqual([...out.north].sort());
  });

  test('plays matches out, the same from the same seed', async () => {
    const args = ['playout', '--rules', 'wwi-combined-arms@1', '--count', '3', '--seed', '9', '--bots', 'greedy'];
    const once = await fieldpost(args);
    expect(once.out).toMatchObject({
      matches: 3,
      ends: { headquarters: 3 },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await fieldpost(args)).out).toEqual(once.out);
  });

  test.each([
    [['nope'], 'USAGE'],
    [[], 'USAGE'],
    [['dead-letters', '--days', 'x'], 'USAGE'],
    [['dead-letters', '--days', '999999999'], 'USAGE'],
    [['try', '/nowhere/case.json'], 'UNREADABLE_FILE'],
    [['playout', '--rules', 'wwi-combined-arms@1', '--count', 'x', '--seed', '1'], 'USAGE'],
    [['playout', '--rules', 'chess@1', '--count', '1', '--seed', '1'], 'UNKNOWN_RULE_SET'],
    [['playout', '--rules', 'wwi-combined-arms@1', '--count', '1', '--seed', '1', '--bots', 'deep'], 'UNKNOWN_BOT'],
    [
      ['playout', '--rules', 'wwi-combined-arms@1', '--count', '1', '--seed', '1', '--scenario', 'x'],
      'UNKNOWN_SCENARIO',
    ],
  ])('%j is refused: %s', async (args, code) => {
    const { out, err, status } = await fieldpost(args);
    expect({ out, status, code: err.error.code }).toEqual({ out: null, status: 1, code });
    expect(err.error.message).not.toBe('');
  });
});

/** A short match of two passes and a resignation, exported. */
function exported() {
  const setup = expectOk(setupOf(wwi, { scenario: '4h3/8/8/4i3/4I3/4M3/8/4H3 S 1 1' }), 'set-up');
  const { game: begun, opening } = expectOk(openMatch(wwi, setup, noChance()), 'opening');
  let game = begun;
  const steps: Step<WwiGame>[] = [];
  for (const side of ['south', 'north'] as const) {
    const played = expectOk(submit(wwi, game, { side, player: 0 }, { line: 'pass' }, noChance()), 'pass');
    steps.push(...played.steps);
    game = played.game;
  }
  game = expectOk(leave(wwi, game, { side: 'south', player: 0 }, 'resignation', noChance()), 'resign').game;
  const seed = new Uint8Array(32).fill(1);
  const seedCommitment = commitmentOf(seed);
  const record = { ruleSet: wwi.ref, setup, seedCommitment, openingDraws: [], opening, steps, ending: game.ending };
  const dice = { commitment: seedCommitment, seed: Buffer.from(seed).toString('hex'), salts: {} };
  const times = steps.map(() => '2026-01-01T00:00:00.000Z');
  return matchFileOf({ matchId: 'm', title: 'Short', players: {}, record, dice, times }, game.state);
}

describe('verify', () => {
  test('says of an honest match that all holds', async () => {
    const { out, status } = await fieldpost(['verify', '-'], JSON.stringify(exported()));
    expect(status).toBe(0);
    expect(out).toMatchObject({ matchId: 'm', ok: true, steps: 2, draws: 0 });
  });

  test('says what does not hold, with status 1', async () => {
    const file = exported();
    const forged = { ...file, record: { ...file.record, steps: file.record.steps.slice(1) } };
    const { out, err, status } = await fieldpost(['verify', '-'], JSON.stringify(forged));
    expect([status, out.ok, err.error.code]).toEqual([1, false, 'NOT_VERIFIED']);
    expect(err.error.failed).toContain('times');
  });

  test('wants a match file', async () => {
    const { err, status } = await fieldpost(['verify', '-'], '{}');
    expect({ status, code: err.error.code }).toEqual({ status: 1, code: 'NOT_A_MATCH_FILE' });
  });
});
