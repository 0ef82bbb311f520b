/**
 * What cannot be in a field or a position that somebody draws: a code for each kind, the rule, and what is so instead. The sentences
 * are said of a drawing, not of a move. Public data.
 */
import type { RuleId } from '@fieldpost/engine';

export const CONTRADICTIONS = {
  FIELD_SIZE: ['AWW-002', 'A field has 7 to 54 tiles.'],
  FIELD_APART: ['AWW-002', 'All tiles of a field are connected.'],
  TILE_TWICE: ['AWW-002', 'No hex has two tiles.'],
  TILE_ASTRAY: ['AWW-002', 'A tile is laid on a hex of the field.'],
  ZONE_ASTRAY: ['AWW-002', 'Each Empire has a zone of at least one tile, and all of it is on the field.'],
  ZONES_OVERLAP: ['AWW-002', 'No tile is in the zones of both Empires.'],
  ROUNDS_UNFIT: ['AWW-002', 'A field of one’s own is played for 4 to 20 rounds.'],
  ZONE_SMALL: ['AWW-014', 'The zones hold the squads, however far they have to grow; these cannot.'],

  ROUND_UNFIT: ['AWW-020', 'Turns are played in rounds from 1 on; before the first turn the round is 0.'],
  NOT_FIRST: ['AWW-020', 'Before the first turn it is for Herbivoria to begin.'],
  EMPIRE_ALONE: ['AWW-001', 'Each Empire has a soldier who is not dead for good.'],
  SQUAD_TWICE: ['AWW-011', 'No soldier is twice in a squad.'],
  SQUAD_SMALL: ['AWW-009', 'A squad has at least two soldiers.'],
  NO_SUCH_VIP: ['AWW-007', 'The VIP is a soldier of this battle.'],

  NO_CAMPAIGN: ['AWW-313', 'Upgrades and captives are of battles of a campaign alone.'],
  UNIT_TWICE: ['AWW-011', 'Each unit is in a battle once.'],
  UNIT_ASTRAY: ['AWW-030', 'Soldiers, tanks and civilians stand on tiles of the field.'],
  PLACE_UNFIT: [
    'AWW-111',
    'Who stands or lies wounded has a place on the field; a crew, the reserve and the dead have none.',
  ],
  VEHICLE_UNFIT: ['AWW-143', 'Who is inside a vehicle names it, and nobody else does.'],
  NOT_ITS_CREW: ['AWW-143', 'Who is inside a vehicle is the crew of one that is in service.'],
  CREW_UNFIT: ['AWW-143', 'A tank in service has the Tanker of its Empire inside, and a plane the Pilot.'],
  STANDING_HURT: ['AWW-110', 'Who has more damage than health does not stand.'],
  WOUNDED_UNHURT: ['AWW-110', 'Who lies wounded has more damage than health.'],
  RECRUIT_WOUNDED: ['AWW-113', 'A Recruit is never wounded: where another would be, it dies.'],
  FALLEN_HOLDS: ['AWW-108', 'The wounded and the dead hold nothing.'],
  RETURN_UNFIT: ['AWW-141', 'Nobody but a Recruit has returned, and not in a round that is yet to come.'],
  CIVILIAN_UNFIT: ['AWW-114', 'A living civilian has a place on the field, a dead one has none.'],
  VEHICLE_SPENT: ['AWW-115', 'A tank with 6 damage is a wreck, and a plane with 5 has crashed.'],

  PLANE_UNFIT: ['AWW-161', 'A plane has a place beside the field until it crashes, and none afterwards.'],
  PLANE_OVERHEAD: ['AWW-016', 'A plane is in a hex beside the field, never over a tile.'],
  LINE_UNFIT: ['AWW-160', 'A flight line is a row of at least two tiles, from one end of it to the other.'],
  LINE_ASTRAY: ['AWW-160', 'A flight line begins at a tile of the field.'],
  PLANE_ASTRAY: ['AWW-161', 'A plane is in the hex before its line, or behind it once it has flown it.'],

  ITEM_TWICE: ['AWW-105', 'Each item is in a battle once.'],
  ITEM_UNFIT: ['AWW-105', 'An item either lies on a tile or is held by somebody.'],
  ITEM_ASTRAY: ['AWW-105', 'An item that lies somewhere lies on a tile of the field.'],
  NO_SUCH_HOLDER: ['AWW-105', 'Whoever holds an item is a soldier of this battle.'],

  CHURCH_MISSING: ['AWW-005', 'Under this objective its tile is the church.'],
  TILE_CROWDED: ['AWW-032', 'At most four units are on one tile.'],
  TILE_BARRED: ['AWW-004', 'Nobody is on a tile that cannot be crossed.'],
  NOT_FLATTENED: ['AWW-082', 'A tile with a tank on it is No Man’s Land.'],
  WIRE_UNDER_TANK: ['AWW-151', 'There is no wire under a tank: it has flattened it.'],
  FEATURE_UNDER_TANK: ['AWW-151', 'Nothing is built or lies on a tile with a tank: it has flattened it.'],
  NML_DAMAGED: ['AWW-082', 'No Man’s Land holds no damage.'],
  TILE_SPENT: ['AWW-081', 'A tile with so much damage has collapsed.'],
  FEATURE_SPENT: ['AWW-080', 'What is built or lies on a tile is gone with so much damage.'],
} as const satisfies Readonly<Record<string, readonly [rule: RuleId, sentence: string]>>;

export type Contradiction = keyof typeof CONTRADICTIONS;

/** The sentences, by code. */
export const CONTRADICTION_TEXTS = Object.fromEntries(
  Object.entries(CONTRADICTIONS).map(([code, [, sentence]]) => [code, sentence]),
) as Readonly<Record<Contradiction, string>>;
