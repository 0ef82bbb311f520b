import type { Position } from '@fieldpost/boards/wwi-combined-arms';
import { readPosition } from '@fieldpost/boards/wwi-combined-arms';
import type { Notice } from '@fieldpost/rules-wwi-combined-arms';
import { describe, expect, test } from 'vitest';
import { animationSteps, trailsOf } from './animation-steps.ts';

const unit = (id: string, at: string) => ({ id, at, damage: 0, kills: 0, marks: 0 });
const start = readPosition({
  size: 8,
  phase: 'move',
  active: 'south',
  options: { terrain: 'open' },
  units: [unit('S-mg-1', 'e3'), unit('S-inf-1', 'e2'), unit('N-inf-1', 'e5')],
}) as Position;

const turn: readonly Notice[] = [
  { type: 'moved', unit: 'S-inf-1', from: 'e2', to: 'e4' },
  { type: 'attacked', unit: 'S-mg-1', from: 'e3', target: 'N-inf-1', at: 'e5', damage: 2 },
  { type: 'attacked', unit: 'S-inf-1', from: 'e4', target: 'N-inf-1', at: 'e5', damage: 1 },
  { type: 'retreated', unit: 'N-inf-1', from: 'e5', to: 'e6' },
];
const find = (position: Position | undefined, id: string) => position?.pieces.find((piece) => piece.id === id);

describe('steps', () => {
  test('tell a turn one thing after another (worked example 1)', () => {
    const steps = animationSteps(start, turn);
    expect(steps.map(({ trail }) => trail?.kind)).toEqual(['move', 'shot', 'shot', 'retreat']);
    expect(find(steps[0]?.position, 'S-inf-1')).toMatchObject({ square: 'e4', moved: true });
    expect(find(steps[1]?.position, 'N-inf-1')).toMatchObject({ damage: 2, square: 'e5' });
    expect(find(steps[3]?.position, 'N-inf-1')).toMatchObject({ damage: 0, square: 'e6', retreated: true });
  });

  test('let a destroyed unit fall before it is gone', () => {
    const steps = animationSteps(start, [
      { type: 'destroyed', unit: 'N-inf-1', at: 'e5', why: 'noRetreat', credited: [] },
    ]);
    expect(steps[0]?.falling).toBe('N-inf-1');
    expect(find(steps[0]?.position, 'N-inf-1')).toBeDefined();
    expect(find(steps[1]?.position, 'N-inf-1')).toBeUndefined();
  });

  test('wipe the marks of a turn at its end (CA-044)', () => {
    const steps = animationSteps(start, [...turn, { type: 'turnEnded', side: 'south', turn: 1 }]);
    expect(steps.at(-1)?.position.pieces.every((piece) => !piece.moved && !piece.attacked && piece.damage === 0)).toBe(
      true,
    );
  });

  test('bring a reinforcement onto the board', () => {
    const [first] = animationSteps(start, [{ type: 'reinforced', unit: 'S-art-3', at: 'a1' }]);
    expect(find(first?.position, 'S-art-3')).toMatchObject({ side: 'south', type: 'art', square: 'a1', defense: 2 });
  });

  test('are none for what the board does not show', () => {
    expect(animationSteps(start, [{ type: 'armyCommitted', side: 'north', army: null }])).toEqual([]);
  });

  test('become arrows where no motion is wanted', () => {
    expect(trailsOf([...turn, { type: 'destroyed', unit: 'x', at: 'b2', why: 'noRetreat', credited: [] }])).toEqual({
      trails: [
        { kind: 'move', from: 'e2', to: 'e4' },
        { kind: 'shot', from: 'e3', to: 'e5' },
        { kind: 'shot', from: 'e4', to: 'e5' },
        { kind: 'retreat', from: 'e5', to: 'e6' },
      ],
      fallen: ['b2'],
    });
  });
});
