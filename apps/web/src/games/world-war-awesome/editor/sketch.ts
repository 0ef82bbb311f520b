/** A drawing as a war, so that the board's own pencils can draw it, whether or not it could be played yet. */
import { MODEL_OF, OPTIONS } from '@fieldpost/rules-world-war-awesome/catalogue';
import { groundOf } from '@fieldpost/rules-world-war-awesome/drawing';
import { cellOfHex, type Seat, type Tank, type War } from '@fieldpost/rules-world-war-awesome/table';
import { positionIn } from './document.ts';
import type { Drawing } from './drawing.ts';

const NOBODY = { hand: 0, deck: 0, dead: [], played: [] } as const;
const STILL = { move: false, fire: false } as const;

export function sketchOf(drawing: Drawing): War {
  const { rows, uplinks, armies } = drawing;
  const { tanks, units, devices, charges, damage, round, seat } = positionIn(drawing);
  const models = { A: MODEL_OF[armies.A], B: MODEL_OF[armies.B] };
  const tankOf = (one: Seat): Tank | null => {
    const tank = tanks[one];
    return tank === null ? null : { marks: [], heat: {}, ...tank, model: models[one], destroyed: false };
  };
  return {
    ...EMPTY,
    options: OPTIONS_AT_FIRST,
    map: { id: 'drawn', uplinks },
    ground: groundOf(rows),
    damage: Object.fromEntries(damage.map(({ hex, points }) => [cellOfHex(hex), points])),
    players: { A: { ...NOBODY, army: armies.A }, B: { ...NOBODY, army: armies.B } },
    models,
    tanks: { A: tankOf('A'), B: tankOf('B') },
    units,
    devices: devices.filter(({ cup }) => cup === null) as unknown as War['devices'],
    charges,
    round,
    seat,
  };
}

const OPTIONS_AT_FIRST = Object.fromEntries(
  OPTIONS.flatMap(({ key, kind }) => (kind.type === 'document' ? [] : [[key, kind.initial] as const])),
) as unknown as War['options'];

/** A war in which nothing has happened yet. */
const EMPTY = {
  groups: [],
  jams: [],
  entities: 0,
  phase: 'main',
  active: 'A',
  initiative: 'A',
  passes: 0,
  taken: 0,
  placing: 0,
  landed: null,
  decision: null,
  orders: { A: null, B: null },
  jammedOps: { A: STILL, B: STILL },
  lastThrow: null,
  outcome: null,
} as const satisfies Partial<War>;
