import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';

/**
 * Hostile input for text fields: names of object properties, empty and oversized texts, numbers as text, control
 * characters.
 */
export const HOSTILE_TEXTS: readonly string[] = [
  ...['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'],
  ...['', ' ', 'x'.repeat(20_000), '1e999', '-0', '08', '\u202e\u0000'],
];

/** Where something stands within a document: names of members, and 0 for the first of a list. */
export type Place = readonly (string | 0)[];

/** The part of JSON Schema that the tests use. */
export type Shape = {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
};

const DEEPEST = 5;

/** Every place of a document of this shape, those within others too. */
export function placesOf(shape: Shape | undefined, depth = 0): readonly Place[] {
  if (shape === undefined || depth > DEEPEST) return [];
  const members = Object.entries(shape.properties ?? {}).flatMap(([name, inner]): readonly Place[] => [
    [name],
    ...placesOf(inner, depth + 1).map((place) => [name, ...place]),
  ]);
  const items: readonly Place[] = shape.items
    ? [[0], ...placesOf(shape.items, depth + 1).map((place) => [0, ...place] as const)]
    : [];
  const others = [shape.anyOf, shape.oneOf, shape.allOf].flatMap((parts) => parts ?? []);
  return unique([...members, ...items, ...others.flatMap((part) => placesOf(part, depth + 1))]);
}

/** The same of an argument of GraphQL, by its type. */
export function placesIn(type: GraphQLInputType, depth = 0): readonly Place[] {
  if (depth > DEEPEST) return [];
  if (isNonNullType(type)) return placesIn(type.ofType, depth);
  if (isListType(type)) return [[0], ...placesIn(type.ofType, depth + 1).map((place) => [0, ...place] as const)];
  if (!isInputObjectType(type)) return [[]];
  const members = Object.values(type.getFields()).flatMap((field) =>
    placesIn(field.type, depth + 1).map((place) => [field.name, ...place] as const),
  );
  return unique([[], ...members]);
}

const unique = (places: readonly Place[]): readonly Place[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
];

/** The same document with something else at one place; what is missing on the way there is made. */
export function withAt(document: unknown, [first, ...rest]: Place, put: unknown): unknown {
  if (first === undefined) return put;
  if (first === 0) {
    const [head, ...others] = Array.isArray(document) ? document : [];
    return [withAt(head, rest, put), ...others];
  }
  const members = typeof document === 'object' && document !== null && !Array.isArray(document) ? document : {};
  const inner = (members as Readonly<Record<string, unknown>>)[first];
  return { ...members, [first]: withAt(inner, rest, put) };
}
