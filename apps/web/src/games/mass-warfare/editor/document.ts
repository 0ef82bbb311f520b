/** From a drawing to a scenario document of the game, and back. */
import type { Json } from '@fieldpost/client';
import { fromKey, type Hex, keyOf } from '@fieldpost/hex';
import { type BaseType, SIDES } from '@fieldpost/rules-mass-warfare/catalogue';
import { mapNamed, writeMap } from '@fieldpost/rules-mass-warfare/drawing';
import { blankDrawing, type Drawing, drawingOfMap, mapOf, type Position } from './drawing.ts';
import { carrierOf, hexesHeld } from './position.ts';

const hexOf = (key: string): Hex => fromKey(key) ?? [0, 0];

function positionDocument({ seats }: Drawing, position: Position) {
  const { turn, step, units, bases, fire } = position;
  return {
    turn,
    step,
    control: Object.fromEntries(seats.map((_, index) => [SIDES[index], hexesHeld(position, index + 1)])),
    bases: Object.entries(bases).map(([key, base]) => ({ hex: hexOf(key), base })),
    fire: Object.entries(fire).flatMap(([key, counters]) => (counters > 0 ? [{ hex: hexOf(key), counters }] : [])),
    units: units.map((unit) => {
      const carrier = carrierOf(unit, units);
      return { id: unit.id, hex: carrier === null ? hexOf(unit.at) : null, carrier, fire: unit.fire };
    }),
  };
}

/** The document that the game's own parser reads. */
export function documentOf(drawing: Drawing): Json {
  const map = writeMap(mapOf(drawing));
  const { position } = drawing;
  return (position === null ? { map } : { map, ...positionDocument(drawing, position) }) as unknown as Json;
}

/** The hex of a drawing that a path into its document names ("units[3]"); null: none in particular. */
export function placeOf({ position }: Drawing, path: string): string | null {
  const [, list, index] = /^(units|bases|fire)\[(\d+)\]/.exec(path) ?? [];
  if (position === null || list === undefined) return null;
  const keys = {
    units: position.units.map(({ at }) => at),
    bases: Object.keys(position.bases),
    fire: Object.keys(position.fire).filter((key) => (position.fire[key] ?? 0) > 0),
  };
  return keys[list as keyof typeof keys][Number(index)] ?? null;
}

type RawUnit = {
  readonly id: string;
  readonly hex: Hex | null;
  readonly carrier?: string | null;
  readonly fire?: number;
};
type Raw = {
  readonly map?: string;
  readonly turn?: number;
  readonly step?: number;
  readonly control?: Readonly<Record<string, readonly Hex[]>> | null;
  readonly bases?: readonly { readonly hex: Hex; readonly base: BaseType }[] | null;
  readonly fire?: readonly { readonly hex: Hex; readonly counters: number }[] | null;
  readonly units?: readonly RawUnit[] | null;
};

function unitsIn(units: readonly RawUnit[]): Position['units'] {
  const hexes = new Map(units.map(({ id, hex }) => [id, hex]));
  return units.map(({ id, hex, carrier, fire }) => ({
    id,
    at: keyOf(hex ?? hexes.get(carrier ?? '') ?? [0, 0]),
    fire: fire ?? 0,
  }));
}

/** Makes a drawing of a stored document; an unreadable one gives an empty drawing. */
export function drawingOf(title: string, document: Json): Drawing {
  const raw = (typeof document === 'string' ? { map: document } : (document ?? {})) as unknown as Raw;
  const { map } = mapNamed(raw.map ?? '');
  const plain = map === null ? blankDrawing(2) : drawingOfMap(title, map);
  if (!raw.units || !raw.bases || !raw.control) return { ...plain, title };
  const owners = Object.entries(raw.control).flatMap(([side, hexes]) =>
    hexes.map((hex) => [keyOf(hex), SIDES.indexOf(side as (typeof SIDES)[number]) + 1] as const),
  );
  const position: Position = {
    turn: raw.turn ?? 1,
    step: raw.step ?? 1,
    units: unitsIn(raw.units),
    bases: Object.fromEntries(raw.bases.map(({ hex, base }) => [keyOf(hex), base])),
    fire: Object.fromEntries((raw.fire ?? []).map(({ hex, counters }) => [keyOf(hex), counters])),
    owners: Object.fromEntries(owners),
  };
  return { ...plain, title, mirrored: false, position };
}
