/** THE-RULES "Tile deck": each tile's face and the ground it is painted on. */
import type { Ink } from '../palette.ts';
import type { Picture } from '../part.ts';
import { CHURCH, CITADEL, FACTORY, HOSPITAL, STATION, TOWN_HALL } from './great-buildings.ts';
import { APARTMENTS, BARN, COTTAGE, FARMHOUSE, MARKET, RUIN, SCHOOL, WAREHOUSE } from './houses.ts';
import { CROPS, CROSSROADS, FIELD, MEADOW, SCRUB, SWAMP } from './open-ground.ts';
import { CRAG, FOREST, HILL, LAKE, LIGHT_WOODS, NO_MANS_LAND, ORCHARD } from './woods-and-heights.ts';

export type Face = { readonly ground: Ink; readonly picture: Picture };

const on = (ground: Ink, picture: Picture): Face => ({ ground, picture });

export const FACES: Readonly<Record<string, Face>> = {
  church: on('grass', CHURCH),
  citadel: on('rock', CITADEL),
  townhall: on('street', TOWN_HALL),
  factory: on('street', FACTORY),
  hospital: on('street', HOSPITAL),
  school: on('grass', SCHOOL),
  station: on('sand', STATION),
  warehouse: on('street', WAREHOUSE),
  apartments: on('street', APARTMENTS),
  farmhouse: on('grass', FARMHOUSE),
  cottage: on('grass', COTTAGE),
  barn: on('wheat', BARN),
  market: on('street', MARKET),
  ruin: on('sand', RUIN),
  field: on('grass', FIELD),
  crossroads: on('grass', CROSSROADS),
  meadow: on('grass', MEADOW),
  crops: on('soil', CROPS),
  scrub: on('sand', SCRUB),
  orchard: on('grass', ORCHARD),
  lightwood: on('moss', LIGHT_WOODS),
  forest: on('moss', FOREST),
  hill: on('moss', HILL),
  crag: on('rock', CRAG),
  lake: on('grass', LAKE),
  swamp: on('moss', SWAMP),
  /** Side B of every tile. */
  nml: on('mud', NO_MANS_LAND),
};
