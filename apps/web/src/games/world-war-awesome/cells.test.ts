import { subjectsOf, type View } from '@fieldpost/rules-world-war-awesome/table';
import { describe, expect, test } from 'vitest';
import { sessionAfter } from '../../features/lesson/session.ts';
import { cellOf, hintsOf, regionCell, wordsOf } from './cells.ts';
import * as taught from './lesson.ts';
import { NO_WAR_MARKS } from './situation.ts';
import type { Turn } from './turn.ts';

const view = sessionAfter(taught, 0).view as unknown as View;
const { war, own } = view;
const seat = { side: 'A', player: 0 } as const;

/** What of a turn is asked by the words of its places. */
function turnOf(part: object = {}, lifted = { A: false, B: false }): Turn {
  const situation = { view, war, own, chair: seat, choosing: true };
  const draft = { order: { aim: null } };
  return {
    situation,
    draft,
    choices: [],
    subjects: subjectsOf(view, seat, null),
    places: { at: 'field', lifted },
    ...part,
  } as unknown as Turn;
}

describe('what a hex says may be done with it', () => {
  test('who may be ordered, as far as they are seen', () => {
    const closed = hintsOf(turnOf(), NO_WAR_MARKS);
    const lifted = hintsOf(turnOf({}, { A: false, B: true }), NO_WAR_MARKS);
    expect([closed('10,7'), closed('12,6')]).toEqual(['can act', '']);
    // the storm trooper inside Lady Liberty
    expect([closed('14,8'), lifted('14,8')]).toEqual(['', 'can act']);
  });

  test('what is marked comes before who stands there, what is picked before all', () => {
    const choices = ['Grenade at 12,6', 'Pistol at 12,6', 'Wait'].map((label) => ({ label, spot: '12,6' }));
    const marks = {
      ...NO_WAR_MARKS,
      reach: ['10,7', '11,7'],
      ways: ['13,10'],
      targets: ['12,6'],
      endangered: ['11,6'],
      selected: '11,7',
    };
    const hints = hintsOf(turnOf({ choices }), marks);
    expect(hints('10,7')).toBe('can be reached');
    expect(hints('13,10')).toBe('leads inside: lift the roof');
    expect(hints('12,6')).toBe('Grenade at 12,6 or Pistol at 12,6 or Wait');
    expect(hints('11,6')).toBe('yours, in the blast');
    expect(hints('11,7')).toBe('chosen');
    expect(hints('3,3')).toBe('');
  });

  test('any hex can be aimed at while a tank is ordered; nothing is said to who is not asked', () => {
    const planning = turnOf({
      situation: { ...turnOf().situation, war: { ...war, phase: 'plan' } },
      draft: { order: { aim: { q: 9, r: 8 } } },
    });
    const hints = hintsOf(planning, NO_WAR_MARKS);
    expect([hints('9,8'), hints('4,4')]).toEqual(['the gun is aimed here', 'can be aimed at']);
    const idle = turnOf({ situation: { ...turnOf().situation, choosing: false } });
    expect(hintsOf(idle, { ...NO_WAR_MARKS, reach: ['9,8'] })('9,8')).toBe('');
  });

  test('the label of a button is both, and it is live where something may be done', () => {
    const turn = turnOf();
    const words = wordsOf(war, turn.places);
    const hints = hintsOf(turn, NO_WAR_MARKS);
    const cell = (key: string) => cellOf(hints, { ...NO_WAR_MARKS, selected: '10,7' }, words, key);
    expect(cell('10,7')).toMatchObject({ picked: true, live: true });
    expect(cell('10,7').label).toMatch(/^10,7: .*West Rifleman 1.*; can act$/);
    expect(cell('3,3')).toMatchObject({ picked: false, live: false, label: words.get('3,3') });
  });
});

test('a region says what stands there and what may be done', () => {
  expect(regionCell(turnOf(), 'F1').label).toMatch(/^F1: control West 2, East 0; /);
  const choices = [{ label: 'Shift to F2', spot: 'F2' }];
  expect(regionCell(turnOf({ choices }), 'F2')).toMatchObject({ live: true });
  expect(regionCell(turnOf({ choices }), 'F2').label).toContain('Shift to F2');
});
