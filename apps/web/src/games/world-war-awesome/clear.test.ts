/** What the table says and frames, by the numbers of the drawings (W-2 to W-10). */
import { keyOfHex, UPRIGHT } from '@fieldpost/boards/world-war-awesome';
import { fastChance, setupOf } from '@fieldpost/engine';
import { worldWarAwesome as rules } from '@fieldpost/rules-world-war-awesome';
import { bestOf } from '@fieldpost/rules-world-war-awesome/advice';
import { menuOf, type Seat, subjectsOf, unitOf, type View } from '@fieldpost/rules-world-war-awesome/table';
import { describe, expect, test } from 'vitest';
import { partAround, sightOf } from './framing.ts';
import { suggestionWords } from './menu.ts';
import { arrowTo, nearestDoor } from './nearest.ts';
import { actionsAt, walkAndAttack } from './place-actions.ts';
import type { Situation } from './situation.ts';
import { NO_WAR_MARKS } from './situation.ts';
import { harmOf, momentWords, orderWords, STILL, type TankDraft } from './tank-order.ts';
import { landingWords, planWords } from './tank-words.ts';
import { NOBODY, type Turn } from './turn.ts';
import { pickedBy } from './use-suggestions.ts';
import { menuFor, waysOf } from './ways.ts';

/** The first match, "boarding", in the part that is asked for. */
function viewOf(phase: 'plan' | 'main', side: Seat = 'A'): View {
  const boarding = rules.scenarios.find(({ id }) => id === 'boarding');
  if (boarding === undefined) throw new Error('no such scenario');
  const setup = setupOf(rules, { scenario: 'boarding' });
  if (!setup.ok) throw new Error(setup.fault.code);
  const state = rules.setUp(setup.value, fastChance(7));
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  const view = rules.view(state.value, { side, player: 0 }) as unknown as View;
  const units = view.war.units.map((unit) => ({ ...unit, token: true }));
  return { ...view, war: { ...view.war, round: 1, phase, seat: side, active: side, units } };
}

function situationOf(view: View, side: Seat = 'A'): Situation {
  const chair = { side, player: 0 } as const;
  const props = { players: () => [] };
  return {
    view,
    war: view.war,
    own: view.own,
    chair,
    choosing: true,
    ready: true,
    round: null,
    props,
  } as unknown as Situation;
}

const draftOf = (part: Partial<TankDraft> = {}): TankDraft =>
  ({ order: STILL, open: true, lever: null, wanted: null, fault: null, playing: null, ...part }) as TankDraft;

const CHAIR = { side: 'A', player: 0 } as const;

function turnOf(view: View, part: Partial<Turn> = {}): Turn {
  const situation = situationOf(view);
  const subjects = subjectsOf(view, CHAIR, null).filter((one) => one !== '');
  const places = { at: 'field', lifted: { A: false, B: false }, go: () => {}, lift: () => {} };
  return {
    situation,
    subjects,
    places,
    picked: NOBODY,
    ways: [],
    choices: [],
    draft: draftOf(),
    ...part,
  } as unknown as Turn;
}

const PHONE = { width: 360, height: 404 };

describe('W-2, W-3: what is in sight', () => {
  test.each(['A', 'B'] as const)('the edge of %s is at its foot', (side) => {
    const { war } = viewOf('plan', side);
    const [own, enemy] = [war.tanks[side]?.anchor, war.tanks[side === 'A' ? 'B' : 'A']?.anchor];
    if (own === undefined || enemy === undefined) throw new Error('no tanks');
    const [below] = [partAround([keyOfHex(own)], UPRIGHT[side], 0)];
    const [above] = [partAround([keyOfHex(enemy)], UPRIGHT[side], 0)];
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
  });

  test('the tank order: both turrets and all soldiers, with hexes of 26 pixels', () => {
    const view = viewOf('plan');
    const sight = sightOf(turnOf(view), NO_WAR_MARKS);
    const [first] = sight?.parts ?? [];
    expect(first).toEqual(expect.arrayContaining(['3,8', '13,8', '8,4', '8,12']));
    const part = partAround(first ?? [], UPRIGHT.A, sight?.air ?? 0);
    const scale = Math.min(PHONE.width / (part?.width ?? 1), PHONE.height / (part?.height ?? 1));
    expect(scale * 86.6).toBeGreaterThanOrEqual(26);
  });

  test('a soldier: every lit hex, with hexes of 40 pixels', () => {
    const view = viewOf('main');
    const ways = waysOf(situationOf(view), 'u1');
    const sight = sightOf(turnOf(view, { picked: { subject: 'u1', end: null, choice: null }, ways }), NO_WAR_MARKS);
    const part = partAround(sight?.parts.at(-1) ?? [], UPRIGHT.A, sight?.air ?? 0);
    const scale = Math.min(PHONE.width / (part?.width ?? 1), PHONE.height / (part?.height ?? 1));
    expect(ways.length).toBeGreaterThan(10);
    expect(scale * 86.6).toBeGreaterThanOrEqual(44);
  });

  test('the nearest door of the enemy is named with its way', () => {
    const situation = situationOf(viewOf('main'));
    const door = nearestDoor(situation, '8,4');
    expect(door?.hexes).toBeGreaterThan(0);
    expect(arrowTo('3,8', '13,8', UPRIGHT.A)).toBe('↑');
    expect(arrowTo('3,8', '13,8', UPRIGHT.B)).toBe('↓');
  });
});

describe('W-4 to W-7: the order of the tank', () => {
  const { war } = viewOf('plan');

  test('begins with standing still, which is always safe', () => {
    const words = planWords(war, CHAIR, draftOf({ open: false }), false);
    expect(words).toEqual({
      order: 'Order for your tank this round',
      result: 'Stand still and don’t fire is always safe. Or change it: drive, turn, fire.',
      harm: false,
    });
  });

  test.each([
    [{}, 'Stand still'],
    [{ heading: 'L' }, 'Turn left'],
    [{ speed: 1 }, 'Drive 1 hex straight on'],
    [{ speed: 3, heading: 'R' }, 'Drive 3 hexes, turn right'],
    [{ speed: 2, attack: 'MG-GER-HE' }, 'Drive 2 hexes, fire high explosive'],
    [{ speed: 2, heading: 'L', attack: 'MG-USA-CAN' }, 'Drive 2, turn left, fire canister'],
    [{ attack: 'MG-GER-AP' }, 'Stand still, fire armour piercing'],
  ] as const)('%o: %s', (part, words) => {
    expect(orderWords({ ...STILL, ...part })).toBe(words);
    expect(words.length).toBeLessThanOrEqual(40);
  });

  test('its moments are said in words: half of the hexes, the turn, the others', () => {
    const words = [0, 1, 2, 3, 4].map((moment) => momentWords({ speed: 3, heading: 'R' }, moment));
    expect(words).toEqual(['At the start', 'After 1 hex', 'After the turn', 'After 2 hexes', 'After 3 hexes']);
    expect([0, 1, 2].map((moment) => momentWords({ speed: 2, heading: 'F' }, moment))).toEqual([
      'At the start',
      'After 1 hex',
      'After 2 hexes',
    ]);
  });

  test('board and bar name the same numbers, and what hurts one’s own is said', () => {
    const units = war.units.map((unit) => {
      const at = { u1: { q: 7, r: 8 }, u6: { q: 9, r: 8 }, u7: { q: 9, r: 9 } }[unit.id];
      return at === undefined ? unit : { ...unit, at: { layer: 'ground' as const, ...at } };
    });
    const near = { ...war, units };
    const shot = { ...STILL, aim: { q: 9, r: 9 }, attack: 'MG-GER-HE', moment: 0 } as const;
    const { struck } = harmOf(near, CHAIR, shot);
    expect(struck).toEqual(['u6', 'u7', 'u8', 'u9']);
    expect(landingWords(near, CHAIR, shot)).toBe('Shell lands here: 4 enemies');
    expect(planWords(near, CHAIR, draftOf({ order: shot }), false).result).toBe(
      'Lands at the end of the round: 4 enemies in the blast now, none of yours.',
    );
    const ride = planWords(near, CHAIR, draftOf({ order: { ...STILL, speed: 2 } }), false);
    expect(ride).toMatchObject({
      harm: true,
      result: 'Your own Storm trooper 1 stands in the way and would be run over.',
    });
    const own = planWords(near, CHAIR, draftOf({ order: { ...shot, aim: { q: 8, r: 8 } } }), false);
    expect(own).toMatchObject({ harm: true, result: 'Your own Storm trooper 1 would be in the blast.' });
  });
});

describe('W-9, W-10: who can do what', () => {
  const view = viewOf('main');
  const situation = situationOf(view);

  test('every line is a legal order, and a tap on it chooses who, where and what', () => {
    for (const subject of subjectsOf(view, CHAIR, null).filter((one) => one !== '')) {
      const best = bestOf(view, CHAIR, subject);
      if (best === null) continue;
      const picked = pickedBy(situation, best);
      expect([subject, picked.choice?.command]).toEqual([subject, best.command]);
      const listed = menuOf(view, CHAIR, picked.end ?? subject);
      const isListed = listed.some((one) => JSON.stringify(one) === JSON.stringify(best.command));
      const isAtHome = subjectsOf(view, CHAIR, subject).some((place) =>
        menuOf(view, CHAIR, place).some((one) => JSON.stringify(one) === JSON.stringify(best.command)),
      );
      expect([subject, isListed || isAtHome]).toEqual([subject, true]);
      expect(suggestionWords(view, best.command)).not.toBe('');
    }
  });

  test('an enemy out of reach is attacked from the nearest place: unit, enemy, verb', () => {
    const units = view.war.units.map((unit) =>
      unit.id === 'u6' ? { ...unit, at: { layer: 'ground' as const, q: 8, r: 6 } } : unit,
    );
    const near = { ...view, war: { ...view.war, units } };
    const around = situationOf(near);
    const ways = waysOf(around, 'u3');
    const walk = walkAndAttack(around, 'u3', ways, '8,6');
    if (walk !== null) {
      const actions = actionsAt({ situation: around, picked: walk, ways, choices: menuFor(around, 'u3', walk.end) });
      expect(actions.some(({ words }) => words === 'Only walk')).toBe(true);
      expect(actions.some(({ words }) => words.startsWith('Walk and '))).toBe(true);
    }
    expect(unitOf(near.war, 'u6')?.at).toMatchObject({ q: 8, r: 6 });
  });
});
