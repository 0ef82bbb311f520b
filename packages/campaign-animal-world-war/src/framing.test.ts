/** A battle in its war: stakes, rosters, prisoners (LC-137); by whom one fell (LC-134). */
import { describe, expect, test } from 'vitest';
import { fallsIn } from './falls.ts';
import { frame } from './framing.ts';
import { report, War } from './testing/war.ts';

const declare = (kind: string, more: object) => ({ type: 'declare', kind, ...more });

describe('LC-137: the frame of a battle', () => {
  test('an attack: whose city, what it would bring, who may fight with what they have earned; and when it has been fought', () => {
    const war = War.begun();
    const units = {
      'H.gunner': { end: 'standing', at: [0, 0] },
      'C.gunner': { end: 'wounded', at: [1, 0], enemiesOnTile: true },
    };
    const medals = [{ soldierId: 'H.gunner', medal: 'M03', evidence: [[12, 6]] }];
    const [, mustered] = war.play('HERB', declare('attack', { city: 'c02' }));
    expect(mustered?.kind).toBe('mustered');
    expect(frame(war.course, 'try-1')).toMatchObject({ battle: 1, turn: 1, place: 'c02', seq: null, prisoners: [] });
    expect(frame(war.course, 'try-1')?.stakes[0]).toMatch(/^Herbivoria attacks Frostfen; nobody holds it\.$/);
    war.play('system', report('HERB', units, { medals }));
    expect(frame(war.course, 'try-1')?.seq).toBe(war.entries.find(({ kind }) => kind === 'fought')?.seq);
    war.fight('CARN', 'c06', report('CARN', { 'C.captain': { end: 'standing', at: [0, 0] } }));
    war.play('HERB', declare('standDown', {}));
    war.play('CARN', declare('attack', { city: 'c02' }));
    const second = frame(war.course, 'try-3');
    expect(second?.prisoners).toEqual([{ person: 'C.gunner', place: 'c02' }]);
    expect(second?.stakes.join(' ')).toMatch(/Herbivoria holds it.*teaches Carnivoron .*sets .* free/);
    expect(second?.rosters.HERB?.find(({ person }) => person === 'H.gunner')).toMatchObject({
      medals: ['M03'],
      upgrades: ['U03'],
    });
    expect(second?.rosters.CARN?.map(({ person }) => person)).not.toContain('C.gunner');
    expect(frame(war.course, 'try-4')).toBeNull();
  });

  test.each([
    [3, 'Taken, it is the third key city of Herbivoria, and the war.'],
    [4, 'Taken, it is the third key city of Herbivoria. '],
  ])('a key city where %i win: which one it would be, and whether it ends the war', (keys, says) => {
    const war = new War({ keys }, { cities: { c06: 'HERB', c08: 'HERB' } });
    war.play('HERB', declare('attack', { city: 'c04' }));
    expect(frame(war.course, 'try-1')?.stakes.join(' ')).toContain(says);
  });

  test('a rescue and a recovery name who is to be fetched', () => {
    const lostAt = { battleId: 'try/1', city: null, at: [0, 0] };
    const soldiers = { 'H.medic': { status: 'pow', heldIn: 'c04' }, 'H.chef': { status: 'mia', lostAt } };
    const fetched = (act: object) => {
      const war = new War({}, { soldiers });
      war.play('HERB', act as never);
      return frame(war.course, 'try-1')?.stakes[0];
    };
    expect(fetched(declare('rescue', { city: 'c04', pows: ['H.medic'] }))).toMatch(
      /^Herbivoria wants to bring .+ out of prison\.$/,
    );
    expect(fetched(declare('recover', { soldier: 'H.chef' }))).toMatch(
      /^Herbivoria wants to bring .+ home, who is missing\.$/,
    );
  });
});

test('LC-134: the last fall of each, by whom and in which step; what no soldier is answerable for is nobody’s', () => {
  const died = (unit: string, by: string) => ({ type: 'died', unit, at: [0, 0], attack: 1, by });
  const steps = [
    [died('C.recruit', 'H.gunner')],
    [{ type: 'turnEnded', empire: 'HERB', round: 1 }, died('H.medic', 'C.sniper')],
    [died('C.recruit', 'CARN'), died('V1', 'H.gunner')],
  ];
  const record = { steps: steps.map((events) => ({ events })) };
  expect(fallsIn(record as never)).toEqual({
    'C.recruit': { by: null, step: 2 },
    'H.medic': { by: 'C.sniper', step: 1 },
  });
});
