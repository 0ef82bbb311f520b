/** Acts: who may do what, and what is refused with which code (THE-RULES "Acts"). */
import { describe, expect, test } from 'vitest';
import { type RawAct, report, War } from '../testing/war.ts';
import { viewOf } from '../view.ts';
import { parseAct } from './act.ts';
import { legalActs } from './menu.ts';

const attack = (city: string, more: object = {}): RawAct => ({ type: 'declare', kind: 'attack', city, ...more });
const pow = (heldIn: string) => ({ status: 'pow', heldIn });
const STAND_DOWN = { type: 'declare', kind: 'standDown' };
const LOST = { battleId: 'try/1', city: 'c02', at: [0, 0] };
const DEAD = { status: 'dead', diedIn: 'try/1', diedTurn: 1 };
const HERB = ['captain', 'chef', 'engineer', 'flamer', 'gunner', 'medic', 'observer', 'pilot', 'rocketeer', 'sniper'];
/** With the Tanker and the Recruit left alone. */
const beaten = (letter: 'H' | 'C') => Object.fromEntries(HERB.map((type) => [`${letter}.${type}`, DEAD]));

describe('start tactics', () => {
  test('LC-030: both choices are revealed by one entry, and may be changed until then', () => {
    const war = new War();
    expect(war.play('HERB', { type: 'startTactic', tactic: 'T01' })).toEqual([]);
    war.play('HERB', { type: 'startTactic', tactic: 'T20' });
    war.play('CARN', { type: 'startTactic', tactic: 'T20' });
    expect(war.last('tactics')).toMatchObject({ HERB: 'T20', CARN: 'T20' });
    expect(war.state).toMatchObject({ phase: 'declare', tactics: { HERB: ['T20'], CARN: ['T20'] } });
    expect(war.refusal('HERB', { type: 'startTactic', tactic: 'T01' })).toBe('BAD_PHASE');
  });

  test('LC-012, LC-161: before the reveal a choice is its own Empire’s alone', () => {
    const [one, other] = ['T01', 'T02'].map((tactic) => {
      const war = new War();
      war.play('HERB', { type: 'startTactic', tactic });
      return war;
    });
    for (const viewer of ['CARN', 'guest'] as const)
      expect(viewOf(one?.course as never, viewer)).toEqual(viewOf(other?.course as never, viewer));
    expect(viewOf(one?.course as never, 'HERB').startTactic).toBe('T01');
    expect(one?.entries).toEqual(other?.entries);
    expect(one?.hash).toBe(other?.hash);
    expect(legalActs(one?.course as never, 'CARN')).toEqual(legalActs(other?.course as never, 'CARN'));
  });
});

describe('declarations', () => {
  test.each([
    ['AWW-310: a city joined to one’s own', attack('c02'), null],
    ['LC-031: an own city', attack('c01'), 'OWN_CITY'],
    ['LC-031: a city far away', attack('c11'), 'NOT_ADJACENT'],
    [
      'LC-031: a rescue where nobody is held',
      { type: 'declare', kind: 'rescue', city: 'c04', pows: ['H.medic'] },
      'NO_PRISONERS',
    ],
    ['LC-031: a recovery of who is not missing', { type: 'declare', kind: 'recover', soldier: 'H.medic' }, 'NOT_MIA'],
    ['LC-031: standing down', STAND_DOWN, null],
    ['LC-033: terms', attack('c02', { terms: { objective: 'O05', layout: 'short' } }), null],
    ['LC-033: terms for a city of no such objective', attack('c02', { terms: { objective: 'O17' } }), 'TERMS_INVALID'],
    ['LC-165: no such city', attack('c17'), 'NO_SUCH_CITY'],
    ['LC-165: no such city', attack('C02'), 'NO_SUCH_CITY'],
    ['LC-165: what every object has', attack('__proto__'), 'NO_SUCH_CITY'],
    ['LC-165: no prisoners named', { type: 'declare', kind: 'rescue', city: 'c04', pows: [] }, 'MALFORMED'],
    ['LC-165: doubled', { type: 'declare', kind: 'rescue', city: 'c04', pows: ['H.medic', 'H.medic'] }, 'MALFORMED'],
    [
      'LC-165: three',
      { type: 'declare', kind: 'rescue', city: 'c04', pows: ['H.medic', 'H.chef', 'H.pilot'] },
      'MALFORMED',
    ],
    ['LC-165: of the enemy', { type: 'declare', kind: 'rescue', city: 'c04', pows: ['C.medic'] }, 'NO_PRISONERS'],
    ['LC-031: an attack without a city', { type: 'declare', kind: 'attack' }, 'MALFORMED'],
  ])('%s', (_, act, code) => expect(War.begun().refusal('HERB', act)).toBe(code));

  test('LC-165: nobody rescues the dead', () => {
    const war = new War({}, { soldiers: { 'H.medic': pow('c04'), 'H.pilot': DEAD } });
    const rescue = (...pows: readonly string[]) => ({ type: 'declare', kind: 'rescue', city: 'c04', pows });
    expect(war.refusal('HERB', rescue('H.medic', 'H.pilot'))).toBe('NO_PRISONERS');
    expect(war.refusal('HERB', rescue('H.medic'))).toBeNull();
  });

  test('LC-036: the checks run in their order', () => {
    const war = War.begun({ playersHERB: 2 });
    expect(war.refusal('HERB/3', attack('c17'))).toBe('NO_SUCH_CITY');
    expect(war.refusal('HERB/3', attack('c02'))).toBe('NOT_MEMBER');
    expect(war.refusal('nobody', attack('c02'))).toBe('NOT_MEMBER');
    expect(war.refusal('HERB/1', { type: 'startTactic', tactic: 'T01' })).toBe('BAD_PHASE');
    expect(war.refusal('HERB/1', attack('c11'))).toBe('NOT_COMMANDER');
    expect(war.refusal('CARN', attack('c11'))).toBe('NOT_YOUR_INITIATIVE');
  });

  test('LC-010, LC-012: with the policy anyMember anybody of the Empire may declare', () => {
    const war = War.begun({ playersHERB: 2, teamPolicy: 'anyMember' });
    expect(war.refusal('HERB/1', attack('c02'))).toBeNull();
    expect(war.play('HERB/1', attack('c02'))[0]?.by).toBe('HERB/1');
  });

  test('LC-032: with one soldier besides the Recruit an Empire may only stand down', () => {
    const war = new War({}, { soldiers: beaten('H') });
    expect(war.refusal('HERB', attack('c02'))).toBe('MUST_STAND_DOWN');
    expect(war.refusal('HERB', STAND_DOWN)).toBeNull();
  });

  test('LC-032: where the other has no more, a city is taken without a battle', () => {
    const war = new War({}, { soldiers: beaten('C') });
    const entries = war.play('HERB', attack('c02'));
    expect(entries.map(({ kind }) => kind)).toEqual(['declared', 'walkover', 'aftermath']);
    expect(war.last('aftermath')).toMatchObject({ battle: null, cityOwner: 'HERB', tacticGained: 'T09' });
    expect(war.state).toMatchObject({ turn: 2, initiative: 'CARN', short: { HERB: 0, CARN: 1 } });
  });

  test.each([
    [
      'rescue',
      { type: 'declare', kind: 'rescue', city: 'c04', pows: ['H.medic'] },
      { 'H.medic': pow('c04') },
      'H.medic',
    ],
    [
      'recover',
      { type: 'declare', kind: 'recover', soldier: 'H.pilot' },
      { 'H.pilot': { status: 'mia', lostAt: LOST } },
      'H.pilot',
    ],
  ])('LC-032: a walkover of a %s brings the soldier home', (_, act, soldiers, id) => {
    const war = new War({}, { soldiers: { ...beaten('C'), ...soldiers } });
    expect(war.soldier(id).status).not.toBe('ready');
    war.play('HERB', act);
    expect(war.soldier(id)).toMatchObject({ status: 'ready', heldIn: null, lostAt: null });
  });
});

describe('terms', () => {
  const offered = () => {
    const war = War.begun();
    expect(war.play('HERB', attack('c02', { terms: { objective: 'O11', layout: null } }))).toEqual([]);
    expect(war.state).toMatchObject({ phase: 'terms', battle: { match: null, carry: null } });
    return war;
  };

  test('LC-033: accepted, they are in the declaration; LC-053: the role follows them', () => {
    const war = offered();
    expect(war.refusal('HERB', { type: 'answerTerms', accept: true })).toBe('NO_OFFER');
    const [declared, mustered] = war.play('CARN', { type: 'answerTerms', accept: true });
    expect(declared).toMatchObject({
      kind: 'declared',
      by: 'HERB/0',
      body: { terms: { objective: 'O11', layout: null } },
    });
    expect(mustered?.kind).toBe('mustered');
    const turn = war.course.past[0];
    expect(turn?.kind === 'turn' && turn.battle?.carry).toMatchObject({ attackerRole: 'B', layout: 'medium' });
  });

  test('LC-033: refused, or unanswered (LC-091), the city’s own objective is played', () => {
    const [refused, late] = [offered(), offered()];
    refused.play('CARN', { type: 'answerTerms', accept: false });
    expect(refused.last('declared').terms).toBeNull();
    expect(late.play('system', { type: 'timeUp' })[0]).toMatchObject({
      kind: 'declared',
      by: 'system',
      body: { terms: null },
    });
  });

  test.each(['rescue', 'recover', 'standDown'])('LC-033: none for %s', (kind) => {
    const soldiers = { 'H.medic': pow('c04'), 'H.pilot': { status: 'mia', lostAt: LOST } };
    const war = new War({}, { soldiers });
    const named = { rescue: { city: 'c04', pows: ['H.medic'] }, recover: { soldier: 'H.pilot' }, standDown: {} }[kind];
    expect(war.refusal('HERB', { type: 'declare', kind, ...named })).toBeNull();
    expect(war.refusal('HERB', { type: 'declare', kind, ...named, terms: { layout: 'short' } })).toBe('TERMS_INVALID');
  });
});

describe('exchanges', () => {
  const soldiers = { 'H.medic': pow('c04'), 'H.chef': pow('c07'), 'C.medic': pow('c01'), 'C.pilot': DEAD };
  const offer = (give: readonly string[], take: readonly string[]) => ({ type: 'offerExchange', give, take });

  test('LC-034: all who are named are ready at once', () => {
    const war = new War({}, { soldiers });
    war.play('CARN', offer(['H.medic'], ['C.medic']));
    expect(war.state.exchange).toEqual({ by: 'CARN', give: ['H.medic'], take: ['C.medic'] });
    expect(war.refusal('HERB', offer(['C.medic'], ['H.chef']))).toBe('EXCHANGE_INVALID');
    expect(war.refusal('CARN', { type: 'answerExchange', accept: true })).toBe('NO_OFFER');
    war.play('HERB', { type: 'answerExchange', accept: true });
    expect([war.soldier('H.medic').status, war.soldier('C.medic').status]).toEqual(['ready', 'ready']);
    expect(war.last('exchanged')).toMatchObject({ by: 'CARN', state: war.hash });
    expect(war.state.exchange).toBeNull();
  });

  test.each([
    ['unequal', ['C.medic'], ['H.medic', 'H.chef'], 'EXCHANGE_INVALID'],
    ['nobody', [], [], 'EXCHANGE_INVALID'],
    ['twice the same', ['C.medic', 'C.medic'], ['H.medic', 'H.chef'], 'MALFORMED'],
    ['the dead', ['C.pilot'], ['H.medic'], 'EXCHANGE_INVALID'],
    ['the wrong way round', ['H.medic'], ['C.medic'], 'EXCHANGE_INVALID'],
    ['nobody’s', ['C.nobody'], ['H.medic'], 'NO_SUCH_SOLDIER'],
  ])('LC-165: %s is refused', (_, give, take, code) => {
    expect(new War({}, { soldiers }).refusal('HERB', offer(give, take))).toBe(code);
  });

  test('LC-034: an offer falls with its phase, or when its time is up', () => {
    const war = new War({}, { soldiers });
    war.play('HERB', offer(['C.medic'], ['H.medic']));
    war.play('HERB', STAND_DOWN);
    expect(war.state.exchange).toBeNull();
    war.play('HERB', offer(['C.medic'], ['H.medic']));
    war.play('system', { type: 'exchangeFalls' });
    expect(war.refusal('CARN', { type: 'answerExchange', accept: true })).toBe('NO_OFFER');
  });
});

describe('ends', () => {
  test('LC-035: a draw needs both, and ends a battle under way without a report', () => {
    const war = War.begun();
    war.play('HERB', attack('c02'));
    war.play('HERB', { type: 'offerDraw' });
    expect(war.refusal('HERB', { type: 'answerDraw', accept: true })).toBe('NO_OFFER');
    war.play('CARN', { type: 'answerDraw', accept: false });
    expect(war.refusal('CARN', { type: 'answerDraw', accept: true })).toBe('NO_OFFER');
    war.play('CARN', { type: 'offerDraw' });
    war.play('HERB', { type: 'answerDraw', accept: true });
    expect(war.last('closed')).toEqual({ outcome: { winner: 'draw', reason: 'agreement' }, state: war.hash });
    expect(war.refusal('system', report('HERB'))).toBe('ENDED');
    expect(war.refusal('HERB', { type: 'resign' })).toBe('ENDED');
  });

  test('LC-035: who resigns has lost', () => {
    const war = new War();
    war.play('HERB', { type: 'resign' });
    expect(war.state.outcome).toEqual({ winner: 'CARN', reason: 'resignation' });
  });

  test('LC-095: three standing-downs by the clock may be claimed, and one order between begins anew', () => {
    const war = War.begun();
    const rounds = (count: number) => {
      for (let index = 0; index < count; index += 1) {
        war.play('system', { type: 'timeUp' });
        war.play('CARN', STAND_DOWN);
      }
    };
    rounds(2);
    expect(war.refusal('CARN', { type: 'claim' })).toBe('NOTHING_TO_CLAIM');
    war.play('HERB', STAND_DOWN);
    war.play('CARN', STAND_DOWN);
    rounds(2);
    expect(war.refusal('CARN', { type: 'claim' })).toBe('NOTHING_TO_CLAIM');
    rounds(1);
    expect(war.refusal('HERB', { type: 'claim' })).toBe('NOTHING_TO_CLAIM');
    war.play('CARN', { type: 'claim' });
    expect(war.state.outcome).toEqual({ winner: 'CARN', reason: 'forfeit' });
  });
});

describe('time that is up', () => {
  test('LC-091: who has not chosen gets T16, and a declaration is standing down, each by the house', () => {
    const war = new War();
    war.play('CARN', { type: 'startTactic', tactic: 'T02' });
    war.play('system', { type: 'timeUp' });
    expect(war.state.tactics).toEqual({ HERB: ['T16'], CARN: ['T02'] });
    const [declared] = war.play('system', { type: 'timeUp' });
    expect(declared).toMatchObject({ kind: 'declared', by: 'system', body: { kind: 'standDown' } });
    expect(war.refusal('HERB', { type: 'timeUp' })).toBe('NOT_MEMBER');
  });

  test('LC-102: a paused campaign waits', () => {
    const war = War.begun();
    war.play('officer', { type: 'pause', reason: 'The club has its summer break.' });
    expect(war.refusal('HERB', attack('c02'))).toBe('BAD_PHASE');
    expect(war.refusal('system', { type: 'timeUp' })).toBe('BAD_PHASE');
    war.play('officer', { type: 'resume', reason: 'The summer break is over.' });
    expect(war.refusal('HERB', attack('c02'))).toBeNull();
  });
});

describe('LC-037: what is no act', () => {
  test.each([
    ['null', null],
    ['a list', []],
    ['a word', 'resign'],
    ['no type', {}],
    ['an unknown type', { type: 'nuke' }],
    ['what every object has', { type: 'constructor' }],
    ['a strange key', { type: 'resign', now: true }],
    ['an answer that is none', { type: 'answerTerms', accept: 'yes' }],
    ['a correction without either', { type: 'correct', of: 1, from: null, reason: 'long enough' }],
  ])('%s', (_, raw) => expect(parseAct(raw)).toMatchObject({ ok: false, fault: { code: 'MALFORMED' } }));

  test.each(['T21', 'T1', '__proto__'])('LC-165: start tactic %s', (tactic) =>
    expect(parseAct({ type: 'startTactic', tactic })).toMatchObject({ ok: false, fault: { code: 'TACTIC_UNKNOWN' } }),
  );

  test.each(['123456789', ' '.repeat(20), 'x'.repeat(1001), 7])('LC-163: %j is no reason', (reason) =>
    expect(parseAct({ type: 'pause', reason })).toMatchObject({ ok: false, fault: { code: 'REASON_REQUIRED' } }),
  );
});

test('LC-097: all that is listed is legal, and the menu is whole', () => {
  const soldiers = { 'H.medic': pow('c04'), 'H.chef': pow('c04'), 'H.pilot': { status: 'mia', lostAt: LOST } };
  const war = new War({}, { soldiers });
  const menu = legalActs(war.course, 'HERB');
  for (const act of menu) expect(war.refusal('HERB', act), JSON.stringify(act)).toBeNull();
  const declared = menu.flatMap((act) =>
    act.type === 'declare' ? [[act.kind, act.city, act.soldier, ...act.pows]] : [],
  );
  expect(declared).toEqual([
    ['attack', 'c02', null],
    ['attack', 'c10', null],
    ['attack', 'c16', null],
    ['rescue', 'c04', null, 'H.chef'],
    ['rescue', 'c04', null, 'H.medic'],
    ['rescue', 'c04', null, 'H.chef', 'H.medic'],
    ['recover', null, 'H.pilot'],
    ['standDown', null, null],
  ]);
});
