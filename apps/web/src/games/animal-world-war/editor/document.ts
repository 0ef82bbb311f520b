/** From a drawing to a scenario document of the game. */
import { byColumn, type Hex } from '@fieldpost/hex';
import {
  areStanding,
  type Drawing,
  type DrawnAims,
  type DrawnTile,
  type Empire,
  isCivilian,
  isGrenade,
  NO_AIMS,
} from './drawing.ts';
import { hexOf, positionOf, unlike, type Written } from './position-document.ts';

const ROLES = { HERB: 'A', CARN: 'B' } as const;
const EMPIRES = ['HERB', 'CARN'] as const;

function tileOf(key: string, { card, nml, damage, feature, featureDamage, wire }: DrawnTile): Written {
  const stands = featureDamage > 0 ? { kind: feature, damage: featureDamage } : { kind: feature };
  return {
    at: hexOf(key),
    card,
    ...unlike({ nml: false, damage: 0, wire: false }, { nml, damage, wire }),
    ...(feature === null ? {} : { feature: stands }),
  };
}

function tilesWhere({ tiles }: Drawing, holds: (tile: DrawnTile) => boolean): readonly Hex[] {
  return Object.entries(tiles).flatMap(([key, tile]) => (holds(tile) ? [hexOf(key)] : []));
}

/** Tokens and marks as set-up ops of a fresh battle; civilians too, where no soldier is drawn. */
function opsOf(drawing: Drawing, fresh: boolean): readonly Written[] {
  const marks = tilesWhere(drawing, ({ marked }) => marked);
  const tokens = Object.entries(drawing.tiles).flatMap(([key, { items }]) =>
    items.filter((item) => !isGrenade(item)).map((id) => ({ op: 'token', id, at: hexOf(key) })),
  );
  const civilians = drawing.units
    .filter(({ id }) => isCivilian(id))
    .map(({ id, at, wounded }) => ({ op: 'civilian', id, at: hexOf(at), state: wounded ? 'wounded' : 'upright' }));
  return [...(marks.length > 0 ? [{ op: 'mark', at: marks }] : []), ...(fresh ? [...tokens, ...civilians] : [])];
}

/** AWW-013: with soldiers that stand already everybody has the grenades that are drawn. */
function grenadesOf({ moment }: Drawing, { grenades }: DrawnAims): readonly Written[] {
  if (areStanding(moment)) return [];
  return EMPIRES.flatMap((empire) =>
    grenades[empire] > 1 ? [{ op: 'grenades', role: ROLES[empire], n: grenades[empire] }] : [],
  );
}

/** AWW-018: what widens a deployment, or stands instead of the zone. */
function zonesOf(drawing: Drawing, { elsewhere }: DrawnAims): readonly Written[] {
  return EMPIRES.flatMap((empire: Empire) => {
    const hexes = tilesWhere(drawing, ({ deploys }) => deploys === empire);
    if (hexes.length === 0) return [];
    return [{ role: ROLES[empire], ...(elsewhere[empire] ? { replaces: hexes } : { adds: hexes }) }];
  });
}

function aimsOf(drawing: Drawing, own: DrawnAims, ops: readonly Written[]): Written {
  const { brief, winA, winB, elimination, special } = own;
  return {
    title: drawing.title.slice(0, 60) || 'A drawn objective',
    ...(brief === '' ? {} : { brief: brief.slice(0, 300) }),
    ops: [...ops, ...grenadesOf(drawing, own)],
    winA,
    winB,
    ...unlike(
      { zones: [], elimination: true, special: NO_AIMS.special },
      { zones: zonesOf(drawing, own), elimination, special },
    ),
  };
}

/** By column, as the game lists tiles: the same drawing gives the same document, however it was drawn. */
function inOrder(drawing: Drawing): Drawing {
  const entries = Object.entries(drawing.tiles);
  const sorted = entries.toSorted(([one], [other]) => byColumn(hexOf(one), hexOf(other)));
  return { ...drawing, tiles: Object.fromEntries(sorted) };
}

/** The fixed options, and those that the creator of a match may choose. */
function optionsOf({ squads, objective, options }: Drawing, own: boolean, fresh: boolean): Written {
  const { roleA, ...others } = options;
  return {
    squadHERB: squads.HERB,
    squadCARN: squads.CARN,
    ...(own || !fresh ? {} : { objective }),
    ...(own ? { roleA: 'HERB' } : roleA === 'drawn' ? {} : { roleA }),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== 'open')),
  };
}

/** The document that the game's own parser reads. */
export function documentOf(drawn: Drawing): Written {
  const drawing = inOrder(drawn);
  const position = positionOf(drawing);
  const fresh = position === null;
  const { aims, objective, rounds, tiles } = drawing;
  const ops = opsOf(drawing, fresh);
  const own = aims ?? (ops.length > 0 && objective === 'drawn' ? NO_AIMS : null);
  const zone = (empire: Empire) => tilesWhere(drawing, (tile) => tile.zone === empire);
  return {
    field: { zones: { HERB: zone('HERB'), CARN: zone('CARN') }, RL: rounds },
    tiles: Object.entries(tiles).map(([key, tile]) => tileOf(key, tile)),
    options: optionsOf(drawing, own !== null, fresh),
    ...(own === null ? {} : { aims: aimsOf(drawing, own, ops) }),
    ...(position === null ? {} : { position }),
  };
}
