/** THE-RULES "States of a turn": every window waits for whom it says, by the clock of THE-RULES "Standing orders". */
import { describe, expect, test } from 'vitest';
import { presetCards } from './catalogue/presets.ts';
import { tankKillers as rules } from './index.ts';
import { angloDuel, between, duel, maneuver } from './testing/positions.ts';
import { Trial } from './testing/trial.ts';

const again = { window: 'attacker', freeAction: 'Quick Kill', discard: ['Quick Kill'] };
const shaken = { side: 'anglo', card: 'Shaken', window: 'lostAttack' };
const negated = {
  window: 'negate',
  attack: { attacker: '#1', target: '#2', cards: [shaken] },
  contest: { about: 'lostAttack', cards: [{ side: 'anglo', card: 'Shaken' }] },
};

describe('whom the match waits for', () => {
  test.each<readonly [string, object, string, string]>([
    ['maneuver', maneuver({}, {}), 'german', 'turn'],
    ['attacker', between('Panther', 'M10', {}, {}, again), 'german', 'turn'],
    ['lostAttack', duel('Panther', 'M10'), 'anglo', 'reaction'],
    ['lostAttack', angloDuel('M10', 'Panther'), 'german', 'reaction'],
    ['negate', duel('Panther', 'M10', {}, {}, negated), 'german', 'turn'],
    ['modifier', duel('Panther', 'M10', {}, {}, { window: 'modifier' }), 'german', 'turn'],
    [
      'modifier',
      duel('Panther', 'M10', {}, {}, { window: 'modifier', awaited: 'anglo', passes: 1 }),
      'anglo',
      'reaction',
    ],
    ['finish', duel('Panther', 'M10', {}, {}, { window: 'finish' }), 'german', 'turn'],
    ['free', between('Panther', 'M10'), 'german', 'turn'],
  ])('%s', (window, at, side, clock) => {
    expect(rules.pending(new Trial(at).state, 'spectator')).toEqual({ kind: 'choice', side, window, clock });
  });

  test('TDC-100 while formations are built each sees its own committed, and nobody the other one', () => {
    const trial = new Trial({}, { customDecks: 'on' });
    const from = (viewer: 'german' | 'anglo' | 'spectator') =>
      rules.pending(trial.state, viewer === 'spectator' ? viewer : { side: viewer, player: 0 });
    trial.play('deck panzer');
    expect(presetCards('panzer').G01).toBe(8);
    expect(from('german')).toEqual({ kind: 'orders', from: ['anglo'], window: 'decks' });
    expect(from('anglo')).toEqual({ kind: 'orders', from: ['german', 'anglo'], window: 'decks' });
    expect(from('spectator')).toEqual({ kind: 'orders', from: ['german', 'anglo'], window: 'decks' });
  });
});

test('the listed set-ups', () => {
  const listed = rules.scenarios.map(({ id, document: { options } }) => [id, options]);
  expect(Object.fromEntries(listed)).toMatchObject({
    standard: {},
    'american-even': { anglo: 'american', breakPoint: 'even' },
    'british-even': { anglo: 'british', breakPoint: 'even' },
    american: { anglo: 'american', breakPoint: 'printed' },
    british: { anglo: 'british', breakPoint: 'printed' },
    armour: { german: 'panzer', anglo: 'american-armored' },
    rifles: { german: 'panzer', anglo: 'british-infantry' },
    'built-american': { anglo: 'american', customDecks: 'on' },
    'built-british': { anglo: 'british', customDecks: 'on' },
    'duel-at-dusk': { anglo: 'american' },
  });
});
