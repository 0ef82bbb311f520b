/** Preview, volley, taps and the end of a turn, on small positions written in the game's own notation (THE-RULES "Notation"). */
import { readPosition } from '@fieldpost/boards/wwi-combined-arms';
import { type Json, noChance } from '@fieldpost/engine';
import { type Command, type View, wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';
import { describe, expect, test } from 'vitest';
import { forecast, forecastInWords } from './combined-attack.ts';
import { foreseen } from './foreseen.ts';
import { leftUndone, unmoved } from './left-undone.ts';
import { ordersInWords } from './orders-in-words.ts';
import { seatOf } from './reading.ts';
import { attackersOn, keepPicked, menuOf, NOTHING, type Picked, tapInTurn } from './selection.ts';
import { hintFor, marksFor, menusOf, nextUnit, pickedBy, withHint } from './turn-board.ts';
import { nextShot } from './volley.ts';

function viewOf(position: string): View {
  const scenario = wwiCombinedArms.parse.scenario(position);
  const options = wwiCombinedArms.parse.options({});
  if (!scenario.ok || !options.ok) throw new Error('The position of this test cannot be read.');
  const setUp = wwiCombinedArms.setUp(
    { scenario: scenario.value, options: options.value, carryOver: null },
    noChance(),
  );
  if (!setUp.ok) throw new Error('The position of this test cannot be set up.');
  return setUp.value;
}

function after(view: View, ...commands: readonly Command[]): View {
  return commands.reduce((state, command) => {
    const decided = wwiCombinedArms.decide(state, seatOf('south'), command, noChance());
    if (!decided.ok) throw new Error(decided.fault.code);
    return decided.value.reduce((now, event) => wwiCombinedArms.evolve(now, event), state);
  }, view);
}

const boardOf = (view: View) => readPosition(view) ?? never();
function never(): never {
  throw new Error('This is a view of the game.');
}
const at = (view: View, square: string) => view.units.find((unit) => unit.at === square)?.id ?? never();

// Example 1: Infantry e5 under a Machine Gun on e3, Infantry on e4, Artillery on b3.
const G1 = viewOf('4h3/8/8/4i3/4I3/1A2M3/8/4H3 S 1 1');
// Example 3 turned: Headquarters in the corner between two Flame Throwers.
const CORNER = viewOf('h7/FF6/8/8/8/8/8/4H3 S 1 1');

describe('a combined attack', () => {
  const target = at(G1, 'e5');
  const look = (...squares: readonly string[]) =>
    forecast(
      G1,
      boardOf(G1),
      target,
      squares.map((square) => at(G1, square)),
    ) ?? never();

  test('adds up damage against the effective Defense (example 1)', () => {
    expect(look('e3')).toMatchObject({ before: 0, after: 2, defense: 3, result: 'holds', refuges: [] });
    expect(look('e3', 'e4')).toMatchObject({ after: 3, result: 'retreats' });
  });

  test('names the squares the target may fall back to (CA-052 to CA-055)', () => {
    expect(
      look('e3', 'e4')
        .refuges.map(({ square }) => square)
        .toSorted(),
    ).toEqual(['d6', 'e6', 'f6']);
  });

  test('tells attacks that are left over what they will meet there (example 2)', () => {
    const all = look('e3', 'e4', 'b3');
    expect(all.spent).toHaveLength(2);
    expect(all.left).toEqual([{ unit: at(G1, 'b3'), damage: 1 }]);
    expect(all.refuges.find(({ square }) => square === 'e6')).toMatchObject({
      damage: 1,
      defense: 3,
      destroyed: false,
    });
    expect(forecastInWords(all, 'Infantry')).toContain('1 attack left: it holds there.');
  });

  test('keeps the order in which they fire', () => {
    expect(look('b3', 'e4', 'e3').spent).toHaveLength(3);
  });

  test('leaves out who cannot attack it, and knows all who can', () => {
    expect(look('e1').after).toBe(0);
    expect(
      look()
        .possible.map(({ unit }) => unit)
        .toSorted(),
    ).toEqual([at(G1, 'b3'), at(G1, 'e3'), at(G1, 'e4')].toSorted());
  });

  test('foresees destruction where there is no way back (CA-056)', () => {
    const seen = forecast(CORNER, boardOf(CORNER), at(CORNER, 'a8'), [at(CORNER, 'a7'), at(CORNER, 'b7')]) ?? never();
    expect(seen).toMatchObject({ after: 4, defense: 4, result: 'destroyed' });
    expect(forecastInWords(seen, 'Headquarters')).toBe('4 of 4 damage: Headquarters is destroyed.');
  });

  test('is nothing without a target', () => {
    expect(forecast(G1, boardOf(G1), 'N-tank-7', [])).toBeNull();
  });
});

describe('a volley', () => {
  test('goes on with the next attacker that reaches the target', () => {
    const target = at(G1, 'e5');
    const [gun, infantry] = [at(G1, 'e3'), at(G1, 'e4')];
    expect(nextShot(G1, 'south', target, [gun, infantry])).toEqual({
      shoot: { type: 'attack', unit: gun, target },
      rest: [infantry],
    });
    const fired = after(G1, { type: 'attack', unit: gun, target });
    expect(nextShot(fired, 'south', target, [gun, infantry])).toMatchObject({ shoot: { unit: infantry } });
  });

  test('waits while the other side chooses where to fall back', () => {
    const target = at(G1, 'e5');
    const asked = after(
      G1,
      { type: 'attack', unit: at(G1, 'e3'), target },
      { type: 'attack', unit: at(G1, 'e4'), target },
    );
    expect(nextShot(asked, 'south', target, [at(G1, 'b3')])).toMatchObject({ shoot: null, why: expect.any(String) });
  });

  test('ends when all have fired or the target is gone', () => {
    expect(nextShot(G1, 'south', at(G1, 'e5'), [])).toEqual({ shoot: null, why: null });
    expect(nextShot(G1, 'south', 'N-inf-9', [at(G1, 'e3')])).toEqual({ shoot: null, why: null });
  });

  test('says so where nobody reaches the target any more', () => {
    expect(nextShot(G1, 'south', at(G1, 'e8'), [at(G1, 'e3')])).toMatchObject({
      why: expect.stringContaining('out of range'),
    });
  });
});

describe('taps', () => {
  const tap = (picked: Picked, square: string, view = G1) => tapInTurn(view, boardOf(view), 'south', picked, square);
  const infantry: Picked = { kind: 'unit', unit: at(G1, 'e4') };

  test('pick a unit, and put it down again', () => {
    expect(tap(NOTHING, 'e4').picked).toEqual(infantry);
    expect(tap(infantry, 'e4').picked).toEqual(NOTHING);
  });

  test('move the unit that is picked, where it may go', () => {
    expect(tap(infantry, 'd5').order).toEqual({ type: 'move', unit: infantry.unit, to: 'd5' });
    expect(tap(infantry, 'a1')).toEqual({ picked: NOTHING, order: null });
  });

  test('make an enemy the target, and own units its attackers', () => {
    const target = at(G1, 'e5');
    const first = tap(infantry, 'e5').picked;
    expect(first).toEqual({ kind: 'target', target, attackers: [infantry.unit] });
    const second = tap(first, 'e3').picked;
    expect(second).toEqual({ kind: 'target', target, attackers: [infantry.unit, at(G1, 'e3')] });
    expect(tap(second, 'e4').picked).toMatchObject({ attackers: [at(G1, 'e3')] });
    expect(tap(second, 'e5').picked).toEqual(NOTHING);
    expect(tap(second, 'e1').picked).toEqual({ kind: 'unit', unit: at(G1, 'e1') });
  });

  test('forget what is no longer there', () => {
    const target: Picked = { kind: 'target', target: at(G1, 'e5'), attackers: [at(G1, 'e3')] };
    const fired = after(G1, { type: 'attack', unit: at(G1, 'e3'), target: at(G1, 'e5') });
    expect(keepPicked(fired, target)).toMatchObject({ attackers: [] });
    expect(keepPicked(G1, { kind: 'unit', unit: 'S-inf-9' })).toEqual(NOTHING);
    expect(keepPicked(G1, { kind: 'reinforcement', unitType: 'inf' })).toEqual(NOTHING);
  });
});

describe('the board in a turn', () => {
  const menus = menusOf(G1, 'south');

  test('knows the menu of each unit from the menu whole', () => {
    for (const [unit, menu] of menus) expect(menu).toEqual(menuOf(G1, 'south', unit));
    expect(menus.get(at(G1, 'e4'))?.targets).toEqual(['e5']);
  });

  test('marks where the unit may go and whom it may attack', () => {
    const picked: Picked = { kind: 'unit', unit: at(G1, 'e4') };
    const marks = marksFor(G1, 'south', picked, menus) ?? never();
    expect(marks.selected).toBe('e4');
    expect(marks.targets).toEqual(['e5']);
    expect(hintFor(G1, 'd5', picked, marks, menus)).toBe('can be reached');
    expect(hintFor(G1, 'e5', picked, marks, menus)).toBe('can be attacked');
    expect(hintFor(G1, 'b3', picked, marks, menus)).toMatch(/^can move to \d squares, can attack 1 target$/);
  });

  test('marks who can join an attack', () => {
    const picked: Picked = { kind: 'target', target: at(G1, 'e5'), attackers: [at(G1, 'e3')] };
    const marks = marksFor(G1, 'south', picked, menus) ?? never();
    expect(marks.chosen).toEqual(['e3']);
    expect([...marks.reach].toSorted()).toEqual(['b3', 'e4']);
    expect(attackersOn(G1, at(G1, 'e5'))).toHaveLength(3);
  });

  test('leads the keyboard from unit to unit, row by row', () => {
    const first = nextUnit(G1, menus, NOTHING) ?? never();
    expect(first).toBe(at(G1, 'e4'));
    expect(nextUnit(G1, menus, { kind: 'unit', unit: first })).toBe(at(G1, 'b3'));
    expect(nextUnit(G1, new Map(), NOTHING)).toBeNull();
  });

  test('foresees a move, and nothing that the other side may answer', () => {
    const unit = at(G1, 'e4');
    const moved = foreseen(G1, 'south', { type: 'move', unit, to: 'd5' }) as View;
    expect(moved.units.find(({ id }) => id === unit)?.at).toBe('d5');
    expect(foreseen(G1, 'south', { type: 'attack', unit, target: at(G1, 'e5') })).toBeUndefined();
    expect(foreseen(G1, 'south', { type: 'move', unit, to: 'a8' })).toBeUndefined();
  });
});

describe('a hint', () => {
  const target = at(G1, 'e5');
  const gun = at(G1, 'e3');
  const move: Command = { type: 'move', unit: gun, to: 'f4' };

  test('is picked as the player would, and its square is marked while that is picked', () => {
    expect(pickedBy({ type: 'attack', unit: gun, target })).toEqual({ kind: 'target', target, attackers: [gun] });
    expect(pickedBy({ type: 'endTurn' })).toEqual(NOTHING);
    const picked = pickedBy(move);
    const menus = menusOf(G1, 'south');
    const marks = withHint(marksFor(G1, 'south', picked, menus), picked, move) ?? never();
    expect(marks).toMatchObject({ selected: 'e3', chosen: ['f4'] });
    expect(hintFor(G1, 'f4', picked, marks, menus)).toBe('the hint: move here');
    expect(withHint(marks, { kind: 'unit', unit: at(G1, 'e4') }, move)).toBe(marks);
  });

  test('is told order by order, with units where the orders before have moved them', () => {
    const view = G1 as unknown as Json;
    const orders: Command[] = [move, { type: 'attack', unit: gun, target }, { type: 'endTurn' }];
    expect(ordersInWords(view, orders)).toEqual([
      'Move the Machine Gun from e3 to f4.',
      'Attack the Infantry on e5 with the Machine Gun on f4.',
      'End the turn.',
    ]);
    const others: Command[] = [
      { type: 'reinforce', unitType: 'tank', square: 'a1' },
      { type: 'place', unitType: 'inf', index: 1, square: 'b2' },
      { type: 'retreat', unit: target, to: 'e6' },
      { type: 'commitArmy', units: { inf: 8, hq: 1 }, elite: [] },
    ];
    expect(ordersInWords(view, others)).toEqual([
      'Bring Tank to a1.',
      'Place Infantry on b2.',
      'Retreat the Infantry from e5 to e6.',
      'Commit this army: 8 × Infantry, 1 × Headquarters.',
    ]);
  });
});

describe('the end of a turn', () => {
  test('asks where attacks are left or nothing was done', () => {
    expect(leftUndone(G1, 'south')).toEqual([
      '3 units can still attack.',
      'You have not moved. Ending now passes your turn.',
    ]);
    expect(unmoved(G1, 'south')).toBe(3);
  });

  test('does not ask where all is done', () => {
    const quiet = viewOf('h7/8/8/8/8/8/8/I3H3 S 1 1');
    const moved = after(quiet, { type: 'move', unit: at(quiet, 'a1'), to: 'a2' });
    expect(leftUndone(moved, 'south')).toEqual([]);
  });
});
