/**
 * THE-RULES "Standing preferences" and "Timers and absence": preferences, answers to tactics windows, wish lists, and what is played for
 * those who are away.
 */
import { describe, expect, test } from 'vitest';
import { SOLDIER_TYPES } from '../catalogue/soldiers.ts';
import { animalWorldWar as rules } from '../index.ts';
import type { Empire, Question } from '../state.ts';
import { Trial, unit } from '../testing/trial.ts';
import { DEFAULT_PREFERENCES, INITIAL_ORDERS, type Preferences, type StandingOrders } from './standing-orders.ts';

/** Two to be hit on the tile, and a sniper who hits. */
function asked(): Trial {
  const units = [unit('H.sniper', '0,2'), unit('C.medic', '0,1'), unit('C.gunner', '0,1')];
  const trial = new Trial({ units });
  trial.play('sniper x 0,1', 6);
  return trial;
}

const orders = (preferences: Partial<Preferences>, more: Partial<StandingOrders> = {}): StandingOrders => ({
  ...INITIAL_ORDERS,
  ...more,
  preferences: { ...DEFAULT_PREFERENCES, ...preferences },
});
const seat = (side: Empire, player = 0) => ({ side, player });

describe('questions', () => {
  test('auto answers, ask asks; when time is up the automatic answer is taken', () => {
    const trial = asked();
    const view = trial.view('CARN');
    const question = trial.battle.question as Question;
    const expected = { type: 'answer', question: question.id, choice: 'C.gunner', auto: true };
    expect(rules.standingAnswer(view, seat('CARN'), INITIAL_ORDERS)).toEqual(expected);
    expect(rules.standingAnswer(view, seat('CARN'), orders({ targetMode: 'ask' }))).toBeNull();
    expect(rules.defaultCommand(view, seat('CARN'), orders({ targetMode: 'ask' }))).toEqual(expected);
    expect(rules.standingAnswer(trial.view('HERB'), seat('HERB'), INITIAL_ORDERS)).toBeNull();
  });

  test('an answer by preferences is an answer like any other', () => {
    const trial = asked();
    const answer = rules.standingAnswer(trial.view('CARN'), seat('CARN'), INITIAL_ORDERS);
    trial.play(answer as NonNullable<typeof answer>);
    expect(trial.all('answered')).toMatchObject([{ by: 'auto', choice: 'C.gunner' }]);
    expect(trial.soldier('C.gunner').damage).toBe(1);
  });
});

/** A battle that waits in its first window, with one card for Herbivoria. */
function fresh(options: object, card: string): Trial {
  const trial = new Trial({});
  const set = rules.parse.options({ layout: 'short', objective: 'O05', ...options });
  const document = rules.parse.scenario({});
  if (!set.ok || !document.ok) throw new Error('unreadable');
  let drawn = 0;
  const chance = {
    draw: () => 1,
    take: <Name extends string>(left: Readonly<Record<Name, number>>, purpose: string): Name => {
      const names = (Object.keys(left) as Name[]).filter((name) => left[name] > 0);
      drawn += 1;
      return purpose === 'tactic HERB' ? (card as Name) : (names[drawn % names.length] as Name);
    },
  };
  const state = rules.setUp({ scenario: document.value, options: set.value, carryOver: null }, chance);
  if (!state.ok) throw new Error(state.fault.code);
  trial.state = state.value;
  return trial;
}

describe('Q5: tactics windows', () => {
  const windows = (answer: 'ask' | 'keep' | 'play') =>
    orders(
      {},
      { tactics: { tacticsBeforeSelection: answer, tacticsBeforeDeployment: answer, tacticsAfterDeployment: answer } },
    );

  test.each([
    ['T04', 'ask', null],
    ['T04', 'keep', { type: 'keep' }],
    ['T04', 'play', { type: 'tactic', card: 'T04', units: [], at: null }],
    ['T11', 'ask', null],
    ['T11', 'play', { type: 'keep' }],
  ] as const)('AWW-180: with %s, %s', (card, answer, command) => {
    const view = fresh({}, card).view('HERB');
    expect(rules.standingAnswer(view, seat('HERB'), windows(answer))).toEqual(command);
  });

  test('time is up: the card is kept', () => {
    expect(rules.defaultCommand(fresh({}, 'T04').view('HERB'), seat('HERB'), null)).toEqual({ type: 'keep' });
  });

  test('the commander alone answers for a team', () => {
    const view = fresh({ playersHERB: 2 }, 'T04').view('HERB', 1);
    expect(rules.standingAnswer(view, seat('HERB', 1), windows('keep'))).toBeNull();
  });
});

describe('Timers and absence: selection and deployment of those who are away', () => {
  function picking(): Trial {
    const trial = fresh({ selection: 'alternating' }, 'T11');
    trial.play({ type: 'keep' });
    for (const event of rulesOf(trial, 'CARN', { type: 'keep' })) trial.state = rules.evolve(trial.state, event);
    return trial;
  }

  test('a wish list picks the first free card', () => {
    const trial = picking();
    const view = trial.view('HERB');
    expect(rules.standingAnswer(view, seat('HERB'), orders({}, { wish: ['sniper', 'medic'] }))).toEqual({
      type: 'pick',
      soldier: 'sniper',
    });
    expect(rules.standingAnswer(view, seat('HERB'), INITIAL_ORDERS)).toBeNull();
    trial.play('pick sniper');
    trial.play('pick captain');
    const next = rules.standingAnswer(trial.view('HERB'), seat('HERB'), orders({}, { wish: ['sniper', 'medic'] }));
    expect(next).toEqual({ type: 'pick', soldier: 'medic' });
  });

  test('without one the first card in card order, when time is up', () => {
    expect(rules.defaultCommand(picking().view('HERB'), seat('HERB'), null)).toEqual({
      type: 'pick',
      soldier: SOLDIER_TYPES[0],
    });
  });

  test('deployment: card order, the zone by q then r, first where fewest stand; then the lock', () => {
    const trial = new Trial({
      alone: true,
      position: { phase: 'deployment', squads: { HERB: ['sniper', 'captain', 'medic'], CARN: ['captain', 'medic'] } },
    });
    const placed: unknown[] = [];
    for (let count = 0; count < 4; count++) {
      const command = rules.defaultCommand(trial.view('HERB'), seat('HERB'), null);
      placed.push(rules.write(command, trial.view('HERB')));
      for (const event of rulesOf(trial, 'HERB', command)) trial.state = rules.evolve(trial.state, event);
    }
    expect(placed).toEqual(['captain on -2,3', 'medic on -1,2', 'sniper on 0,2', 'lock']);
  });
});

function rulesOf(trial: Trial, side: Empire, command: Parameters<typeof rules.decide>[2]) {
  const decided = rules.decide(trial.state, seat(side), command, {
    draw: () => 1,
    take: (left) => Object.keys(left)[0] as never,
  });
  if (!decided.ok) throw new Error(decided.fault.code);
  return decided.value;
}

describe('filing', () => {
  const trial = new Trial({ options: { playersHERB: 2 } });
  const refused = (line: string, player = 0) => {
    const command = rules.read(line, trial.view('HERB', player), seat('HERB', player));
    if (!command.ok) return command.fault.code;
    return rules.refuses(trial.view('HERB', player), seat('HERB', player), command.value)?.code ?? null;
  };

  test.each([
    ['prefer ask vipLast crash ask spare medic', 0, null],
    ['prefer ask vipLast vipLast crash ask', 0, 'ORDERS_INVALID'],
    ['prefer auto crash back spare C.medic', 0, 'NOT_YOUR_UNIT'],
    ['prefer auto crash back spare Rabbit', 0, 'NO_SUCH_UNIT'],
    ['prefer auto crash back', 1, 'NOT_YOUR_TURN'],
    ['tactics keep keep keep', 1, 'NOT_YOUR_TURN'],
    ['wish sniper medic', 1, null],
    ['wish sniper sniper', 1, 'ORDERS_INVALID'],
    ['wish sniper', 2, 'NOT_YOUR_TURN'],
  ])('%s by player %i: %s', (line, player, code) => expect(refused(line, player)).toBe(code));

  test('what is filed takes the place of what stood there, and nothing else', () => {
    const command = { type: 'wish', soldiers: ['medic'] } as const;
    expect(rules.files(command, INITIAL_ORDERS, trial.view('HERB'), seat('HERB'))).toEqual({
      ...INITIAL_ORDERS,
      wish: ['medic'],
    });
    expect(rules.files({ type: 'endTurn' }, INITIAL_ORDERS, trial.view('HERB'), seat('HERB'))).toBeNull();
  });
});
