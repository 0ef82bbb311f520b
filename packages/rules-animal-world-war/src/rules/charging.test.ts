/** Cards that change what a soldier may do: T12, T18. */
import { describe } from 'vitest';
import { type Row, tableOf } from '../testing/rows.ts';
import { unit } from '../testing/trial.ts';

const dice = (line: string, ...rolls: number[]): readonly [string, ...number[]] => [line, ...rolls];
const effect = (card: string, does: string, who: readonly string[], by = 'HERB') => ({
  effects: [{ id: 1, by, card, does, amount: 1, until: 'turn', who: who.map((id) => [id, 1]) }],
});

const CARDS: readonly Row[] = [
  {
    rule: 'T12',
    what: 'after a Move one Melee is free, at once',
    given: {
      units: [unit('H.medic', '0,2'), unit('H.gunner', '0,2'), unit('C.medic', '0,1')],
      position: effect('T12', 'bayonet', ['H.medic', 'H.gunner']),
    },
    play: [
      'medic to 0,1',
      dice('medic fights C.medic', 2),
      { line: 'medic fights C.medic', refused: 'NO_ACTION' },
      'gunner to 0,1',
    ],
    see: (trial) => [trial.soldier('C.medic').damage, trial.menu('H.gunner')],
    is: [1, ['gunner fights C.medic']],
  },
  {
    rule: 'T12',
    what: 'any other command of that soldier forfeits it',
    given: {
      units: [unit('H.medic', '0,2', { extra: 1 }), unit('C.medic', '0,1')],
      position: { ...effect('T12', 'bayonet', ['H.medic']), items: [{ id: 'G1', at: [0, 1] }] },
    },
    play: ['medic to 0,1', 'medic takes G1', { line: 'medic fights C.medic', refused: 'NO_ACTION' }],
  },
  {
    rule: 'T18',
    what: 'a misled soldier cannot act, handle anything, or be given an action in its next turn',
    given: {
      units: [unit('H.medic', '0,2'), unit('H.captain', '0,2')],
      position: { ...effect('T18', 'mislead', ['H.medic'], 'CARN'), items: [{ id: 'G1', at: [0, 2] }] },
    },
    play: [
      { line: 'medic to 0,1', refused: 'NO_ACTION' },
      { line: 'medic takes G1', refused: 'NO_ACTION' },
      { line: 'captain sends medic', refused: 'BAD_TARGET' },
    ],
  },
];

describe('cards that change actions', () => tableOf(CARDS));
