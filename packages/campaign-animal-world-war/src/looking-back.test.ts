/** A war told and looked back at: counts at a glance, what would follow from an act, dossiers, the roll of honour, words. */
import { describe, expect, test } from 'vitest';
import { parseAct } from './acts/act.ts';
import { awwLegacy } from './campaign.ts';
import { WORDS } from './catalogue/words.ts';
import { verifyLedger } from './ledger/verify.ts';
import { dossierOf, type State } from './state.ts';
import { report, War } from './testing/war.ts';

/** Two battles: H.engineer falls in the first, C.gunner is taken; H.gunner kills and wounds in both. */
function fought(): War {
  const war = War.begun();
  const deeds = { end: 'standing', at: [0, 0], enemyKilled: 1, enemyWounded: 3 };
  const first = {
    'H.captain': { end: 'standing', at: [0, 0] },
    'H.gunner': deeds,
    'H.engineer': { end: 'dead', deaths: 1, timesWounded: 1 },
    'C.gunner': { end: 'wounded', at: [1, 0], enemiesOnTile: true, timesWounded: 2 },
    'C.recruit': { end: 'reserve', deaths: 2 },
  };
  const medals = [{ soldierId: 'H.gunner', medal: 'M03', evidence: [[12, 6]] }];
  war.fight('HERB', 'c02', report('HERB', first, { medals }));
  war.fight('CARN', 'c05', report('CARN', { 'H.gunner': deeds, 'C.captain': { end: 'standing', at: [0, 0] } }));
  return war;
}

describe('at a glance (LC-101, LC-135)', () => {
  test('cities, soldiers, losses and upgrades of each side', () => {
    const { counts, people, places, turn, winner } = awwLegacy.glance(fought().state);
    expect(counts).toEqual({
      HERB: { 'key cities': 1, cities: 3, ready: 11, fallen: 1, prisoners: 0, missing: 0, upgrades: 1 },
      CARN: { 'key cities': 1, cities: 3, ready: 11, fallen: 0, prisoners: 1, missing: 0, upgrades: 0 },
    });
    expect([people['H.engineer'], people['C.gunner'], places.c02, turn, winner]).toEqual([
      'dead',
      'pow',
      'HERB',
      3,
      null,
    ]);
  });

  test('who ended is placed by turns, then by the soldiers that the winner has left; a draw comes after all', () => {
    const { state } = War.begun();
    const fallen = (id: 'H.medic' | 'C.medic') => ({ ...dossierOf(state, id), status: 'dead' as const });
    const won: State = { ...state, phase: 'ended', turn: 5, outcome: { winner: 'HERB', reason: 'noCity' } };
    const soldiers = { ...won.soldiers, 'H.medic': fallen('H.medic'), 'C.medic': fallen('C.medic') };
    expect(awwLegacy.placing(won)).toEqual([0, 5, -12]);
    expect(awwLegacy.placing({ ...won, soldiers })).toEqual([0, 5, -11]);
    expect(awwLegacy.placing({ ...won, outcome: { winner: 'draw', reason: 'cap' } })).toEqual([1, 0, 0]);
    expect(awwLegacy.placing(state)).toBeNull();
  });
});

describe('what would follow (LC-132)', () => {
  const explained = (war: War, side: 'HERB' | 'CARN', raw: object) => {
    const act = parseAct(raw);
    if (!act.ok) throw new Error(act.fault.code);
    return awwLegacy.explain(war.course, side, act.value);
  };

  test('of an attack: field, squads, who may fight, what is won; it lies at its city', () => {
    const { place, says } = explained(War.begun(), 'HERB', { type: 'declare', kind: 'attack', city: 'c02' });
    expect(place).toBe('c02');
    expect(says.join(' ')).toMatch(/6 of yours against 6\. 12 of your twelve may fight; 12 of theirs\..*teaches you/);
  });

  test('of standing down: it lies nowhere, and nothing is fought', () => {
    const { place, says } = explained(War.begun(), 'HERB', { type: 'declare', kind: 'standDown' });
    expect([place, says]).toEqual([null, ['The turn passes to the other side; nothing is fought.']]);
  });

  test('of a recovery: it lies where the soldier was lost', () => {
    const lost = { status: 'mia', lostAt: { battleId: 'try/1', city: 'c05', at: [0, 0] } };
    const war = new War({}, { soldiers: { 'H.sniper': lost } });
    const recovery = explained(war, 'HERB', { type: 'declare', kind: 'recover', soldier: 'H.sniper' });
    expect([recovery.place, recovery.person]).toEqual(['c05', 'H.sniper']);
    expect(awwLegacy.title({ ...declared(), kind: 'recover', soldier: 'H.sniper' })).toContain('Silent Hoof');
  });

  const declared = () => {
    const act = parseAct({ type: 'declare', kind: 'standDown' });
    if (!act.ok || act.value.type !== 'declare') throw new Error('not read');
    return act.value;
  };
});

describe('soldiers (LC-133, LC-134)', () => {
  test('a dossier has a line for each battle that somebody fought, and one for each medal with its moment', () => {
    const lines = awwLegacy.dossier(fought().course, 'H.gunner') ?? [];
    expect(lines.map(({ battle, says, medal, step }) => [battle, says, medal, step])).toEqual([
      [1, '1 killed, 3 put down.', null, null],
      [1, expect.stringContaining(':'), 'M03', 12],
      [2, '1 killed, 3 put down.', null, null],
    ]);
    expect(awwLegacy.dossier(fought().course, 'H.engineer')?.map(({ says }) => says)).toEqual([
      'Wounded once, fallen once. Fell.',
    ]);
    expect(awwLegacy.dossier(fought().course, 'C.gunner')?.[0]?.says).toBe(
      'Wounded 2 times. Was taken prisoner. Held in Frostfen.',
    );
    expect(awwLegacy.dossier(fought().course, 'H.pilot')).toEqual([]);
    expect(awwLegacy.dossier(fought().course, 'H.nobody')).toBeNull();
  });

  test('the roll names the fallen with their battle, and who is remembered for what', () => {
    const { fallen, firsts } = awwLegacy.honour(fought().course);
    expect(fallen).toEqual([
      {
        person: 'H.engineer',
        generation: 1,
        turn: 1,
        battle: 1,
        match: 'try-1',
        title: 'Herbivoria attacks Frostfen',
        battles: 1,
        medals: [],
      },
    ]);
    const remembered = Object.fromEntries(firsts.map(({ title, person, says }) => [title, [person, says]]));
    expect(remembered).toMatchObject({
      'Most battles': ['H.gunner', '2 battles'],
      'Most enemies put down': ['H.gunner', '8 put down or killed'],
      'Most often wounded': ['C.gunner', '2 wounds'],
      'Most falls of a Recruit': ['C.recruit', '2 falls'],
    });
  });

  test('LC-103: a battle is even while nothing has set the sides apart', () => {
    expect(awwLegacy.fought(fought().course).map(({ battle, even, winner }) => [battle, even, winner])).toEqual([
      [1, true, 'Herbivoria'],
      [2, false, 'Carnivoron'],
    ]);
  });
});

describe('what the house needs to know', () => {
  test('LC-050: the battle under way with what it is set up with; none before it and none after', () => {
    const war = War.begun();
    expect(awwLegacy.look(war.course).battle).toBeNull();
    war.play('HERB', { type: 'declare', kind: 'attack', city: 'c02' });
    const { battle, ended } = awwLegacy.look(war.course);
    expect(battle).toMatchObject({ battle: 1, match: 'try-1', setup: { scenario: 'medium' } });
    expect(ended).toBe(false);
    war.play('system', report('HERB'));
    expect(awwLegacy.look(war.course).battle).toBeNull();
  });

  test('every medal and every upgrade has a name and a sentence', () => {
    for (const id of ['M01', 'M18', 'U01', 'U18', 'T01', 'T20'])
      expect(
        [WORDS[id]?.title, WORDS[id]?.text].every((text) => (text ?? '').length > 2),
        id,
      ).toBe(true);
  });

  test('LC-063: of a turn in which nothing changed that is said, and of an end how it came', () => {
    const war = War.begun();
    const entries = war.play('HERB', { type: 'declare', kind: 'standDown' });
    const told = awwLegacy.tell({ course: war.course, entries, states: entries.map(() => war.state) });
    expect(told).toEqual(['Herbivoria stands down.', 'Nothing has changed.']);
    const late = new War({ cap: 10 }, { turn: 10 });
    const last = late.play('HERB', { type: 'declare', kind: 'standDown' });
    const ending = awwLegacy.tell({ course: late.course, entries: last, states: last.map(() => late.state) });
    expect(ending.join(' ')).toContain('The war ends in a draw (cap).');
    expect(ending).not.toContain('Nothing has changed.');
  });
});

describe('LC-084, LC-165: what is no ledger', () => {
  const forged = (change: object) => {
    const [first, ...rest] = new War().entries;
    return verifyLedger([{ ...first, ...change }, ...rest]);
  };
  test.each([
    ['a text', 'opened'],
    ['nothing', null],
    ['a list', []],
  ])('%s in place of an entry', (_what, entry) => {
    expect(verifyLedger([entry])).toMatchObject({ ok: false, seq: 0, reason: 'BAD_BODY' });
  });
  test('a name of 65 letters, and the rules of another campaign', () => {
    const [first] = new War().entries;
    expect(forged({ campaign: 'x'.repeat(65) }).ok).toBe(false);
    expect(forged({ body: { ...first?.body, rules: 'chess@1' } }).ok).toBe(false);
  });

  test.each([
    ['a seat that no side has', { type: 'seat', empire: 'HERB', player: 4, change: 'left' }],
    ['a plan that is a resignation', { type: 'planned', kind: 'resign' }],
    ['a civilian that flies', { type: 'report', report: { winner: 'HERB', civilians: { V1: 'flying' } } }],
  ])('%s', (_what, raw) => {
    expect(parseAct(raw)).toMatchObject({ ok: false });
  });
});
