/** What an editor of maps needs: their text, their check list, the generator, the symmetries, and the whole document judged. */
export { checkedMap } from './field/checks.ts';
export { isError, MAP_FAULTS, type MapFault, type MapFaultCode } from './field/faults.ts';
export { type MapReading, readMap, writeMap } from './field/fpmap.ts';
export { plainMap } from './field/generate.ts';
export type { CityName, FieldMap, Row, SeatPlaces } from './field/map.ts';
export { turnsFor } from './field/symmetry.ts';
export { mapNamed } from './scenarios/maps.ts';
