import type { Json } from '@fieldpost/client';
import type { Notice, View } from '@fieldpost/rules-world-war-awesome/table';
import { describe, expect, test } from 'vitest';
import { sessionAfter } from '../../features/lesson/session.ts';
import { stepsOf } from './animation-steps.ts';
import { hexesOfBlast } from './blast.ts';
import * as taught from './lesson.ts';

const view = sessionAfter(taught, 0).view as unknown as View;
const stepsAfter = (...notices: readonly Notice[]) =>
  stepsOf({ key: 1, before: view as unknown as Json, notices: notices as unknown as [] });

describe('what moves', () => {
  test('WWA-076: a burst shows every hex that its blast covers, one without a blast none', () => {
    const hit = { type: 'hexHit', hex: { q: 10, r: 7 }, layer: 'ground' } as const;
    const [grenade, rocket] = stepsAfter({ ...hit, attack: 'GRENADE' }, { ...hit, attack: 'MG-GER-AP' });
    expect(grenade?.burst).toEqual(['10,7']);
    expect(grenade?.covered).toContain('11,7');
    expect(grenade?.covered).toContain('10,7');
    expect(rocket?.covered).toEqual([]);
  });

  test('inside a tank a blast is drawn on the hexes of that tank alone', () => {
    const around = hexesOfBlast(view.war, 'in:B', { q: 2, r: -1 }, 2);
    const outside = hexesOfBlast(view.war, 'ground', { q: 11, r: 9 }, 2);
    expect(around.length).toBeGreaterThan(3);
    expect(around.length).toBeLessThan(outside.length);
    expect(outside).toEqual(expect.arrayContaining([...around]));
    expect(outside.length).toBe(19);
  });

  test('WWA-130: cups that come over devices are shuffled, for whoever looks', () => {
    const [step] = stepsAfter({
      type: 'encrypted',
      side: 'A',
      members: [],
      region: 'F4',
      numbers: [1, 2],
      cups: null,
    });
    expect(step).toMatchObject({ region: 'F4', shuffled: 'A' });
    expect(stepsAfter({ type: 'jamLifted', jam: 'j1', region: 'F4' })[0]?.shuffled).toBeNull();
  });
});
