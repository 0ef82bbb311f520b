/** THE-RULES "Tactics deck": T13, T14 and T17, played more than once. */
import { describe } from 'vitest';
import { card, holding } from '../testing/cards.ts';
import { tableOf } from '../testing/rows.ts';
import { tile, unit } from '../testing/trial.ts';

const medic = unit('H.medic', '0,1');
const _foe = (more: object = {}) => unit('C.medic', '0,-1', more);

describe('T13 Second Wind', () => {
  tableOf([
    {
      rule: 'T13',
      what: 'a soldier that has acted acts once more',
      given: holding('T13', { units: [medic] }),
      play: ['H.medic to 0,0', 'play T13 H.medic', 'H.medic to 0,-1'],
      see: (trial) => [trial.at('H.medic'), card(trial)],
      is: ['0,-1', '2 left, revealed'],
    },
    {
      rule: 'T13',
      what: 'once per turn, three times in all',
      given: holding('T13', { units: [medic] }),
      play: [
        'H.medic to 0,0',
        'play T13 H.medic',
        'H.medic to 0,1',
        { line: 'play T13 H.medic', refused: 'USED' },
        'end',
        'end',
        'H.medic to 0,0',
        'play T13 H.medic',
        'end',
        'end',
        'H.medic to 0,1',
        'play T13 H.medic',
        'end',
        'end',
        'H.medic to 0,0',
        { line: 'play T13 H.medic', refused: 'USED' },
      ],
      see: card,
      is: '0 left, revealed',
    },
    {
      rule: 'T13',
      what: 'a team-mate who is done has something to do again (Team play)',
      given: {
        ...holding('T13', { units: [unit('H.medic', '0,1', { controller: 1 })] }),
        options: { playersHERB: 2 },
      },
      play: ['H1: H.medic to 0,0', 'H1: done', 'H0: play T13 H.medic'],
      see: (trial) => trial.state.done.HERB,
      is: [],
    },
    {
      rule: 'T13',
      what: 'not one that has its action yet',
      given: holding('T13', { units: [medic] }),
      play: [{ line: 'play T13 H.medic', refused: 'BAD_TARGET' }],
    },
    {
      rule: 'T13',
      what: 'not a Recruit that has just returned',
      given: holding('T13', { units: [unit('H.recruit', '', { status: 'reserve', died: 0 })], more: { round: 3 } }),
      play: ['H.recruit returns 0,2', { line: 'play T13 H.recruit', refused: 'BAD_TARGET' }],
    },
  ]);
});

describe('T14 Scorched Earth', () => {
  tableOf([
    {
      rule: 'T14',
      what: '3 damage to a tile next to an own soldier; wire goes',
      given: holding('T14', { units: [medic], tiles: [tile('0,0', 'forest', { wire: true })] }),
      play: ['play T14 0,0'],
      see: (trial) => [trial.tile('0,0').damage, trial.tile('0,0').wire, card(trial)],
      is: [3, false, '2 left, revealed'],
    },
    {
      rule: 'T14',
      what: 'not out of reach, and not where somebody is',
      given: holding('T14', { units: [medic, unit('V1', '0,0')] }),
      play: [
        { line: 'play T14 0,-1', refused: 'RANGE' },
        { line: 'play T14 0,0', refused: 'BAD_TARGET' },
        { line: 'play T14 0,3', refused: 'OFF_FIELD' },
      ],
    },
    {
      rule: 'T14',
      what: 'once per turn',
      given: holding('T14', { units: [medic] }),
      play: ['play T14 0,0', { line: 'play T14 1,0', refused: 'USED' }, 'end', 'end', 'play T14 1,0'],
      see: card,
      is: '1 left, revealed',
    },
    {
      rule: 'T14',
      what: 'may meet an objective at once (AWW-190)',
      given: holding('T14', {
        units: [unit('H.medic', '2,-1')],
        tiles: [tile('-2,0', 'factory', { nml: true }), tile('2,-2', 'factory', { damage: 3 })],
        more: { objective: 'O10', round: 3 },
      }),
      play: ['play T14 2,-2'],
      see: ({ battle }) => battle.outcome?.places[0]?.side,
      is: 'HERB',
    },
  ]);
});

describe('T17 Requisition', () => {
  const bare = [medic, unit('H.sniper', '0,0'), unit('H.gunner', '1,0', { grenades: 1 })];
  const grenades =
    (id: string) =>
    ({ battle }: { battle: { items: object } }) =>
      Object.values(battle.items).filter(({ holder }) => holder === id).length;
  tableOf([
    {
      rule: 'T17',
      what: 'a grenade each for three that have none',
      given: holding('T17', { units: bare }),
      play: ['play T17 H.chef H.medic H.sniper'],
      see: (trial) => [grenades('H.medic')(trial), grenades('H.sniper')(trial), card(trial)],
      is: [1, 1, '1 left, revealed'],
    },
    {
      rule: 'T17',
      what: 'not for one that has one',
      given: holding('T17', { units: bare }),
      play: [{ line: 'play T17 H.gunner', refused: 'BAD_TARGET' }],
    },
    {
      rule: 'T17',
      what: 'twice, once per turn',
      given: holding('T17', { units: bare }),
      play: ['play T17 H.medic', { line: 'play T17 H.sniper', refused: 'USED' }, 'end', 'end', 'play T17 H.sniper'],
      see: card,
      is: '0 left, revealed',
    },
  ]);
});
