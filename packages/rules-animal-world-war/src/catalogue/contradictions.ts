/**
 * What cannot be in a field or a position that somebody draws: a code for each kind, the rule, and what is so instead. The sentences
 * are said of a drawing, not of a move. Public data.
 */
import type { RuleId } from '@fieldpost/engine';

export const CONTRADICTIONS = {
  FIELD_SIZE: ['AWW-002', 'A field has 7 to 54 tiles.'],
  FIELD_APART: ['AWW-002', 'All tiles must be connected.'],
  TILE_TWICE: ['AWW-002', 'Two tiles share a hex.'],
  TILE_ASTRAY: ['AWW-002', 'A tile is outside the field.'],
  ZONE_ASTRAY: ['AWW-002', 'Each Empire needs a zone of at least 1 tile, all on the field.'],
  ZONES_OVERLAP: ['AWW-002', 'A tile is in both zones.'],
  ROUNDS_UNFIT: ['AWW-002', 'The round limit must be 4 to 20.'],
  ZONE_SMALL: ['AWW-014', 'The zones are too small for the squads.'],

  ROUND_UNFIT: ['AWW-020', 'Rounds start at 1; before the first turn the round is 0.'],
  NOT_FIRST: ['AWW-020', 'Herbivoria starts.'],
  EMPIRE_ALONE: ['AWW-001', 'Each Empire needs a soldier who is not permanently dead.'],
  SQUAD_TWICE: ['AWW-011', 'A soldier appears twice in a squad.'],
  SQUAD_SMALL: ['AWW-009', 'A squad has at least two soldiers.'],
  NO_SUCH_VIP: ['AWW-007', 'The VIP must be a soldier of this battle.'],

  NO_CAMPAIGN: ['AWW-313', 'Upgrades and captives exist only in campaign battles.'],
  UNIT_TWICE: ['AWW-011', 'A unit appears twice.'],
  UNIT_ASTRAY: ['AWW-030', 'Soldiers, tanks and civilians must be on tiles.'],
  PLACE_UNFIT: [
    'AWW-111',
    'Standing and wounded soldiers need a place on the field; crews, reserves and the dead have none.',
  ],
  VEHICLE_UNFIT: ['AWW-143', 'A soldier inside a vehicle must name it; others must not.'],
  NOT_ITS_CREW: ['AWW-143', 'A soldier inside a vehicle must be the crew of a working one.'],
  CREW_UNFIT: ['AWW-143', 'A working tank needs its Tanker inside, a plane its Pilot.'],
  STANDING_HURT: ['AWW-110', 'A soldier with more damage than health cannot stand.'],
  WOUNDED_UNHURT: ['AWW-110', 'A wounded soldier has more damage than health.'],
  RECRUIT_WOUNDED: ['AWW-113', 'A Recruit dies instead of being wounded.'],
  FALLEN_HOLDS: ['AWW-108', 'Wounded and dead soldiers hold nothing.'],
  RETURN_UNFIT: ['AWW-141', 'Only a Recruit can have returned, and not in a future round.'],
  CIVILIAN_UNFIT: ['AWW-114', 'A living civilian has a place on the field, a dead civilian has none.'],
  VEHICLE_SPENT: ['AWW-115', 'A tank with 6 damage is a wreck; a plane with 5 has crashed.'],

  PLANE_UNFIT: ['AWW-161', 'A plane has a place beside the field until it crashes.'],
  PLANE_OVERHEAD: ['AWW-016', 'A plane is in a hex beside the field, never over a tile.'],
  LINE_UNFIT: ['AWW-160', 'A flight line is a straight row of at least 2 tiles, from end to end.'],
  LINE_ASTRAY: ['AWW-160', 'A flight line starts at a tile of the field.'],
  PLANE_ASTRAY: ['AWW-161', 'A plane is at the start of its line, or at its end after flying it.'],

  ITEM_TWICE: ['AWW-105', 'An item appears twice.'],
  ITEM_UNFIT: ['AWW-105', 'An item lies on a tile or is held by a soldier.'],
  ITEM_ASTRAY: ['AWW-105', 'An item that lies somewhere lies on a tile of the field.'],
  NO_SUCH_HOLDER: ['AWW-105', 'Only a soldier of this battle can hold an item.'],

  CHURCH_MISSING: ['AWW-005', 'With this objective the marked tile must be the church.'],
  TILE_CROWDED: ['AWW-032', 'A tile can hold up to 4 units.'],
  TILE_BARRED: ['AWW-004', 'No unit can be on a tile that cannot be crossed.'],
  NOT_FLATTENED: ['AWW-082', 'A tile with a tank on it is No Man’s Land.'],
  WIRE_UNDER_TANK: ['AWW-151', 'There is no wire under a tank: it has flattened it.'],
  FEATURE_UNDER_TANK: ['AWW-151', 'Nothing can be built or lie on a tile with a tank.'],
  NML_DAMAGED: ['AWW-082', 'No Man’s Land holds no damage.'],
  TILE_SPENT: ['AWW-081', 'With this damage the tile has collapsed.'],
  FEATURE_SPENT: ['AWW-080', 'With this damage everything built or lying on the tile is destroyed.'],
} as const satisfies Readonly<Record<string, readonly [rule: RuleId, sentence: string]>>;

export type Contradiction = keyof typeof CONTRADICTIONS;

/** The sentences, by code. */
export const CONTRADICTION_TEXTS = Object.fromEntries(
  Object.entries(CONTRADICTIONS).map(([code, [, sentence]]) => [code, sentence]),
) as Readonly<Record<Contradiction, string>>;
