/** The figure of each unit type: solid parts, and light parts on them. The box is 36 by 26 units around (0, 0). */
import type { UnitType } from '@fieldpost/rules-mass-warfare/catalogue';
import { type SceneNode, shape, stroke } from '../scene/scene.ts';

/** `solid` in the dark line of the army, `light` in its light ground, `lines` drawn with a pen so wide. */
type Figure = {
  readonly solid: string;
  readonly light: string;
  readonly lines: readonly (readonly [d: string, width: number])[];
};

const TRACK = 'M-14 3H14a4.500 4.500 0 0 1 0 9H-14a4.500 4.500 0 0 1 0 -9Z';
const WHEELS = [-12, -4, 4, 12]
  .map((x) => `M${x - 2.2} 7.500a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0 -4.400 0Z`)
  .join('');

const FIGURES: Readonly<Record<UnitType, Figure>> = {
  inf: {
    solid:
      'M-8 -4a8 8 0 0 1 16 0H10.500V-1.500H-10.500V-4ZM-5 0H5V2.500a5 5 0 0 1 -10 0ZM-13 13C-12.500 8 -8 6.500 -4 6.500L0 9L4 6.500C8 6.500 12.500 8 13 13Z',
    light: '',
    lines: [['M12 -11L16 12', 2.4]],
  },
  mech: {
    solid: `M-17 1L-14.500 -6H-4.500L-1 -10.500H11.500V1ZM-2 3H13a4.500 4.500 0 0 1 0 9H-2a4.500 4.500 0 0 1 0 -9ZM-16 7.500a4.800 4.800 0 1 0 9.600 0a4.800 4.800 0 1 0 -9.600 0Z`,
    light:
      'M-12.500 -4H-6.500L-4.500 -1.500H-13.500ZM-13 7.500a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0 -3.600 0ZM-1 7.500a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0 -3.600 0ZM9 7.500a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0 -3.600 0Z',
    lines: [['M4 -13V-10M9 -13V-10', 2.2]],
  },
  tank: {
    solid: `M-9 -4.500L-6.500 -11H5L8.500 -4.500ZM-17 2L-14 -3.500H14L17 2Z${TRACK}`,
    light: WHEELS,
    lines: [['M6 -8.500H18', 3]],
  },
  art: {
    solid: 'M-11 5a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0 -15 0ZM-3 -10L2 -9L0 4L-5 3Z',
    light: 'M-7.500 5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
    lines: [
      ['M-12 1L17 -10', 4.4],
      ['M-4 6L-17 12', 3],
    ],
  },
  aa: {
    solid: 'M-12 13L-6 6H6L12 13ZM-5 -1a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z',
    light: 'M-2.200 -1a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0 -4.400 0Z',
    lines: [
      ['M-3 -1L-9 -13', 3],
      ['M3 -1L9 -13', 3],
      ['M0 2V8', 3],
    ],
  },
  ftr: {
    solid:
      'M0 -13C2.600 -11 3 -8 3 -5L16 -1V3L3 2L2.200 8L7 11V13H-7V11L-2.200 8L-3 2L-16 3V-1L-3 -5C-3 -8 -2.600 -11 0 -13Z',
    light: 'M-1.400 -6.500h2.800v4.500h-2.800Z',
    lines: [['M-4.500 -13H4.500', 1.8]],
  },
  bmb: {
    solid:
      'M0 -13C2.500 -12 3.200 -10 3.200 -7V-5L18 -3.500V1.500L3.200 1L2.200 8.500L8.500 10.500V13H-8.500V10.500L-2.200 8.500L-3.200 1L-18 1.500V-3.500L-3.200 -5V-7C-3.200 -10 -2.500 -12 0 -13ZM-13.500 -8h3.400v7h-3.400ZM10.100 -8h3.400v7h-3.400ZM-8 -9h3.400v7h-3.400ZM4.600 -9h3.400v7h-3.400Z',
    light: 'M-1.500 -10h3v3h-3Z',
    lines: [],
  },
  trn: {
    solid: 'M-18 2H18L14 11H-14ZM-15 1V-8H-6V1ZM-3 1V-4H3V1ZM5 1V-4H11V1Z',
    light: 'M-13 -6h5v2.500h-5Z',
    lines: [
      ['M4 -3V-12L14 -4', 2],
      ['M-10.500 -8V-12', 2.6],
    ],
  },
  war: {
    solid: 'M-19 3H19L15 11H-15ZM-6 3V-4H4V3ZM-15 3V-1.500H-9V3ZM8 3V-1.500H14V3Z',
    light: 'M-4 -2h6v2h-6Z',
    lines: [
      ['M-9 -0.500H-18M14 -0.500H19', 2.2],
      ['M-1 -4V-12M-5 -9H3', 2],
    ],
  },
  car: {
    solid: 'M-19 -1H19V3.500H-19ZM-17 4.500H17L13 11H-14ZM4 -1V-9H11V-1Z',
    light: 'M6 -7h3v2h-3ZM-16 0.300h4v1.600h-4ZM-9 0.300h4v1.600h-4ZM-2 0.300h4v1.600h-4ZM12 0.300h4v1.600h-4Z',
    lines: [
      ['M7.500 -9V-13', 1.8],
      ['M-14 -5.500H-4M-9 -9V-3.500M-12 -3.800H-6', 2],
    ],
  },
  sub: {
    solid: 'M-18 4C-17 -1 -12 -3 -6 -3H10C15 -3 18 0 18 4C18 8 14 10 9 10H-10C-15 10 -18 8 -18 4ZM-4 -2V-9H5V-2Z',
    light:
      'M-11 3.500a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0ZM-4 3.500a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0ZM3 3.500a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0Z',
    lines: [['M1 -9V-13H6', 2]],
  },
};

/** The figure of a type in two colours. */
export function drawFigure(type: UnitType, dark: string, light: string): readonly SceneNode[] {
  const figure = FIGURES[type];
  return [
    ...figure.lines.map(([d, width]) => stroke(d, dark, width)),
    shape(figure.solid, dark),
    ...(figure.light === '' ? [] : [shape(figure.light, light)]),
  ];
}
