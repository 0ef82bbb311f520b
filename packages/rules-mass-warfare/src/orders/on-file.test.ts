/** MW-175, MW-176: nothing that is filed is lost in silence, and nothing others get depends on it. */
import {
  acceptDraw,
  declineDraw,
  expectOk,
  type Game,
  offerDraw,
  openMatch,
  pendingOf,
  scriptedChance,
  setupOf,
  stepViewFor,
  submit,
  timeOut,
  viewOf,
  waitsToOffer,
} from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import type { MassWarfareGame } from '../game.ts';
import { massWarfare as rules } from '../index.ts';
import type { Side } from '../state.ts';
import { documentOf, type Given } from '../testing/trial.ts';

type Match = {
  readonly game: Game<MassWarfareGame>;
  /** The notices of each viewer, step by step. */
  readonly told: (viewer: Side | 'spectator') => readonly string[];
};

/** A match on the tester's field, played by lines "s1: pass" with dice that are written down. */
function played(given: Given, lines: readonly string[], dice: readonly number[] = []): Match {
  const setup = expectOk(setupOf(rules, { scenario: documentOf(given), options: given.options ?? {} }), 'set-up');
  const chance = scriptedChance(dice);
  const opened = expectOk(openMatch(rules, setup, chance), 'opening');
  let { game } = opened;
  const steps = [...opened.steps];
  for (const text of lines) {
    const [side = 's1', line = ''] = text.split(/: (.*)/);
    const made = expectOk(submit(rules, game, { side: side as Side, player: 0 }, { line }, chance), text);
    game = made.game;
    steps.push(...made.steps);
  }
  chance.mustBeSpent();
  const told = (viewer: Side | 'spectator') => {
    const seen = viewer === 'spectator' ? viewer : ({ side: viewer, player: 0 } as const);
    return steps.map(({ by, events }, index) => {
      const notices = events.flatMap((event) => rules.notice(event, seen) ?? []);
      return `${index} ${by.side} ${rules.recount(notices, by)} ${JSON.stringify(notices)}`;
    });
  };
  return { game, told };
}

/** All that a viewer gets of a match, in bytes. */
function known({ game, told }: Match, viewer: Side | 'spectator'): string {
  const seen = viewer === 'spectator' ? viewer : ({ side: viewer, player: 0 } as const);
  const menu = seen === 'spectator' ? [] : rules.legalCommands(viewOf(rules, game, seen), seen);
  const pending = pendingOf(rules, game, seen);
  return JSON.stringify([told(viewer), stepViewFor(game, seen), pending, viewOf(rules, game, seen), menu]);
}

const dropped = ({ told }: Match, side: Side): readonly string[] =>
  told(side).flatMap((text) => [...text.matchAll(/"code":"(\w+)"/g)].map(([, code = '']) => code));
const fired = ({ told }: Match): boolean => told('spectator').some((text) => text.includes('"kind":"guns"'));

const GUN: Given = { step: 10, units: { 's1-art-1': '0,0', 's2-inf-1': '3,0' }, terrain: { '3,0': 'BA' } };
const FILED = 'file guns: fire s1-art-1 x s2-inf-1 or nearest';
const HOME: Given = { step: 17, units: { 's1-inf-1': '0,0', 's1-inf-2': '1,2', 's2-inf-1': '-4,4' } };
const SEA: Given = {
  step: 7,
  options: { pace: 'brisk' },
  units: { 's1-war-1': '4,0', 's2-war-1': '4,-3', 's1-inf-1': '0,0' },
};

describe('MW-176: others learn nothing of what is on file', () => {
  test.each([
    ['two plans for one', HOME, ['s1: plan base s1-inf-1 = fact', 's1: plan base s1-inf-2 = fact', 's1: pass']],
    ['a plan that is taken back', HOME, ['s1: plan base s1-inf-1 = fact', 's1: withdraw bases', 's1: pass']],
    ['a course into range', SEA, ['s1: plan sail s1-war-1 > 4,-1', 's1: plan fire s1-war-1 x s2-war-1', 's1: pass']],
    ['a course out of range', SEA, ['s1: plan sail s1-war-1 > 4,3', 's1: pass']],
    ['what will be dropped', { ...GUN, options: { pace: 'brisk' } }, ['s1: plan fire s1-art-1 x s2-inf-1', 's1: pass']],
  ] as const)('%s', (_, given, lines) => {
    const none = played(given, ['s1: pass']);
    const some = played(given, lines);
    for (const viewer of ['s2', 'spectator'] as const) expect(known(some, viewer)).toBe(known(none, viewer));
  });

  test('sealed: a march into a hex that another takes first', () => {
    const given: Given = {
      step: 10,
      order: ['s2', 's1'],
      options: { pace: 'sealed' },
      units: { 's1-inf-1': '0,0', 's2-inf-1': '2,0' },
    };
    const theirs = ['s2: plan march s2-inf-1 > 1,0', 's2: ready'];
    const nextTurn = [6, 1];
    const planned = played(given, ['s1: plan march s1-inf-1 > 1,0', 's1: ready', ...theirs], nextTurn);
    const without = played(given, ['s1: ready', ...theirs], nextTurn);
    expect(dropped(planned, 's1')).toEqual(['HEX_OCCUPIED']);
    for (const viewer of ['s2', 'spectator'] as const) expect(known(planned, viewer)).toBe(known(without, viewer));
  });
});

describe('MW-175: what is on file is executed, or its owner is told the code', () => {
  test('brisk: a gun that has nothing in range while its packet is open fires when its step comes', () => {
    const given = { ...GUN, options: { pace: 'brisk' } };
    for (const order of [FILED, 'plan fire s1-art-1 x s2-inf-1']) {
      const match = played(given, [`s1: ${order}`, 's1: pass', 's2: march s2-inf-1 > 2,0', 's2: pass'], [1, 1, 6, 6]);
      expect([fired(match), dropped(match, 's1')]).toEqual([true, []]);
    }
  });

  test('sealed: what was filed outlives "ready"', () => {
    const given = { ...GUN, options: { pace: 'sealed' } };
    const near = ['s2: plan march s2-inf-1 > 2,0', 's2: ready'];
    expect(fired(played(given, [`s1: ${FILED}`, 's1: ready', ...near], [1, 1, 6, 6]))).toBe(true);
    const far = played(given, [`s1: ${FILED}`, 's1: ready', 's2: ready']);
    expect([fired(far), dropped(far, 's1'), dropped(far, 's2')]).toEqual([false, ['OUT_OF_RANGE'], []]);
  });

  test('windows: the target marches away, and the step opens for nobody', () => {
    const given: Given = { step: 10, units: { 's1-tank-1': '0,0', 's2-inf-1': '1,0' } };
    const lines = ['s1: file assault: attack s1-tank-1 x s2-inf-1', 's1: pass', 's2: march s2-inf-1 > 2,0', 's2: pass'];
    expect(dropped(played(given, lines), 's1')).toEqual(['NOT_ADJACENT']);
  });

  test('a second order to a unit that has acted is told of, and what was done by hand is not', () => {
    const given: Given = { step: 10, units: { 's1-inf-1': '0,0', 's1-inf-2': '1,2', 's2-inf-1': '-4,4' } };
    const match = played(given, ['s1: march s1-inf-1 > 1,0', 's1: file march: march s1-inf-1 > 0,1']);
    expect(dropped(match, 's1')).toEqual(['ALREADY_MOVED']);
  });

  test('nothing is filed for a step that is over for its player, though not for others', () => {
    const given: Given = { step: 10, units: { 's1-inf-1': '0,0', 's2-inf-1': '-4,4' } };
    const { game } = played(given, ['s1: pass']);
    const line = { line: 'file march: march s1-inf-1 > 1,0' };
    const late = submit(rules, game, { side: 's1', player: 0 }, line, scriptedChance([]));
    expect(late.ok ? null : late.fault.code).toBe('NOT_YOUR_WINDOW');
  });

  test('MW-072: transfers ask nobody, and what is filed for them runs', () => {
    const given: Given = {
      step: 2,
      bases: { '0,0': 'airf', '1,2': 'airf' },
      control: { s1: ['0,0', '1,2'] },
      units: { 's1-ftr-1': '0,0', 's2-inf-1': '2,0', 's1-inf-1': '-3,3' },
    };
    const { game } = played(given, ['s1: file transfers: transfer s1-ftr-1 > 1,2', 's1: pass']);
    expect(game.state.war.armies.s1?.find(({ id }) => id === 's1-ftr-1')).toMatchObject({ moved: true });
    expect(pendingOf(rules, game, 'spectator')).toMatchObject({ side: 's1', window: 'march' });
  });

  test('MW-174: sealed, `scramble: ask` sends one fighter against each plane', () => {
    const given: Given = {
      step: 2,
      options: { pace: 'sealed' },
      bases: { '0,0': 'airf', '-4,2': 'airf' },
      control: { s1: ['0,0'], s2: ['-4,2'] },
      units: { 's1-bmb-1': '0,0', 's2-ftr-1': '-4,2', 's2-ftr-2': '-4,2', 's2-inf-1': '-1,2' },
    };
    const lines = ['s1: plan sortie s1-bmb-1 x s2-inf-1', 's1: ready', 's2: ready'];
    const match = played(given, lines, [1, 6, 1, 6, 1, 1, 6, 6]);
    const rose = match.told('spectator').filter((text) => text.includes('"type":"scrambled"'));
    expect(rose).toHaveLength(1);
  });
});

describe('MW-103: own works', () => {
  const farm = (control: Given['control']): Given => ({
    step: 10,
    terrain: { '0,0': 'A3' },
    ...(control === undefined ? {} : { control }),
    units: { 's1-inf-1': '0,0', 's2-inf-1': '-4,4' },
  });

  test.each(['strict', 'windows', 'brisk', 'sealed'])('%s: alone they open no step', (pace) => {
    for (const control of [{ s1: ['0,0'] }, {}] as const) {
      const given = { ...farm(control), options: { pace } };
      const passes = pace === 'sealed' ? ['s1: ready', 's2: ready'] : ['s1: pass', 's2: pass'];
      const { game } = played(given, passes);
      const pending = pendingOf(rules, game, 'spectator');
      expect('window' in pending ? pending.window : '').toMatch(/^(bases|home|laterHome)$/);
    }
  });

  test('filed they are executed; and no fallback comes to them', () => {
    const burnt = played(
      farm({ s1: ['0,0'] }),
      ['s1: file assault: attack s1-inf-1 x 0,0', 's1: pass', 's2: pass'],
      [3],
    );
    expect(Object.values(burnt.game.state.war.fire)).toEqual([3]);
    const gone = ['s1: file assault: attack s1-inf-1 x s2-inf-1 or nearest', 's1: pass', 's2: pass'];
    const kept = played(farm({ s1: ['0,0'] }), gone);
    expect([kept.game.state.war.fire, dropped(kept, 's1')]).toEqual([{}, ['NOT_ADJACENT']]);
  });

  test('they are listed last', () => {
    const given: Given = {
      step: 12,
      terrain: { '0,0': 'A3', '1,0': 'A3' },
      control: { s1: ['0,0', '1,0'] },
      units: { 's1-inf-1': '0,0', 's1-inf-2': '1,0', 's2-inf-1': '2,0' },
    };
    const { game } = played(given, []);
    const seat = { side: 's1', player: 0 } as const;
    const view = viewOf(rules, game, seat);
    const lines = rules.legalCommands(view, seat).map((command) => rules.write(command, view));
    expect(lines.slice(-2)).toEqual(['attack s1-inf-1 x 0,0', 'attack s1-inf-2 x 1,0']);
  });
});

describe('MW-177, MW-165: a new turn', () => {
  const given: Given = { step: 17, units: { 's1-inf-1': '0,0', 's2-inf-1': '-4,4' }, order: ['s1', 's2'] };

  test('who is last in one turn and first in the next lapses in the first alone', () => {
    const { game } = played(given, ['s1: pass']);
    expect(pendingOf(rules, game, 'spectator')).toMatchObject({ side: 's2', window: 'laterHome' });
    const late = expectOk(timeOut(rules, game, 's2', scriptedChance([1, 6])), 'late').game;
    expect(pendingOf(rules, late, 'spectator')).toMatchObject({ side: 's2', window: 'march' });
    expect(late.state.war.turn).toBe(2);
  });

  test('an offer of a draw stands through the next turn', () => {
    let game = expectOk(offerDraw(rules, played(given, ['s1: pass']).game, 's1'), 'offer').game;
    const seen: (string | null)[] = [];
    for (let count = 0; count < 40 && game.state.war.turn < 3; count++) {
      const pending = pendingOf(rules, game, 'spectator');
      const side = pending.kind === 'choice' ? pending.side : 's1';
      const chance = scriptedChance([1, 6]);
      game = expectOk(submit(rules, game, { side, player: 0 }, { line: 'pass' }, chance), 'pass').game;
      seen.push(game.drawOffer === null ? null : `turn ${game.state.war.turn}`);
    }
    expect(seen.at(-1)).toBeNull();
    expect(seen.slice(0, -1).every((one) => one !== null)).toBe(true);
    expect(seen).toContain('turn 2');
  });

  test('an offer made in the march of turn 1 is gone with step 1 of turn 3, and no pass ends it', () => {
    const march = { step: 10, units: { 's1-inf-1': '0,0', 's2-inf-1': '-4,4' }, order: ['s1', 's2'] } as const;
    const offered = expectOk(offerDraw(rules, played(march, []).game, 's1'), 'offer').game;
    expect(pendingOf(rules, offered, 'spectator')).toMatchObject({ side: 's1', window: 'march' });
    const answered = passed(passed(offered));
    expect([answered.state.war.turn, answered.drawOffer?.accepted]).toEqual([1, ['s1']]);
    const next = passedUntil(answered, 2);
    expect(next.drawOffer).toMatchObject({ accepted: ['s1'], turn: 1 });
    expect(expectOk(acceptDraw(rules, next, 's2'), 'accept').game.ending).toMatchObject({ by: 'agreement' });
    expect(passedUntil(next, 3).drawOffer).toBeNull();
  });

  test('a player whose offer was declined may offer again from the next turn on, the others at once', () => {
    const start = played({ ...given, step: 10 }, []).game;
    const offered = expectOk(offerDraw(rules, start, 's1'), 'offer').game;
    const declined = expectOk(declineDraw(rules, offered, 's2'), 'decline').game;
    expect(declined.drawOffer).toBeNull();
    expect(waitsToOffer(rules, declined)).toEqual(['s1']);
    const refusal = { ok: false, fault: { code: 'DRAW_DECLINED', rule: null } };
    expect(offerDraw(rules, declined, 's1')).toEqual(refusal);
    expect(offerDraw(rules, passed(declined), 's1')).toEqual(refusal);
    const others = expectOk(offerDraw(rules, declined, 's2'), 'the other offers').game;
    expect(expectOk(acceptDraw(rules, others, 's1'), 'accept').game.ending).toMatchObject({ by: 'agreement' });
    expect(expectOk(offerDraw(rules, others, 's1'), 'offers back').game.ending).toMatchObject({ by: 'agreement' });
    const next = passedUntil(declined, 2);
    expect(waitsToOffer(rules, next)).toEqual([]);
    expect(expectOk(offerDraw(rules, next, 's1'), 'again').game.drawOffer).toMatchObject({ accepted: ['s1'], turn: 2 });
  });

  test('a player who takes an offer back may offer again at once', () => {
    const offered = expectOk(offerDraw(rules, played(given, []).game, 's1'), 'offer').game;
    const back = expectOk(declineDraw(rules, offered, 's1'), 'taken back').game;
    expect(waitsToOffer(rules, back)).toEqual([]);
    expect(offerDraw(rules, back, 's1').ok).toBe(true);
  });
});

type Table = ReturnType<typeof played>['game'];

/** The side to move passes. */
function passed(game: Table): Table {
  const pending = pendingOf(rules, game, 'spectator');
  const side = pending.kind === 'choice' ? pending.side : 's1';
  return expectOk(submit(rules, game, { side, player: 0 }, { line: 'pass' }, scriptedChance([1, 6])), 'pass').game;
}

/** Everybody passes until this turn has come. */
function passedUntil(from: Table, turn: number): Table {
  let game = from;
  for (let count = 0; count < 40 && game.state.war.turn < turn; count++) game = passed(game);
  return game;
}
