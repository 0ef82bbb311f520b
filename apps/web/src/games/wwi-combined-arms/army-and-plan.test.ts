import { noChance } from '@fieldpost/engine';
import { type Army, INITIAL_ORDERS, type View, wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';
import { PRESETS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { describe, expect, test } from 'vitest';
import {
  changed,
  eliteOf,
  faultOf,
  firstInWords,
  mayChange,
  presetArmy,
  presetsFor,
  sumOfRange,
  total,
  withElite,
} from './army-design.ts';
import {
  freeZone,
  fromLayout,
  layoutsFor,
  rowByRow,
  shifted,
  stillToLay,
  waitingUnits,
  zoneOf,
} from './placement-plan.ts';
import { seatOf } from './reading.ts';
import { earlier, ruleAt, scopeInWords, scopesOf, withoutScope, withRule } from './retreat-orders.ts';

function optionsOf(raw: object) {
  const parsed = wwiCombinedArms.parse.options(raw);
  if (!parsed.ok) throw new Error(parsed.fault.code);
  return parsed.value;
}

const PLAIN = optionsOf({});
const ELITE = optionsOf({ elite: 'on' });

function placing(south: Army, north: Army): View {
  const scenario = wwiCombinedArms.parse.scenario({ start: 'place', armies: { south, north } });
  if (!scenario.ok) throw new Error(scenario.fault.code);
  const setUp = wwiCombinedArms.setUp({ scenario: scenario.value, options: PLAIN, carryOver: null }, noChance());
  if (!setUp.ok) throw new Error(setUp.fault.code);
  return setUp.value;
}

describe('an army', () => {
  test('begins as a preset of the right size (CA-010, CA-012, CA-067)', () => {
    expect(presetsFor(PLAIN)).toEqual(['balanced', 'gunline', 'storm', 'mass']);
    expect(presetsFor(optionsOf({ campaign: 'on' }))).toEqual(['campaign32']);
    for (const id of presetsFor(PLAIN)) expect(faultOf(PLAIN, presetArmy(id))).toBeNull();
  });

  test('has the printed sums of Range', () => {
    expect(presetsFor(PLAIN).map((id) => sumOfRange(presetArmy(id)))).toEqual([27, 33, 19, 23]);
  });

  test('is changed within its limits (CA-003)', () => {
    const army = presetArmy('balanced');
    expect(mayChange(PLAIN, army, 'inf')).toEqual({ more: false, fewer: false });
    const smaller = changed(army, 'art', -1);
    expect(total(smaller)).toBe(15);
    expect(faultOf(PLAIN, smaller)).toEqual({ sentence: '1 more to choose.', rule: 'CA-010' });
    expect(mayChange(PLAIN, smaller, 'tank').more).toBe(false);
    expect(mayChange(PLAIN, smaller, 'inf').more).toBe(true);
    expect(mayChange(PLAIN, smaller, 'hq')).toEqual({ more: false, fewer: false });
  });

  test('marks up to two units (CA-061) and unmarks those that leave', () => {
    const marked = withElite(withElite(presetArmy('balanced'), 'art', 1), 'art', 1);
    expect(eliteOf(marked, 'art')).toBe(2);
    expect(faultOf(ELITE, marked)).toBeNull();
    expect(faultOf(PLAIN, marked)?.rule).toBe('CA-061');
    expect(eliteOf(changed(marked, 'art', -1), 'art')).toBe(1);
    expect(eliteOf(withElite(marked, 'art', -1), 'art')).toBe(1);
  });

  test('says what it means for who is first (CA-022)', () => {
    expect(firstInWords(PLAIN, presetArmy('storm'), 'north')).toContain('yours: 19');
    expect(firstInWords(PLAIN, presetArmy('storm'), 'north')).toContain('you move first.');
    expect(firstInWords(optionsOf({ first: 'south' }), presetArmy('storm'), 'north')).toContain('as agreed');
  });
});

describe('placing', () => {
  const view = placing(presetArmy('mass'), presetArmy('storm'));

  test('knows the zone, front row first (CA-020)', () => {
    expect(zoneOf(view, 'south')[0]).toBe('a3');
    expect(zoneOf(view, 'north')[0]).toBe('a6');
    expect(freeZone(view, 'north', [])).toHaveLength(24);
  });

  test('lists what waits, by type', () => {
    expect(waitingUnits(view, 'south', []).map(({ type, indexes }) => `${type} ${indexes.length}`)).toEqual([
      'inf 12',
      'mg 1',
      'art 2',
      'hq 1',
    ]);
  });

  test('plans a printed layout in one go, and the rules accept it', () => {
    expect(layoutsFor(view, 'south')).toEqual(['mass']);
    const plan = fromLayout(view, 'south', 'mass');
    expect(plan).toHaveLength(16);
    const command = { type: 'plan', placements: plan, stopAfter: 4 } as const;
    expect(wwiCombinedArms.refuses(view, seatOf('south'), command)).toBeNull();
    expect(waitingUnits(view, 'south', plan)).toEqual([]);
  });

  test('plans any other army row by row, with its Headquarters at home', () => {
    const own = changed(changed(presetArmy('mass'), 'art', -1), 'sni', 1);
    const odd = placing(own, presetArmy('storm'));
    expect(layoutsFor(odd, 'south')).toEqual([]);
    const plan = rowByRow(odd, 'south');
    expect(plan.find(({ type }) => type === 'hq')?.square).toBe('e1');
    expect(new Set(plan.map(({ square }) => square)).size).toBe(16);
    const command = { type: 'plan', placements: plan, stopAfter: null } as const;
    expect(wwiCombinedArms.refuses(odd, seatOf('south'), command)).toBeNull();
  });

  test('changes the order of a plan and drops what is done', () => {
    const plan = fromLayout(view, 'south', 'mass').slice(0, 3);
    expect(shifted(plan, 2, -1).map(({ square }) => square)).toEqual(['a3', 'c3', 'b3']);
    expect(shifted(plan, 9, -1)).toBe(plan);
    const laid = { ...view, units: view.units.map((unit) => (unit.id === 'S-inf-1' ? { ...unit, at: 'a3' } : unit)) };
    expect(stillToLay(laid, 'south', plan).map(({ square }) => square)).toEqual(['b3', 'c3']);
  });

  test('offers layouts that presets print', () => {
    expect(PRESETS.mass.rows).toHaveLength(3);
  });
});

describe('orders for retreats', () => {
  const { retreat } = INITIAL_ORDERS;

  test('are kept for all, for types and for units', () => {
    const own = withRule(withRule(retreat, 'type:mg', { ...retreat.all, choose: 'ask' }), 'unit:S-inf-3', retreat.all);
    expect(scopesOf(own)).toEqual(['all', 'type:mg', 'unit:S-inf-3']);
    expect(ruleAt(own, 'type:mg').choose).toBe('ask');
    expect(ruleAt(own, 'unit:S-inf-9')).toEqual(own.all);
    expect(scopesOf(withoutScope(withoutScope(own, 'type:mg'), 'unit:S-inf-3'))).toEqual(['all']);
    expect(wwiCombinedArms.parse.standingOrders({ ...INITIAL_ORDERS, retreat: own }).ok).toBe(true);
  });

  test('move a direction forward in the list', () => {
    expect(earlier(retreat.all, 'side-h').order.slice(-2)).toEqual(['side-h', 'side-a']);
    expect(earlier(retreat.all, 'back')).toBe(retreat.all);
  });

  test('are named in words', () => {
    expect(['all', 'type:mg', 'unit:S-inf-3'].map(scopeInWords)).toEqual([
      'All units',
      'Every Machine Gun',
      'Infantry 3',
    ]);
  });
});
