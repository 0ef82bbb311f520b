/** How much each feature of `measuring.ts` counts, in logits: by hand, after the value of a prototype. Nothing has been fitted. */
import type { Weights } from '@fieldpost/engine';

export const WEIGHTS: { readonly all: Weights } = {
  all: {
    bias: {},
    each: [
      0.3, //    Infantry
      0.35, //   Snipers
      0.55, //   Machine Guns
      0.6, //    Tanks
      0.45, //   Artillery
      0.5, //    Flame Throwers
      0.45, //   Trench Raiders
      0.15, //   elite units
      0.14, //   fire on their Headquarters now
      0.06, //   fire on their Headquarters after a move
      0.1, //    damage to their Headquarters
      2.6, //    their Headquarters falls now
      0.6, //    ... to the next turn
      0.4, //    ... after a move now
      0.25, //   ... after a move next turn
      0.008, //  nearness to their Headquarters
      0.0005, // fire on their men
      0.001, //  their men who must retreat
      0.0025, // their men who must fall
      0.015, //  damage to their men
    ],
    run: 'by hand',
  },
};
