/** World War Awesome! in one picture: the battlefield with lifted roofs where somebody has got in, and the wireless below it. */
import type { Json } from '@fieldpost/engine';
import { layoutIn, SEATS } from '@fieldpost/rules-world-war-awesome/table';
import type { DrawOptions } from '../board.ts';
import { group, type Scene, shape } from '../scene/scene.ts';
import { drawStanding, drawTank, drawThings, liftedByEvents, standings } from './field.ts';
import { drawPanel, drawWireless, PANELS } from './frequencies.ts';
import { FIELD } from './geometry.ts';
import { drawMarksAbove, drawMarksBelow } from './marks.ts';
import { paletteOf } from './palette.ts';
import { readOwn, readWar } from './reading.ts';
import { drawGround } from './terrain.ts';
import { warInWords } from './words.ts';

export function drawWorldWarAwesome(view: Json, { theme, marks, size }: DrawOptions): Scene | null {
  const war = readWar(view);
  if (war === null) return null;
  const ink = paletteOf(theme);
  const lifted = liftedByEvents(war);
  const edge = FIELD.width;
  const panel = PANELS.lying;
  const scale = Math.round(((edge - FIELD.height) / panel.height) * 1000) / 1000;
  const left = Math.round((edge - panel.width * scale) / 2);
  const names = SEATS.map((seat) => layoutIn(war, seat)?.model.title ?? 'no tank yet').join(' against ');
  return {
    width: edge,
    height: edge,
    size,
    title: `World War Awesome!, ${names}`,
    description: warInWords(war),
    nodes: [
      shape(`M0 0H${edge}V${edge}H0Z`, ink.sheet),
      ...drawGround(war.ground, ink),
      ...drawMarksBelow(marks, ink),
      ...SEATS.flatMap((seat) => drawTank(war, seat, lifted[seat], ink)),
      ...drawThings(war, lifted, ink),
      ...standings(war, lifted)
        .filter(({ shown }) => shown)
        .map(({ unit, x, y }) => group({ transform: `translate(${x} ${y})` }, [drawStanding(war, unit, ink)])),
      ...drawMarksAbove(war, marks, ink),
      shape(`M0 ${FIELD.height}H${edge}V${edge}H0Z`, ink.panel),
      group({ transform: `translate(${left} ${FIELD.height}) scale(${scale})` }, [
        ...drawPanel(panel, ink),
        ...drawWireless(war, panel, readOwn(view), ink),
      ]),
    ],
  };
}
