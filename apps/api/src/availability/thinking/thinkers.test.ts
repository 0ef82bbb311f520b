import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { paced } from '@fieldpost/config/pace';
import {
  type AnyRuleSet,
  expectOk,
  type GameTypes,
  LEVEL_NAMES,
  type Level,
  noChance,
  openMatch,
  owing,
  type Setup,
  setupOf,
  viewOf,
} from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import type { Plan } from '@fieldpost/search';
import { afterEach, describe, expect, test } from 'vitest';
import { makeMetrics } from '../../platform/metrics.ts';
import { NotNow, type Question, Thinkers } from './thinkers.ts';

const rules = current('wwi-combined-arms') as AnyRuleSet;
const setup = expectOk(setupOf(rules, { scenario: 'salient-duel' }), 'set-up') as Setup<GameTypes>;
const { game } = expectOk(openMatch(rules, setup, noChance()), 'opening');
const seat = { side: owing(rules, game)[0] ?? '', player: 0 };

const question = (level: Level, nodes = 1_600): Question => ({
  ruleSet: rules.ref,
  setup,
  view: viewOf(rules, game, seat),
  seat,
  orders: rules.initialOrders,
  heard: null,
  level,
  seed: 11,
  nodes,
});

const warned: string[] = [];
const log = { warn: ({ err }: { readonly err: Error }) => warned.push(err.message) } as never;
const open: Thinkers[] = [];
function thinkers(size: number, guardMs?: number) {
  const metrics = makeMetrics();
  const made = new Thinkers(size, { metrics, log }, guardMs);
  open.push(made);
  return { made, metrics };
}
afterEach(async () => {
  for (const made of open.splice(0)) await made.stop();
});

/** The same questions in another process. */
async function elsewhere(asked: readonly Question[]): Promise<readonly (Plan | null)[]> {
  const script = `import { find } from '@fieldpost/rulebook';
    import { planOf } from '@fieldpost/search';
    const asked = JSON.parse(process.env.ASKED);
    console.log(JSON.stringify(asked.map(({ ruleSet, ...one }) => planOf(find(ruleSet), one))));`;
  const ASKED = JSON.stringify(asked);
  const args = ['--no-warnings', '--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ASKED }, maxBuffer: 10_000_000 });
  return JSON.parse(stdout) as readonly (Plan | null)[];
}

/** On a busy machine a thread takes its time to load the rules of all games. */
const SLOW = paced(60_000);

test(
  'a thread and another process make the same plan, byte for byte, at every level',
  async () => {
    const asked = LEVEL_NAMES.map((level) => question(level));
    const { made, metrics } = thinkers(2);
    const here: (Plan | null)[] = [];
    for (const one of asked) here.push(await made.ask('a match', one));
    expect(JSON.stringify(here)).toBe(JSON.stringify(await elsewhere(asked)));
    expect(here.map((plan) => (plan?.lines.length ?? 0) > 0)).toEqual(LEVEL_NAMES.map(() => true));
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/fieldpost_thinking_seconds_count\{rule_set="wwi-combined-arms",level="general"\} 1/);
    expect(text).toMatch(/fieldpost_thinking_guarded_total 0/);
  },
  SLOW,
);

describe('thinkers', { timeout: SLOW }, () => {
  test('take one question of a match, and no more than may wait; the oldest is answered first', async () => {
    const { made } = thinkers(1);
    const order: string[] = [];
    const first = made.ask('a', question('captain')).then(() => order.push('a'));
    const second = made.ask('b', question('sergeant')).then(() => order.push('b'));
    await expect(made.ask('a', question('sergeant'))).rejects.toBeInstanceOf(NotNow);
    await expect(made.ask('c', question('sergeant'))).rejects.toBeInstanceOf(NotNow);
    await Promise.all([first, second]);
    expect(order).toEqual(['a', 'b']);
  });

  test('give up at once when their process leaves, and take nothing more', async () => {
    const { made } = thinkers(1);
    const long = made.ask('a', question('general', 50_000_000));
    const after = expect(long).rejects.toBeInstanceOf(NotNow);
    await made.stop();
    await after;
    await expect(made.ask('b', question('sergeant'))).rejects.toBeInstanceOf(NotNow);
  });

  test('where a plan takes too long the policy of the game answers, and it is counted', async () => {
    const { made, metrics } = thinkers(1, 2_000);
    const plan = await made.ask('a', question('general', 50_000_000));
    expect(plan?.lines).toHaveLength(1);
    expect(await metrics.registry.metrics()).toMatch(/fieldpost_thinking_guarded_total [1-9]/);
    expect(warned.join()).toContain('took longer');
  });

  test('a question that no thread can answer fails', async () => {
    const { made } = thinkers(1);
    const strange = { ...question('captain'), ruleSet: { id: 'chess', edition: 1 } };
    await expect(made.ask('a', strange)).rejects.toThrow('nobody knows the rules of chess@1');
    expect(await made.ask('a', question('sergeant'))).not.toBeNull();
  });
});
