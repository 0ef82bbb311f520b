/** The sign of each soldier type, from -8 to 8, in one colour: told apart by shape alone. */
import type { SceneNode } from '../scene/scene.ts';
import { shape, stroke } from '../scene/scene.ts';

type Sign = { readonly filled: string; readonly drawn: string };

const SIGNS: Readonly<Record<string, Sign>> = {
  captain: {
    filled: 'M0 -8L2.300 -2.600L8 -2.400L3.600 1.300L5 7L0 3.700L-5 7L-3.600 1.300L-8 -2.400L-2.300 -2.600Z',
    drawn: '',
  },
  chef: { filled: 'M-5 1C-9 0 -8 -6 -4 -5.500C-3 -9 3 -9 4 -5.500C8 -6 9 0 5 1V3H-5Z', drawn: 'M-4.500 6H4.500' },
  engineer: { filled: 'M-3.500 0H3.500V4C3.500 7 1 8 0 8C-1 8 -3.500 7 -3.500 4Z', drawn: 'M0 0V-7M-3 -7H3' },
  flamer: {
    filled:
      'M1 -8C2 -4 6 -2 5 3C4.500 6.500 2 8 0 8C-3 8 -5.500 6 -5.500 2.500C-5.500 -1 -2.500 -2 -2.500 -5C-1 -4 0 -3 0 -1C1 -3 1.500 -5 1 -8Z',
    drawn: '',
  },
  gunner: {
    filled:
      'M-7 7V-2C-7 -5 -5 -6 -5 -6C-5 -6 -3 -5 -3 -2V7ZM-2 7V-4C-2 -7 0 -8 0 -8C0 -8 2 -7 2 -4V7ZM3 7V-2C3 -5 5 -6 5 -6C5 -6 7 -5 7 -2V7Z',
    drawn: '',
  },
  medic: { filled: 'M-2.500 -7H2.500V-2.500H7V2.500H2.500V7H-2.500V2.500H-7V-2.500H-2.500Z', drawn: '' },
  observer: {
    filled: 'M-8 3A4 4 0 1 1 0 3A4 4 0 1 1 8 3A4 4 0 1 1 0 3A4 4 0 1 1 -8 3ZM-6 -1L-5 -6H-2L-1 0ZM6 -1L5 -6H2L1 0Z',
    drawn: '',
  },
  pilot: { filled: 'M0 -8L2 -2L8 1V4L2 2.500L1.500 5.500L4 7.500H-4L-1.500 5.500L-2 2.500L-8 4V1L-2 -2Z', drawn: '' },
  recruit: { filled: '', drawn: 'M-6 1L0 -4L6 1M-6 6L0 1L6 6' },
  rocketeer: { filled: 'M6 -7C3 -7 0 -5 -3 -1L-6 0L-4 2L-2 4L0 6L1 3C5 0 7 -3 6 -7Z', drawn: 'M-4 4L-7 7' },
  sniper: { filled: '', drawn: 'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0M0 -8V-3M0 3V8M-8 0H-3M3 0H8' },
  tanker: {
    filled:
      'M-8 3C-8 0 -6 -1 -4 -1L-2 -5H4V-3H8V-1.500H4.500C7 -1 8 1 8 3C8 5.500 6 6.500 4 6.500H-4C-6 6.500 -8 5.500 -8 3Z',
    drawn: '',
  },
};

/** The sign around (0, 0). */
export function drawInsignia(type: string, colour: string): readonly SceneNode[] {
  const sign = SIGNS[type];
  if (sign === undefined) return [];
  return [
    ...(sign.filled === '' ? [] : [shape(sign.filled, colour)]),
    ...(sign.drawn === '' ? [] : [stroke(sign.drawn, colour, 2)]),
  ];
}
