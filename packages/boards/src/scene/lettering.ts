/** Letters and figures of the map's margin, each drawn with one pen: no font is needed, in mails neither. */
import type { SceneNode } from './scene.ts';
import { group, stroke } from './scene.ts';

const BOWL = 'M8 9.7a3.6 4.3 0 1 1-7.2 0a3.6 4.3 0 1 1 7.2 0';

/** Paths in a box 9 wide; 0 is the top of tall letters, 14 the line they stand on. */
const STROKES: Readonly<Record<string, string>> = {
  a: `M8 5.5V14${BOWL}`,
  b: 'M1 0V14M1 9.7a3.6 4.3 0 1 1 7.2 0a3.6 4.3 0 1 1-7.2 0',
  c: 'M7.6 7A3.9 4.3 0 1 0 7.6 12.4',
  d: `M8 0V14${BOWL}`,
  e: 'M.9 9.5H8A3.6 4.3 0 1 0 7 12.8',
  f: 'M7.5 .6C5 -.6 3.5 .8 3.5 3V14M1 5.5H7',
  g: `M8 5.5V15.5C8 18 5.5 18.6 1.5 17.6${BOWL}`,
  h: 'M1 0V14M1 9C1.5 6.5 3.2 5.4 5 5.4C7 5.4 8 6.8 8 9V14',
  i: 'M4.5 5.5V14M4.5 1.8V2.2',
  j: 'M5.5 5.5V15.5C5.5 17.6 4 18.2 1.8 17.8M5.5 1.8V2.2',
  k: 'M1 0V14M7.5 5.5L1 10.5M3.6 8.6L8 14',
  l: 'M3 0H4.5V12.5C4.5 13.7 5.2 14 6.5 13.8',
  '0': 'M4.5 0a3.8 7 0 1 1 0 14a3.8 7 0 1 1 0-14',
  '1': 'M1.8 2.8L5 0V14',
  '2': 'M1 3.6A3.7 3.7 0 1 1 7.4 6.3L.8 14H8.4',
  '3': 'M1 .4H8L4 5.6A4 4.2 0 1 1 .9 11.6',
  '4': 'M6.3 14V0L.5 9.8H8.6',
  '5': 'M7.8 0H2L1.4 6A4.1 4.2 0 1 1 .9 12',
  '6': 'M7 .4C3.5 2 1 6 .9 9.7a3.7 4.2 0 1 0 7.4 0a3.7 4.2 0 1 0-7.3-.9',
  '7': 'M.8 .2H8.2L3.4 14',
  '8': 'M4.5 0a3 3.2 0 1 1 0 6.4a3 3.2 0 1 1 0-6.4M4.5 6.4a3.7 3.8 0 1 1 0 7.6a3.7 3.8 0 1 1 0-7.6',
  '9': 'M2 13.6C5.5 12 8 8 8.1 4.3a3.7 4.2 0 1 0-7.4 0a3.7 4.2 0 1 0 7.3.9',
  '+': 'M.8 7.5H8.2M4.5 3.8V11.2',
  '-': 'M.8 7.5H8.2',
};
const ADVANCE = 12;

/** Writes a word with its middle at x, y. `scale` 1 = letters 14 units high. Characters without a drawing are left out. */
export function letters(word: string, x: number, y: number, scale: number, colour: string, pen = 1.7): SceneNode {
  const width = word.length * ADVANCE - (ADVANCE - 9);
  const signs = [...word].map((character, i) =>
    group({ transform: `translate(${i * ADVANCE} 0)` }, [stroke(STROKES[character] ?? '', colour, pen)]),
  );
  const left = Math.round((x - (width * scale) / 2) * 10) / 10;
  const top = Math.round((y - 7 * scale) * 10) / 10;
  return group({ transform: `translate(${left} ${top}) scale(${scale})` }, signs);
}
