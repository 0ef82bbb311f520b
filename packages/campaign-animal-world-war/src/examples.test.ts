/** The worked examples of the rules: heads and states as they are printed there. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalActs } from './acts/menu.ts';
import { classesAfter } from './corrections/correcting.ts';
import { verifyLedger } from './ledger/verify.ts';
import { patchedReport } from './report.ts';
import { type RawAct, report, War } from './testing/war.ts';

type Order = RawAct & { readonly by: string };
const file = new URL('./examples/first-turn.json', import.meta.url);
const { acts: ACTS } = JSON.parse(readFileSync(file, 'utf8')) as { readonly acts: readonly Order[] };

/** Examples 1 and 2: the first turns, and the correction with which the example ends. */
function firstTurns(upTo = ACTS.length): War {
  const war = new War();
  for (const { by, ...act } of ACTS.slice(0, upTo)) war.play(by, act);
  return war;
}

const HASHES = [
  ['opened', '6efe021d2c5325d95a1746c7a346599c74a5649b7ac25d2e09c656c39d62bd1d'],
  ['tactics', '21202361e80e196ec06b491b3868907edd4db72b109bde8c329a08e0c161263a'],
  ['declared', 'dfc91a2109264546c2754d035d67b217a543db09a7f82c6674d2a07f76bf194c'],
  ['mustered', 'eb6f06f7c5f60f184f5eeb0794bf4a4f8684f1e4bbe32e4aa40ef88105307c6c'],
  ['fought', 'c198f264c6bafc9c334b4bdf2c498e95d7a3a3737703932d71e7575d9bb1d579'],
  ['aftermath', 'eda551372b01f9677e3cbeb2e0fa2d29fa8090d4a11d93050cacc4257210fa85'],
  ['declared', '905a3102e29899d18747eee4f5f23c94e4bafb98fe19a5427b628de2bb8985f2'],
  ['aftermath', '08c405aabe15753e45f18853b2b9e7d371fac610ccea9d79dd8c04ec00d11c9f'],
  ['corrected', 'c1be65e094eee133635e04ef189dba2583ee3878cac0edf2669f76c75505a3ed'],
  ['aftermath', 'c3aa9d4f9c7fd8919eac461af665e9368f6a780ad385c7c7dc3e0a5ca9e1556a'],
  ['aftermath', '63d87775d3a90c2c9c76c6024e632855761102acc7b9c89939c0e72fd126dc26'],
];

describe('examples 1 and 2: LC-001, LC-080 to LC-083, LC-085, LC-088', () => {
  test('every entry has the hash that is printed', () => {
    expect(firstTurns().entries.map(({ kind, hash }) => [kind, hash])).toEqual(HASHES);
  });

  test('LC-021: the fresh state, and the states after each AFTERMATH', () => {
    expect(new War().hash).toBe('d8a96b6b556e484591273f5230a9b10202eef39905913b7ea6d85ed69697de6b');
    expect(firstTurns(4).hash).toBe('73ba318e5a0d8dab3a1fcfa2b35d3ef59ae225c8aa0be1b5e666bae44949d3bd');
    expect(firstTurns(5).hash).toBe('3c86308ddfe807a8f403a903b5fc9048a717945e3bb9981fa9af8d315784be9e');
    expect(firstTurns().hash).toBe('ed2b9c51135fc4eed0378a9b96f501e454af3484df97745f96a34b26428b8ade');
  });

  test('LC-051: the carry-over of the first battle', () => {
    expect(firstTurns(3).last('mustered')).toEqual({
      battle: 1,
      match: 'try-1',
      carry: '3abb91a59470404021d1b44202488cfdfccbafcb695d88cb00db63125163e74d',
    });
  });

  test('LC-031: where the Empires may attack at first, and after turn 2', () => {
    expect(attacks(War.begun())).toEqual(['c02', 'c10', 'c16']);
    const second = War.begun();
    second.play('HERB', { type: 'declare', kind: 'standDown' });
    expect(attacks(second)).toEqual(['c05', 'c06', 'c13']);
    expect(attacks(firstTurns(5))).toEqual(['c06', 'c10', 'c16']);
    expect(attacks(firstTurns())).toEqual(['c02', 'c10', 'c16']);
  });

  test('LC-063: what the first battle leaves behind', () => {
    const { statusChanges, upgradesGranted, tacticGained, cityOwner, keyCount, cityCount } =
      firstTurns(4).last('aftermath');
    expect(statusChanges.map(({ soldierId, to, heldIn }) => [soldierId, to, heldIn])).toEqual([
      ['H.engineer', 'dead', null],
      ['C.gunner', 'pow', 'c02'],
      ['C.observer', 'dead', null],
      ['C.sniper', 'mia', null],
    ]);
    expect(upgradesGranted.map(({ soldierId, upgrade }) => [soldierId, upgrade])).toEqual([
      ['H.medic', 'U01'],
      ['H.gunner', 'U03'],
    ]);
    expect({ tacticGained, cityOwner, keyCount, cityCount }).toEqual({
      tacticGained: 'T09',
      cityOwner: 'HERB',
      keyCount: { HERB: 1, CARN: 1 },
      cityCount: { HERB: 3, CARN: 2 },
    });
    expect(firstTurns(4).soldier('H.recruit').timesFallen).toBe(2);
  });

  test('LC-087: after the correction nobody has the city, and who lay there is missing or held elsewhere', () => {
    const war = firstTurns();
    expect(war.state.cities.c02).toBeNull();
    expect(war.state.tactics.HERB).toEqual(['T16']);
    expect(war.soldier('H.sniper').status).toBe('mia');
    expect(war.soldier('C.gunner')).toMatchObject({ status: 'pow', heldIn: 'c01' });
    expect(war.soldier('H.medic').medals).toEqual(['M01']);
  });

  test('LC-084: the whole ledger verifies', () => {
    expect(verifyLedger(JSON.parse(JSON.stringify(firstTurns().entries)))).toMatchObject({ ok: true, entries: 11 });
  });
});

function attacks(war: War): readonly string[] {
  return legalActs(war.course, war.state.initiative).flatMap((act) =>
    act.type === 'declare' && act.kind === 'attack' ? [act.city ?? ''] : [],
  );
}

describe('example 3, LC-086: what a correction makes of the battle of turn 3', () => {
  const squad = (...ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, { end: 'standing', at: [0, 0] }]));

  /** The class of battle 2 once battle 1 is a draw. */
  function classOf(city: string, ended: RawAct) {
    const war = firstTurns(5);
    war.fight('HERB', city, ended);
    const first = war.last('fought').battle;
    expect(first).toBe(2);
    const report = war.entries.find((one) => one.kind === 'fought')?.body;
    if (report === undefined || !('report' in report) || report.report === null) throw new Error('no report');
    const patched = patchedReport(report.report, { winner: 'draw', reason: 'adjudication' });
    if (!patched.ok) throw new Error(patched.fault.code);
    return { war, classes: classesAfter(war.course, 4, patched.value) };
  }

  test('(a) only c02 joined c06', () => {
    const { classes } = classOf('c06', report('HERB', squad('H.captain', 'H.medic')));
    expect(classes).toEqual([{ battle: 2, class: 'broken', code: 'NOT_ADJACENT', rule: 'AWW-310' }]);
  });

  test('(b) H.sniper fought, who is missing now', () => {
    const { classes } = classOf('c10', report('HERB', squad('H.captain', 'H.sniper')));
    expect(classes).toEqual([{ battle: 2, class: 'broken', code: 'NOT_READY', rule: 'AWW-313' }]);
  });

  test('(c) H.pilot flew a plane that c02 gave', () => {
    const flown = report('HERB', squad('H.captain', 'H.pilot'), { vehicles: { 'H.plane': { attackRuns: 1 } } });
    expect(classOf('c10', flown).classes).toEqual([
      { battle: 2, class: 'broken', code: 'NO_VEHICLE', rule: 'AWW-314' },
    ]);
  });

  test('(d) with neither, and T16: touched, and it may stand', () => {
    const plain = report('HERB', squad('H.captain', 'H.medic'), { tacticUsed: { HERB: 'T16' } });
    const { war, classes } = classOf('c10', plain);
    expect(classes).toEqual([{ battle: 2, class: 'touched' }]);
    const { by, ...correction } = ACTS.at(-1) as Order;
    war.play(by, correction);
    expect(war.state.cities).toMatchObject({ c02: null, c10: 'HERB' });
    expect(verifyLedger(war.entries)).toMatchObject({ ok: true });
  });

  test('(e) T09 was brought, which c02 gave', () => {
    const marched = report('HERB', squad('H.captain', 'H.medic'), { tacticUsed: { HERB: 'T09' } });
    expect(classOf('c10', marched).classes).toEqual([
      { battle: 2, class: 'broken', code: 'TACTIC_UNKNOWN', rule: 'AWW-312' },
    ]);
  });
});

describe('example 4, LC-052 and LC-053: vehicles and roles', () => {
  const cities = { c05: 'HERB' };
  const carried = (city: string) => {
    const war = new War({}, { cities, initiative: 'CARN' });
    war.play('CARN', { type: 'declare', kind: 'attack', city });
    const turn = war.course.past[0];
    if (turn?.kind !== 'turn' || turn.battle === null) throw new Error('no battle');
    return turn.battle.carry;
  };

  test('the tank of c05, and no plane', () => {
    const { empires, attackerRole, objective, layout } = carried('c05');
    expect(empires.HERB.vehicles).toEqual({ tank: true, plane: false });
    expect(empires.CARN.vehicles).toEqual({ tank: false, plane: false });
    expect({ attackerRole, objective, layout }).toEqual({ attackerRole: 'A', objective: 'O10', layout: 'medium' });
  });

  test('the defender of c01 plays A', () => {
    const war = new War({}, { cities: { c02: 'CARN' }, initiative: 'CARN' });
    war.fight('CARN', 'c01', report('HERB'));
    const turn = war.course.past[0];
    expect(turn?.kind === 'turn' && turn.battle?.carry.attackerRole).toBe('B');
    expect(war.state.cities.c01).toBe('HERB');
  });
});

describe('example 5, LC-066: the end', () => {
  const held = (empire: string, ...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, empire]));
  const late = {
    turn: 30,
    cities: { ...held('HERB', 'c08', 'c02', 'c10', 'c16', 'c15'), ...held('CARN', 'c11', 'c05', 'c06', 'c13', 'c09') },
  };

  test('at the cap most key cities, then most cities decide', () => {
    const war = new War({}, { ...late, cities: { ...late.cities, c12: 'CARN' } });
    war.play('HERB', { type: 'declare', kind: 'standDown' });
    expect(war.last('aftermath')).toMatchObject({ keyCount: { HERB: 2, CARN: 2 }, cityCount: { HERB: 7, CARN: 8 } });
    expect(war.state.outcome).toEqual({ winner: 'CARN', reason: 'cap' });
  });

  test('the third key city is asked first', () => {
    const war = new War({}, late);
    war.fight('HERB', 'c14', report('HERB'));
    expect(war.state.outcome).toEqual({ winner: 'HERB', reason: 'keyCities' });
  });
});

test('example 6, LC-068: a conscript follows when the death is two turns old', () => {
  const war = War.begun({ conscripts: 2 });
  war.fight('HERB', 'c02', report('HERB', { 'H.engineer': { end: 'dead', deaths: 1 }, 'H.captain': { at: [0, 0] } }));
  war.play('CARN', { type: 'declare', kind: 'standDown' });
  expect(war.soldier('H.engineer').status).toBe('dead');
  war.play('HERB', { type: 'declare', kind: 'standDown' });
  expect(war.last('aftermath').conscripts).toEqual(['H.engineer']);
  expect(war.soldier('H.engineer')).toMatchObject({ status: 'ready', generation: 2, battles: 0, diedIn: null });
});

test('example 7, AWW-321 and AWW-322: three more fates', () => {
  const war = War.begun();
  war.fight(
    'HERB',
    'c02',
    report('HERB', {
      'C.tanker': { end: 'inVehicle', damageTaken: 3 },
      'C.chef': { end: 'wounded', at: [0, 0], enemiesOnTile: true, friendsOnTile: true },
      'C.pilot': { end: 'wounded', at: [0, 3], inZone: 'HERB' },
    }),
  );
  expect(war.soldier('C.tanker').status).toBe('ready');
  expect(war.soldier('C.chef').status).toBe('pow');
  expect(war.soldier('C.pilot')).toMatchObject({ status: 'pow', heldIn: 'c02' });
});
