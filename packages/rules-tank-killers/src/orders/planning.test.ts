import { describe, expect, test } from 'vitest';
import { tankKillers as rules } from '../index.ts';
import { maneuver } from '../testing/positions.ts';
import { Trial } from '../testing/trial.ts';

const PLAN = {
  discard: [],
  targets: ['Tiger', 'M10', '@top'],
  modifiers: ['@smallestSufficient'],
  finish: ['@cheapest'],
  free: ['Radio'],
};
const HAND = ['AP Round', 'Flank Hit', 'Commander Killed', 'Radio'];
const NEXT = { german: ['Hetzer', 'Panther'], anglo: ['M26 Pershing'], tactics: ['Mud', 'Smoke', 'Trees'] };

function planned(plan: object, german: object, anglo: object = { table: ['M10'] }): Trial {
  const trial = new Trial(maneuver(german, anglo, {}, NEXT));
  trial.play(`G: plan ${JSON.stringify(plan)}`);
  return trial;
}

/** All that happens by the orders of both sides, told. */
const told = (trial: Trial): string => trial.answerByOrders().map(rules.tell).join(' ');

describe('a filed plan (Standing orders)', () => {
  test('plays a whole turn: attack, target, free action, end', () => {
    const trial = planned(PLAN, { top: 'Panther', hand: HAND });
    const story = told(trial);
    expect(story).toContain('The target is M10');
    expect(story).toContain('M10 (#2) is destroyed.');
    expect(story).toContain('The German plays Radio.');
    expect(story).toContain('The German ends turn 1.');
    expect(trial.state.open).toMatchObject({ phase: 'maneuver', active: 'anglo' });
  });

  test('plays the smallest modifier that is enough, and a finishing card where none was', () => {
    const trial = planned({ ...PLAN, free: null }, { top: 'PzIVh', hand: HAND }, { top: 'M26 Pershing' });
    trial.play('A: orders {"rules":[{"window":"MODIFIER","when":{"margin":">=0"},"else":"ask"}]}');
    trial.answerByOrders();
    trial.play('pass');
    expect(trial.state.open.forces.anglo.casualties).toEqual(['A07']);
    const short = planned(
      { ...PLAN, free: null },
      { top: 'Panzergrenadiers', hand: ['Commander Killed'] },
      { top: 'M4 Sherman' },
    );
    expect(told(short)).toContain('M4 Sherman (#2) is out of action.');
  });

  test('stops once the opponent has played a card', () => {
    const trial = planned(PLAN, { top: 'Panther', hand: HAND }, { table: ['M10'], hand: ['Entrenched'] });
    trial.play('A: orders {"rules":[{"window":"MODIFIER","play":["Entrenched"]}]}');
    trial.answerByOrders();
    expect(trial.state.open).toMatchObject({ phase: 'modifier', awaited: 'german', interrupted: true });
  });

  test('asks where it says nothing, and where no target of it is there', () => {
    const silent = planned({ ...PLAN, targets: null }, { top: 'Panther' });
    told(silent);
    expect(silent.state.open).toMatchObject({ phase: 'target', awaited: 'german' });
    const gone = planned({ ...PLAN, targets: ['M5'] }, { top: 'Panther' });
    told(gone);
    expect(gone.state.open.phase).toBe('target');
  });

  test('discards what it names, then what its side may not play, then what can be played least', () => {
    const hand = [
      'Mud',
      'Air Superiority',
      'Soft Ground',
      'Rally',
      'Smoke',
      'Trees',
      'Roads',
      'Bocage',
      'Repairs',
      'Tracers',
      'Shaken',
      'Radio',
    ];
    const trial = planned({ discard: ['Rally'], targets: null }, { top: 'Panther', hand });
    told(trial);
    expect(trial.state.open.discard).toEqual(['T31', 'T51', 'T87']);
  });

  test('is for one turn: filed in the other’s turn, for the next of one’s own; the turn after that they are asked', () => {
    const trial = planned({ ...PLAN, free: [] }, { top: 'Panther' });
    expect(trial.orders.german.plan?.turn).toBe(1);
    told(trial);
    trial.play('G: plan {"targets":["@best"]}');
    expect(trial.orders.german.plan?.turn).toBe(2);
    trial.play('G: plan none');
    expect(trial.orders.german.plan).toBeNull();
  });

  test('filed while formations are built it is for the first turn', () => {
    const trial = new Trial({}, { customDecks: 'on' });
    trial.play('G: plan {"targets":["@best"]}');
    expect(trial.orders.german.plan?.turn).toBe(1);
  });

  test('is not needed for the default of a turn: it attacks what it surely destroys, and ends', () => {
    const trial = new Trial(maneuver({ top: 'Panther' }, { table: ['M26 Pershing', 'M10', '57mm AT Gun'] }, {}, NEXT));
    const lines: string[] = [];
    while (trial.state.open.active === 'german') {
      const seat = { side: trial.side, player: 0 };
      const line = rules.write(rules.defaultCommand(trial.viewOf(), seat, null), trial.viewOf());
      lines.push(line);
      trial.play(line);
    }
    expect(lines).toEqual(['attack', 'at #4 57mm AT Gun', 'pass', 'pass', 'pass', 'end turn']);
  });
});
