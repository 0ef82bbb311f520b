/** Mass Warfare on the general's map. */
import type { Json } from '@fieldpost/engine';
import { groundIn } from '@fieldpost/rules-mass-warfare/table';
import type { DrawOptions } from '../board.ts';
import { group, type Scene, shape } from '../scene/scene.ts';
import { drawControl } from './control.ts';
import { drawGround, drawNames, drawSites, drawStanding, standings } from './field.ts';
import { frameOf } from './geometry.ts';
import { drawMarksAbove, drawMarksBelow } from './marks.ts';
import { paletteOf } from './palette.ts';
import { readWar } from './reading.ts';
import { warInWords } from './words.ts';

export function drawMassWarfare(view: Json, { theme, marks, size }: DrawOptions): Scene | null {
  const war = readWar(view);
  if (war === null) return null;
  const ink = paletteOf(theme);
  const { hexes } = groundIn(war);
  const frame = frameOf(hexes);
  // Square, with the map in its middle: pictures of matches and scenarios hang side by side.
  const edge = Math.max(frame.width, frame.height);
  const middle = { transform: `translate(${(edge - frame.width) / 2} ${(edge - frame.height) / 2})` };
  return {
    width: edge,
    height: edge,
    size,
    title: `Mass Warfare, ${war.map.id}, ${hexes.length} hexes`,
    description: warInWords(war),
    nodes: [
      shape(`M0 0H${edge}V${edge}H0Z`, ink.sheet),
      group(middle, [
        ...drawGround(war, frame, ink),
        ...drawControl(war, frame, ink),
        ...drawSites(war, frame, ink),
        ...drawMarksBelow(marks, frame, ink),
        ...standings(war, frame).map(({ unit, x, y, scale }) =>
          group({ transform: `translate(${x} ${y}) scale(${scale})` }, [drawStanding(war, unit, ink)]),
        ),
        ...drawNames(war, frame, ink),
        ...drawMarksAbove(marks, frame, ink),
      ]),
    ],
  };
}
