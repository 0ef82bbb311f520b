import { describe, expect, test } from 'vitest';
import { fastNumbers } from '../chance/fast.ts';
import { noChance } from '../chance/none.ts';
import { commitmentOf, seededChance } from '../chance/seeded.ts';
import type { MatchRecord, Step } from '../contract.ts';
import { exampleGame } from '../example-game/example-game.ts';
import type { ExampleGame } from '../example-game/game.ts';
import type { Game } from '../match/game.ts';
import { leave } from '../match/leaving.ts';
import { openMatch } from '../match/open.ts';
import { play } from '../match/play.ts';
import { anyCommand, chooseFor } from '../playout/chooser.ts';
import { expectOk } from '../result.ts';
import { type MatchFile, matchFileOf, parseMatchFile, saltsInOrder } from './match-file.ts';
import { replay } from './replay.ts';
import { verify } from './verify.ts';

const SEED = new Uint8Array(32).map((_, at) => at * 5);
/** Salts of both players of red and the first of blue, as documents have them: in any order. */
const SALTS = { blue: 'abcd', 'red/1': '0102', red: '00ff' };
const IN_ORDER = ['00ff', '0102', 'abcd'];
const SETUP = { scenario: { strength: 2, flags: 2 as const }, options: { turns: 8 }, carryOver: null };

/** A match as the service plays it: a fresh chance for every command, which continues where the log ends. */
function playedMatch(
  end: 'rules' | 'resign',
  salts: readonly string[],
): { record: MatchRecord<ExampleGame>; final: Game<ExampleGame>['state'] } {
  const next = fastNumbers(5);
  const secret = { matchId: 'match-1', seed: SEED, salts };
  const opened = expectOk(openMatch(exampleGame, SETUP, seededChance(secret, 0)), 'opening');
  const steps: Step<ExampleGame>[] = [...opened.steps];
  let game = opened.game;
  while (game.ending === null && (end === 'rules' || steps.length < 20)) {
    const chosen = chooseFor(exampleGame, game, anyCommand, next);
    if (chosen === null) throw new Error('no command');
    const made = steps.reduce((sum, step) => sum + step.draws.length, 0);
    const played = expectOk(play(exampleGame, game, chosen.seat, chosen.command, seededChance(secret, made)), 'play');
    steps.push(...played.steps);
    game = played.game;
  }
  if (game.ending === null)
    game = expectOk(leave(exampleGame, game, { side: 'red', player: 0 }, 'resignation', noChance()), 'resign').game;
  const { opening, draws: openingDraws } = opened;
  const seedCommitment = commitmentOf(SEED);
  const record = {
    ruleSet: exampleGame.ref,
    setup: SETUP,
    seedCommitment,
    openingDraws,
    opening,
    steps,
    ending: game.ending,
  };
  return { record, final: game.state };
}

function fileOf(
  end: 'rules' | 'resign',
  seed: string | null = Buffer.from(SEED).toString('hex'),
  salts: Readonly<Record<string, string>> = SALTS,
): MatchFile<ExampleGame> {
  const { record, final } = playedMatch(end, saltsInOrder(exampleGame, salts));
  const times = record.steps.map((_, at) => new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString());
  const dice = { commitment: record.seedCommitment, seed, salts };
  return matchFileOf({ matchId: 'match-1', title: 'A match', players: { red: 'Ada' }, record, dice, times }, final);
}

const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const failing = (file: MatchFile<ExampleGame>) =>
  verify(exampleGame, file).checks.flatMap(({ what, held }) => (held === false ? [what] : []));

describe('an exported match', () => {
  test.each(['rules', 'resign'] as const)('ended by %s: everything holds, after storage too', (end) => {
    const file = stored(fileOf(end));
    const verdict = verify(exampleGame, file);
    expect(verdict).toMatchObject({ ok: true, steps: file.record.steps.length });
    expect(verdict.draws).toBeGreaterThan(0);
    expect(verdict.checks.every(({ held }) => held === true)).toBe(true);
  });

  test('takes the salts in the order of the seats, those of team-mates one after another', () => {
    expect(saltsInOrder(exampleGame, SALTS)).toEqual(IN_ORDER);
    expect(saltsInOrder(exampleGame, { 'green/1': '01', blue: '02' })).toEqual(['02', '01']);
  });

  test('without a salt of anybody holds, and says so', () => {
    const verdict = verify(exampleGame, fileOf('rules', undefined, {}));
    expect(verdict.ok).toBe(true);
    expect(verdict.checks.find(({ what }) => what === 'salts')).toMatchObject({
      held: null,
      detail: expect.stringContaining('the server alone'),
    });
  });

  test('of a running match keeps its seed: the dice cannot be looked at yet', () => {
    const verdict = verify(exampleGame, fileOf('resign', null));
    expect(verdict.ok).toBe(true);
    expect(verdict.checks.find(({ what }) => what === 'seed')?.held).toBeNull();
  });

  test('parses from its text; other texts do not', () => {
    const file = fileOf('rules');
    expect(parseMatchFile(JSON.stringify(file))).toEqual({ ok: true, value: stored(file) });
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      JSON.stringify({ ...file, format: 'x' }),
      JSON.stringify({ ...file, record: 1 }),
    ])
      expect(parseMatchFile(text)).toMatchObject({ ok: false, fault: { code: 'NOT_A_MATCH_FILE' } });
  });
});

type Forgery = readonly [what: string, found: string, forge: (file: MatchFile<ExampleGame>) => MatchFile<ExampleGame>];
const withSteps = (file: MatchFile<ExampleGame>, change: (steps: Step<ExampleGame>[]) => unknown) => {
  const copy = stored(file);
  change(copy.record.steps as Step<ExampleGame>[]);
  return copy;
};
const drawnAt = (steps: readonly Step<ExampleGame>[]) => steps.findIndex(({ draws }) => draws.length > 0);

const FORGERIES: readonly Forgery[] = [
  ['a step is left out', 'replay', (file) => withSteps(file, (steps) => steps.pop())],
  [
    'a die was turned',
    'replay',
    (file) =>
      withSteps(file, (steps) => {
        const at = drawnAt(steps);
        const step = steps[at] as Step<ExampleGame>;
        steps[at] = { ...step, draws: step.draws.map((draw) => ({ ...draw, result: (draw.result % draw.faces) + 1 })) };
      }),
  ],
  ['a time is missing', 'times', (file) => ({ ...file, times: file.times.slice(1) })],
  ['another final hash', 'hash of final', (file) => ({ ...file, hashes: { ...file.hashes, final: '00' } })],
  ['another record hash', 'hash of record', (file) => ({ ...file, hashes: { ...file.hashes, record: '00' } })],
  ['another seed', 'seed', (file) => ({ ...file, dice: { ...file.dice, seed: '00'.repeat(32) } })],
  ['a salt exchanged afterwards', 'draws', (file) => ({ ...file, dice: { ...file.dice, salts: { red: '01' } } })],
  [
    'a salt of a second player added afterwards',
    'draws',
    (file) => ({ ...file, dice: { ...file.dice, salts: { ...SALTS, 'blue/1': '01' } } }),
  ],
  ['a salt of nobody', 'salts', (file) => ({ ...file, dice: { ...file.dice, salts: { ...SALTS, black: '01' } } })],
  ['a salt that is none', 'salts', (file) => ({ ...file, dice: { ...file.dice, salts: { ...SALTS, red: '0G' } } })],
  ['another commitment', 'published commitment', (file) => ({ ...file, dice: { ...file.dice, commitment: '00' } })],
  ['a seed that is none', 'seed', (file) => ({ ...file, dice: { ...file.dice, seed: 'xyz' } })],
  [
    'another rule set',
    'rule set',
    (file) => ({ ...file, record: { ...file.record, ruleSet: { id: 'example-game', edition: 2 } } }),
  ],
  [
    'something carried over from a campaign, which the example game has not',
    'form',
    (file) => ({
      ...file,
      record: { ...file.record, setup: { ...file.record.setup, carryOver: {} as unknown as null } },
    }),
  ],
  [
    'a command that is none',
    'form',
    (file) =>
      withSteps(file, (steps) =>
        steps.splice(2, 1, { ...(steps[2] as Step<ExampleGame>), command: { type: 'fly' } as never }),
      ),
  ],
  [
    'a seat that is none',
    'form',
    (file) =>
      withSteps(file, (steps) =>
        steps.splice(2, 1, { ...(steps[2] as Step<ExampleGame>), by: { side: 'red', player: 7 } }),
      ),
  ],
  [
    'a set-up that is none',
    'form',
    (file) => ({ ...file, record: { ...file.record, setup: { ...file.record.setup, options: { turns: 1e9 } } } }),
  ],
  [
    'a carry-over where the game knows none',
    'form',
    (file) => ({ ...file, record: { ...file.record, setup: { ...file.record.setup, carryOver: {} as never } } }),
  ],
  ['another outcome', 'replay', (file) => ({ ...file, record: { ...file.record, ending: null } })],
  [
    'another opening',
    'replay',
    (file) => ({ ...file, record: { ...file.record, opening: { ...file.record.opening, turnsLeft: 1 } } }),
  ],
];

describe('a forgery is found', () => {
  test.each(FORGERIES)('%s', (_, found, forge) => {
    expect(failing(forge(fileOf('rules')))).toContain(found);
  });
});

describe('replay', () => {
  test('gives the state after every step', () => {
    const { record, final } = playedMatch('rules', IN_ORDER);
    const states = expectOk(replay(exampleGame, record), 'replay');
    expect(states).toHaveLength(record.steps.length + 1);
    expect(states.at(-1)).toEqual(final);
  });

  test('names the step that a changed rule refuses', () => {
    const { record } = playedMatch('rules', IN_ORDER);
    const stricter = { ...exampleGame, decide: () => ({ ok: false, fault: { code: 'NEVER', rule: null } }) as const };
    expect(replay(stricter, record)).toMatchObject({ fault: { code: 'REFUSED', step: 0, refusal: { code: 'NEVER' } } });
  });
});
