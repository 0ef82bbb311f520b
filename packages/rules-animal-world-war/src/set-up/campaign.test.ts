/** Battles of a campaign: what they take over, the tactic that is brought, rosters, vehicles, and who is to be fetched. */
import { expectOk, fastChance, scriptedChance } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import type { CarryOver } from '../carry-over.ts';
import type { Command } from '../commands.ts';
import { animalWorldWar as rules } from '../index.ts';
import type { Empire, State } from '../state.ts';
import { carried, withRoster } from '../testing/carried.ts';
import { Trial, unit } from '../testing/trial.ts';

/** A fresh battle of this carry-over. */
function opened(carry: object): Battle {
  const carryOver = expectOk(rules.parse.carryOver(carry), 'carry-over');
  const scenario = expectOk(rules.parse.scenario({ options: { layout: carryOver.layout } }), 'scenario');
  const options = expectOk(rules.parse.options({}), 'options');
  return new Battle(expectOk(rules.setUp({ scenario, options, carryOver }, fastChance(7)), 'set-up'));
}

class Battle {
  state: State;
  constructor(state: State) {
    this.state = state;
  }
  refusal(side: Empire, command: Command): string | null {
    const decided = rules.decide(this.state, { side, player: 0 }, command, scriptedChance([]));
    return decided.ok ? null : decided.fault.code;
  }
  play(side: Empire, command: Command): void {
    const events = expectOk(rules.decide(this.state, { side, player: 0 }, command, scriptedChance([])), command.type);
    for (const event of events) this.state = rules.evolve(this.state, event);
  }
  /** From the choice of tactics to the squads. */
  toSelection(): void {
    for (const side of ['HERB', 'CARN'] as const) this.play(side, { type: 'bring', card: 'T05' });
    for (const side of ['HERB', 'CARN'] as const) this.play(side, { type: 'keep' });
  }
  /** By defaults to the first turn. */
  toTurn(): void {
    while (this.state.battle.phase !== 'turn') {
      const side = this.awaited();
      this.play(side, rules.defaultCommand(rules.view(this.state, { side, player: 0 }), { side, player: 0 }, null));
    }
  }
  awaited(): Empire {
    for (const side of ['HERB', 'CARN'] as const) {
      const pending = rules.pending(this.state, { side, player: 0 });
      if (pending.kind === 'choice' ? pending.side === side : pending.kind === 'orders' && pending.from.includes(side))
        return side;
    }
    throw new Error('nobody is awaited');
  }
}

describe('the tactic that is brought', () => {
  test('AWW-312, LC-055: both choose in secret out of those that they have unlocked', () => {
    const battle = opened(carried());
    expect(rules.pending(battle.state, 'spectator')).toEqual({
      kind: 'orders',
      from: ['HERB', 'CARN'],
      window: 'tacticChoice',
    });
    const listed = rules.legalCommands(rules.view(battle.state, { side: 'HERB', player: 0 }), {
      side: 'HERB',
      player: 0,
    });
    expect(listed).toEqual([
      { type: 'bring', card: 'T05' },
      { type: 'bring', card: 'T16' },
    ]);
    expect(battle.refusal('HERB', { type: 'bring', card: 'T01' })).toBe('TACTIC_UNKNOWN');
    expect(battle.refusal('HERB', { type: 'keep' })).toBe('BAD_PHASE');
    battle.play('HERB', { type: 'bring', card: 'T16' });
    expect(battle.refusal('HERB', { type: 'bring', card: 'T05' })).toBe('NOT_YOUR_TURN');
    battle.play('CARN', { type: 'bring', card: 'T05' });
    expect(battle.state.battle.phase).toBe('beforeSelection');
    expect(battle.state.tactics).toMatchObject({ HERB: { card: 'T16' }, CARN: { card: 'T05' } });
  });

  test('LC-161: the enemy and spectators cannot tell which', () => {
    const [one, other] = (['T05', 'T16'] as const).map((card) => {
      const battle = opened(carried());
      battle.play('HERB', { type: 'bring', card });
      battle.play('CARN', { type: 'bring', card: 'T05' });
      return battle.state;
    });
    for (const viewer of ['spectator', { side: 'CARN', player: 0 }] as const)
      expect(rules.view(one as State, viewer)).toEqual(rules.view(other as State, viewer));
    const event = { type: 'tacticBrought', empire: 'HERB', card: 'T16' } as const;
    expect(rules.notice(event, 'spectator')).toBeNull();
    expect(rules.notice(event, { side: 'CARN', player: 0 })).toBeNull();
    expect(rules.notice(event, { side: 'HERB', player: 0 })).toEqual(event);
  });

  test('LC-055: at the end of its time the lowest', () => {
    const battle = opened(carried());
    const view = rules.view(battle.state, { side: 'CARN', player: 0 });
    expect(rules.defaultCommand(view, { side: 'CARN', player: 0 }, null)).toEqual({ type: 'bring', card: 'T05' });
  });

  test('a line of notation there and back', () => {
    const battle = opened(carried());
    const view = rules.view(battle.state, { side: 'HERB', player: 0 });
    expect(rules.write({ type: 'bring', card: 'T16' }, view)).toBe('bring T16');
    expect(rules.read('bring t16', view, { side: 'HERB', player: 0 })).toEqual({
      ok: true,
      value: { type: 'bring', card: 'T16' },
    });
  });
});

describe('rosters', () => {
  const few = ['H.medic', 'H.tanker', 'H.pilot'];

  test('AWW-313, LC-056: only who is ready is picked, and a short list is passed over', () => {
    const battle = opened(withRoster(carried(), 'HERB', few));
    battle.toSelection();
    expect(battle.refusal('HERB', { type: 'pick', soldier: 'captain' })).toBe('NOT_READY');
    battle.toTurn();
    expect(battle.state.squads.HERB.picks).toHaveLength(3);
    expect(battle.state.squads.CARN.picks).toHaveLength(4);
  });

  test('AWW-314: without the symbol crews go on foot, with a rifle and a grenade', () => {
    const battle = opened(withRoster(carried(), 'HERB', few, { vehicles: { tank: false, plane: false } }));
    battle.toSelection();
    battle.toTurn();
    const { units, items } = battle.state.battle;
    expect(units['H.tank']).toBeUndefined();
    expect(units['H.plane']).toBeUndefined();
    expect(units['H.pilot']).toMatchObject({ status: 'standing', vehicle: null });
    expect(Object.values(items).filter(({ holder }) => holder === 'H.pilot')).toHaveLength(1);
    const driven = opened(withRoster(carried(), 'HERB', few));
    driven.toSelection();
    driven.toTurn();
    expect(driven.state.battle.units['H.tanker']).toMatchObject({ status: 'inVehicle', vehicle: 'H.tank' });
  });

  test('LC-052: health by U02 and U08, grenades by U06, capacities by U17 and U18', () => {
    const upgrades = { 'H.medic': ['U02', 'U06', 'U08'], 'H.tanker': ['U17'], 'H.pilot': ['U18'] };
    const battle = opened(withRoster(carried(upgrades), 'HERB', few));
    battle.toSelection();
    battle.toTurn();
    const { units, items } = battle.state.battle;
    expect(units['H.medic']).toMatchObject({ health: 5, upgrades: ['U02', 'U06', 'U08'], used: [] });
    expect(Object.values(items).filter(({ holder }) => holder === 'H.medic')).toHaveLength(2);
    expect([units['H.tank'], units['H.plane']]).toMatchObject([{ cap: 7 }, { cap: 6 }]);
  });
});

describe('LC-051: carry-overs that contradict themselves', () => {
  const carry = carried() as CarryOver;
  const herb = (more: object) => ({
    ...carry,
    empires: { ...carry.empires, HERB: { ...carry.empires.HERB, ...more } },
  });
  test.each([
    ['a key too few', { ...carry, layout: undefined }, 'MALFORMED'],
    ['a key too many', { ...carry, seed: 1 }, 'MALFORMED'],
    ['a soldier of the enemy', herb({ roster: carry.empires.CARN.roster }), 'CARRY_INVALID'],
    ['not in card order', herb({ roster: [...carry.empires.HERB.roster].reverse() }), 'CARRY_INVALID'],
    ['a squad larger than its roster', herb({ roster: carry.empires.HERB.roster.slice(0, 3) }), 'CARRY_INVALID'],
    ['no tactic', herb({ tacticsAvailable: [] }), 'CARRY_INVALID'],
    ['prisoners in an attack', { ...carry, special: { pows: ['H.medic'] } }, 'CARRY_INVALID'],
    ['a rescue of nobody', { ...carry, kind: 'rescue', special: { pows: [] } }, 'CARRY_INVALID'],
    ['a rescue of who is in the roster', { ...carry, kind: 'rescue', special: { pows: ['H.medic'] } }, 'CARRY_INVALID'],
    ['nothing at all', null, 'MALFORMED'],
  ])('%s', (_, raw, code) => expect(rules.parse.carryOver(raw)).toMatchObject({ ok: false, fault: { code } }));
});

describe('LC-057: a rescue', () => {
  const rescue = (pows: readonly string[]) => {
    const carry = carried({}, { kind: 'rescue', objective: 'O09', special: { pows } });
    const ready = (carry as CarryOver).empires.HERB.roster.map(({ soldierId }) => soldierId);
    return withRoster(
      carry,
      'HERB',
      ready.filter((id) => !pows.includes(id)),
    );
  };

  test('AWW-325: prisoners lie in the schoolhouse in the place of the civilians', () => {
    const { units } = opened(rescue(['H.medic', 'H.sniper'])).state.battle;
    expect(Object.keys(units)).toEqual(['H.medic', 'H.sniper']);
    expect(units['H.medic']).toMatchObject({ at: [0, -1], status: 'wounded', captive: true });
  });

  /** A position in which one prisoner lies beside a comrade, a step from its own zone. */
  const lying = (more: object = {}) =>
    new Trial({
      units: [
        unit('H.medic', '0,1', { status: 'wounded', damage: 4 }),
        unit('H.gunner', '0,1', { grenades: 1 }),
        unit('C.sniper', '0,1'),
        unit('C.medic', '0,-1'),
      ],
      position: { objective: 'O09', round: 3, ...more },
      carryOver: rescue(['H.medic']),
    });

  test('AWW-325: dragged home past enemies (AWW-102 does not hold) they win it', () => {
    const trial = lying();
    trial.play('gunner to 0,2 with medic');
    expect(trial.battle.outcome).toMatchObject({
      reason: 'objective',
      places: [
        { side: 'HERB', place: 1 },
        { side: 'CARN', place: 2 },
      ],
    });
  });

  test('AWW-325: no Medic and no T06 revives them', () => {
    const carry = rescue(['H.sniper']);
    const trial = new Trial({
      units: [unit('H.sniper', '0,1', { status: 'wounded', damage: 4 }), unit('H.medic', '0,1')],
      position: { objective: 'O09', round: 3, tactics: { HERB: 'T06', CARN: null } },
      carryOver: carry,
    });
    expect(trial.try('medic revives sniper')).toBe('BAD_TARGET');
    expect(trial.try('play T06 sniper')).toBe('BAD_TARGET');
  });

  test('LC-057: who kills the last of them loses', () => {
    const rescuer = lying();
    rescuer.play('gunner throws 0,1', 1);
    expect(rescuer.battle.outcome?.places[0]).toMatchObject({ side: 'CARN', place: 1 });
    const captor = new Trial({
      units: [unit('H.medic', '0,1', { status: 'wounded', damage: 4 }), unit('C.medic', '0,0')],
      position: { objective: 'O09', round: 3, active: 'CARN' },
      carryOver: rescue(['H.medic']),
    });
    captor.play('medic x 0,1', 6);
    expect(captor.battle.outcome?.places[0]).toMatchObject({ side: 'HERB', place: 1 });
  });
});

describe('LC-058: a recovery', () => {
  const carry = withRoster(carried({}, { kind: 'recover', objective: 'O02', special: { mia: 'H.medic' } }), 'HERB', [
    'H.captain',
    'H.chef',
    'H.gunner',
    'H.sniper',
  ]);
  const lying = (at: string, active = 'HERB') =>
    new Trial({
      units: [
        unit('H.medic', at, { status: 'wounded', damage: 4 }),
        unit('H.gunner', at, { grenades: 1 }),
        unit('C.gunner', at, { grenades: 1 }),
      ],
      position: { objective: 'O02', round: 3, active },
      carryOver: carry,
    });

  test('AWW-326: the missing soldier lies in the middle, and there is no case', () => {
    const { units, items } = opened(carry).state.battle;
    expect(units['H.medic']).toMatchObject({ at: [0, 0], status: 'wounded', captive: true });
    expect(items.CASE).toBeUndefined();
  });

  test('AWW-326: won where they lie in the own zone, lost where in the enemy’s', () => {
    const [home, away] = [lying('0,1'), lying('0,-1', 'CARN')];
    home.play('gunner to 0,2 with medic');
    expect(home.battle.outcome).toMatchObject({ reason: 'objective', places: [{ side: 'HERB', place: 1 }, {}] });
    away.play('gunner to 0,-2 with H.medic');
    expect(away.battle.outcome).toMatchObject({ reason: 'objective', places: [{ side: 'CARN', place: 1 }, {}] });
  });

  test('AWW-326: if they die the battle ends at once as a draw', () => {
    const trial = lying('0,1');
    trial.play('gunner throws 0,1', 1);
    expect(trial.battle.outcome).toMatchObject({ reason: 'special', places: [{ place: 1 }, { place: 1 }] });
  });
});
