import type { Marks } from '../board.ts';
import type { Cover } from '../manifest.ts';

const marks: Marks = {
  selected: 'd2',
  reach: [],
  targets: ['c5', 'd6'],
  chosen: [],
  trails: [
    { kind: 'shot', from: 'd2', to: 'c5' },
    { kind: 'shot', from: 'c3', to: 'c5' },
    { kind: 'move', from: 'f2', to: 'f4' },
  ],
  fallen: ['g6'],
};

/** A battle on the salient in mid-turn (THE-RULES "Notation"). */
export const COVER: Cover = {
  position: '2s1h3/t1m1a2t/1i1i1i2/2i5/1I1I1I2/I1M2RI1/T2AA2T/2S1H3 S 9 9',
  options: { terrain: 'salient' },
  marks,
};
