import { describe, expect, test } from 'vitest';
import { tacticNamed } from './catalogue/tactics.ts';
import { handOf, previewCard, previewOf, tankKillers as rules } from './index.ts';
import { angloDuel, between, duel } from './testing/positions.ts';
import { Trial } from './testing/trial.ts';

function preview(trial: Trial, name: string) {
  const tactic = tacticNamed(name);
  if (tactic === null) throw new Error(name);
  const { card: _, ...rest } = previewCard(trial.viewOf(), tactic.id);
  return rest;
}

describe('what a card would do', () => {
  test('the attack as it stands: factor, defence, margin', () => {
    expect(previewOf(new Trial(duel('Panther', 'M4 Sherman')).viewOf())).toEqual({
      factor: 12,
      defence: 6,
      margin: 6,
      result: 'destroyed',
    });
    expect(previewOf(new Trial(between('Panther', 'M4 Sherman')).viewOf())).toBeNull();
  });

  test.each([
    ['Rugged Defense', { refusal: null, factor: 4, margin: -2, result: 'survives' }],
    ['1000 yards', { refusal: null, factor: 9, margin: 3, result: 'destroyed' }],
    [
      'Machine Gun',
      { refusal: { code: 'CONDITION_FAILED', rule: 'TDC-053' }, factor: null, margin: null, result: null },
    ],
    ['Mud', { refusal: { code: 'WRONG_WINDOW', rule: 'TDC-040' }, factor: null, margin: null, result: null }],
    ['Trees', { refusal: { code: 'CARD_NOT_IN_HAND', rule: null }, factor: null, margin: null, result: null }],
  ])('%s as modifier', (name, outcome) => {
    const trial = new Trial(
      duel('Panther', 'M4 Sherman', {}, { hand: ['Rugged Defense', '1000 yards', 'Machine Gun', 'Mud'] }),
    );
    trial.play('pass', 'pass');
    expect(preview(trial, name)).toEqual(outcome);
  });

  test('a range that ends the attack', () => {
    const trial = new Trial(angloDuel('M5', 'Panther', {}, { hand: ['1500 yards'] }));
    trial.play('pass', 'pass');
    expect(preview(trial, '1500 yards').result).toBe('endsByRange');
  });

  test.each([
    ['Mud', 'stops'],
    ['Ambush', 'endsTurn'],
    ['Breakdown', 'attackerOut'],
  ])('%s against an attack: %s', (name, result) => {
    const trial = new Trial(duel('Panther', 'M10', {}, { hand: [name] }));
    expect(preview(trial, name).result).toBe(result);
    expect(handOf(trial.viewOf())).toHaveLength(1);
    expect(handOf(trial.viewOf('german'))).toEqual([]);
    expect(handOf(rules.view(trial.state, 'spectator'))).toEqual([]);
  });

  test('whoever is not asked is told so', () => {
    const trial = new Trial(duel('Panther', 'M10', { hand: ['AP Round'] }));
    expect(handOf(trial.viewOf('german'))[0]?.refusal).toEqual({ code: 'NOT_YOUR_DECISION', rule: null });
  });

  test('free actions, recoveries, answers and finishing cards', () => {
    const free = new Trial(between('Panther', 'M10', { hand: ['Radio', 'Reserves'], casualties: ['Tiger'] }));
    expect([preview(free, 'Radio').result, preview(free, 'Reserves').result]).toEqual(['anotherAttack', 'recovers']);
    const finish = new Trial(
      duel('Panzergrenadiers', 'M4 Sherman', { hand: ['Treads Damaged'] }, { hand: ['Repairs'] }),
    );
    finish.play('pass', 'pass', 'pass');
    expect(preview(finish, 'Treads Damaged').result).toBe('targetOut');
    finish.play('play Treads Damaged');
    expect(preview(finish, 'Repairs').result).toBe('negates');
  });
});
