/** Every sentence of the communiques of Mass Warfare, those included that recorded matches never came to. */
import type { Tagged } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { massWarfare } from './narrator.ts';

type Place = { readonly hex: readonly number[]; readonly name: string };

const ZEVEN: Place = { hex: [0, 0], name: 'Zeven' };
const BESIDE: Place = { hex: [1, 0], name: '1 from Zeven' };
const LOM: Place = { hex: [3, 0], name: 'Lom' };
const NOWHERE: Place = { hex: [4, -1], name: '4,-1' };

/** The story of one step, as texts in order of the beats, for a side or a spectator. */
function told(side: string | null, ...notices: readonly Tagged[]): readonly string[] {
  const view = { war: { turn: 3 } };
  const moment = { step: 7, side: 's1', notices, before: view, after: view };
  return massWarfare.beats([moment], { side }).map(({ text }) => text);
}

const attacked = (unit: string, place: Place, lost: readonly string[]) => ({
  type: 'attacked',
  by: 's1-tank-1',
  target: unit,
  place,
  lost,
});
const claimed = (side: string, from: string | null, people: number, place: Place = ZEVEN) => ({
  type: 'claimed',
  side,
  from,
  people,
  place,
  lost: [],
});
const ended = (reason: string, ...first: readonly string[]) => ({
  type: 'warEnded',
  outcome: { reason, places: ['s1', 's2'].map((side) => ({ side, place: first.includes(side) ? 1 : 2 })) },
});

describe('fights', () => {
  test('losses at one place name it, losses at several do not; more than two sides share a line', () => {
    const own = attacked('s2-inf-1', ZEVEN, ['s2-inf-1']);
    expect(told('s2', own)).toEqual(['We lose one infantry at Zeven.']);
    expect(told(null, own, attacked('s2-trn-1', LOM, ['s2-trn-1', 's2-tank-1']))).toEqual([
      'Red loses one infantry, one transport and one tank unit.',
    ]);
    const all = ['s1-art-1', 's2-aa-1', 's3-sub-1'].map((unit) => attacked(unit, BESIDE, [unit]));
    expect(told('s3', ...all)).toEqual([
      'Blue loses one battery near Zeven, Red loses one anti-aircraft battery near Zeven and we lose one submarine near Zeven.',
    ]);
    expect(told(null, { type: 'ditched', unit: 's2-ftr-1' })).toEqual(['Red loses one fighter.']);
  });

  test('what holds burns, in place', () => {
    const held = attacked('s2-inf-1', ZEVEN, []);
    expect(told(null, held)).toEqual(['one attack at Zeven leaves one infantry on fire but standing.']);
    expect(told(null, held, held)).toEqual(['two attacks at Zeven leave one infantry on fire but standing.']);
  });

  test('guns and bombs light fires, or none', () => {
    const shelled = (counters: number, place: Place) => ({ type: 'shelled', counters, place, lost: [] });
    expect(told(null, shelled(0, ZEVEN))).toEqual(['guns and bombs light no fire at Zeven.']);
    expect(told(null, shelled(2, ZEVEN), shelled(1, LOM))).toEqual([
      'three fires lit by guns and bombs at Zeven and at Lom.',
    ]);
    expect(told(null, shelled(1, ZEVEN), shelled(1, LOM), shelled(1, BESIDE))).toEqual([
      'three fires lit by guns and bombs.',
    ]);
    expect(told(null, shelled(1, NOWHERE))).toEqual(['one fire lit by guns and bombs.']);
  });

  test('sorties, fighters against them, targets that had gone', () => {
    const flown = { type: 'sortied', unit: 's1-bmb-1', place: ZEVEN };
    expect(told(null, flown)).toEqual(['in the air: one sortie.']);
    const rose = { type: 'scrambled', unit: 's2-ftr-1', plane: 's1-bmb-1' };
    expect(told(null, flown, flown, rose, { type: 'missed', unit: 's1-bmb-1' })).toEqual([
      'in the air: two sorties, one fighter rose to meet them and one target was gone already.',
    ]);
  });
});

describe('at home', () => {
  test('cities and works change hands', () => {
    expect(told('s2', claimed('s1', 's2', 4), claimed('s1', null, 2, LOM))).toEqual([
      'Blue takes Zeven from us and Lom.',
    ]);
    expect(told(null, claimed('s1', 's2', 0), claimed('s2', null, 0, BESIDE))).toEqual([
      'Blue takes one farm, mine or base at Zeven and Red takes one farm, mine or base near Zeven.',
    ]);
    expect(told(null, claimed('s1', null, 3, NOWHERE))).toEqual(['Blue takes a city.']);
  });

  test('units and bases are built', () => {
    const built = (unit: string) => ({ type: 'built', unit, place: ZEVEN });
    const based = { type: 'based', side: 's1', what: 'airf', place: BESIDE };
    expect(told('s1', built('s1-inf-6'), built('s1-mech-1'), based)).toEqual([
      'We build one infantry, one mechanized infantry and an airfield near Zeven.',
    ]);
  });

  test('bridges are mended, fires go down', () => {
    const mended = (place: Place) => ({ type: 'mended', side: 's1', place });
    expect(told(null, mended(ZEVEN), mended(LOM), { type: 'cooled' }, { type: 'cooled' })).toEqual([
      'two bridges under repair.',
      'all fires die down by one.',
    ]);
    expect(told(null, mended(ZEVEN))).toEqual(['one bridge under repair at Zeven.']);
  });

  test('moves are counted by units, and who is placed is told', () => {
    const moved = (unit: string) => ({ type: 'moved', unit, place: ZEVEN });
    expect(told('s2', moved('s1-inf-1'), moved('s1-inf-1'), moved('s1-tank-1'), moved('s2-inf-1'))).toEqual([
      'Blue moves two units, we one.',
    ]);
    expect(told(null, { type: 'placed', side: 's1', unit: 's1-inf-1', place: ZEVEN })).toEqual([
      'one infantry placed.',
    ]);
  });
});

describe('who leaves, and how a war ends', () => {
  const left = (why: string) => ({ type: 'left', side: 's2', why });
  const cleared = { type: 'cleared', side: 's2' };

  test('a side leaves or is put out; what was its own is told once', () => {
    expect(told(null, left('resigned'), cleared)).toEqual(['Red has left the war.']);
    expect(told('s2', left('resigned'))).toEqual(['We have left the war.']);
    expect(told(null, left('eliminated'))).toEqual(['Red is out of the war.']);
    expect(told('s2', left('eliminated'))).toEqual(['We are out of the war.']);
    expect(told(null, cleared)).toEqual(["what was Red's is neutral now."]);
    expect(told('s2', cleared)).toEqual(['what was ours is neutral now.']);
  });

  test.each([
    ['cities', ' by the agreed share of people'],
    ['last-standing', ' as the last side left'],
    ['turn-limit', ' on the last turn'],
    ['stagnation', ' after ten quiet turns'],
    ['resignation', ' because all others resigned'],
    ['agreement', ''],
  ])('%s', (reason, how) => {
    expect(told('s1', ended(reason, 's1'))).toEqual([`We win${how}. The war is over.`]);
    expect(told('s1', ended(reason, 's2'))).toEqual([`Red wins${how}. The war is over.`]);
    expect(told('s1', ended(reason, 's1', 's2'))).toEqual([`We and Red share the first place${how}.`]);
  });

  test('a turn without anything is quiet', () => {
    expect(told(null, { type: 'turnBegan', turn: 4 })).toEqual(['all quiet.']);
    expect(told(null)).toEqual([]);
  });
});
