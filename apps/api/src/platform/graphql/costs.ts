import { type FieldNode, type GraphQLField, getNamedType, Kind } from 'graphql';

/**
 * Cost of a field without its children, and the maximum length of its list (`most`), whatever the query requests. One
 * unit is about a microsecond of CPU time, as `npm run bench -- entries` measures it.
 */
export type FieldCost = { readonly own?: number; readonly most?: number };

/** Written beside a field: `extensions: costs({ own: 300 })`. A field without it costs little, its list is `USUAL_LENGTH` long. */
export const costs = (cost: FieldCost): { readonly cost: FieldCost } => ({ cost });

/** What a value costs by its weight: it is put into words and sent. A character in units. */
const PER_CHARACTER = 1 / 50;
export const weightOf = (value: unknown): number => Math.ceil(JSON.stringify(value ?? null).length * PER_CHARACTER);

/** A look into the database. */
export const LOOK_UP = 300;
/** Any other field, in a query that has not been compiled. */
const OF_A_FIELD = 2;
/** A field of any shape, where nothing else is said: options, an outcome, orders. */
const OF_A_DOCUMENT = 12;

const USUAL_LENGTH = 10;

/** The schema's own lists, as long as they are on the middle in a schema of ours. */
const SCHEMA_LISTS: Readonly<Record<string, FieldCost>> = {
  types: { most: 120 },
  fields: { most: 7 },
  args: { most: 1 },
  inputFields: { most: 1 },
  enumValues: { most: 1 },
  interfaces: { most: 1 },
  possibleTypes: { most: 1 },
};

/** Arguments that say how long a list is to be at most. */
const LENGTH_ARGUMENTS = ['count', 'last', 'first', 'limit', 'days'];

/** Looks up the length in a variable, if variables are known. */
export type LengthKnown = ((variable: string) => unknown) | null;

/** The length that a field asks for; null where it names none. A variable that says nothing usable asks for all. */
function asked(field: FieldNode, lengths: LengthKnown): number | null {
  const given = field.arguments?.find((argument) => LENGTH_ARGUMENTS.includes(argument.name.value))?.value;
  if (given === undefined) return null;
  if (given.kind === Kind.INT) return Math.max(1, Number(given.value));
  if (given.kind !== Kind.VARIABLE) return null;
  // Before the variables are known the least is taken: what even so is too much is refused at first sight.
  if (lengths === null) return 1;
  const value = lengths(given.name.value);
  return Number.isFinite(value) ? Math.max(1, Number(value)) : Number.POSITIVE_INFINITY;
}

const isDocument = ({ definition }: FieldOf): boolean =>
  definition !== undefined && getNamedType(definition.type).name === 'JSON';

export type FieldOf = { readonly parent: string; readonly definition: GraphQLField<unknown, unknown> | undefined };

/** They are read from memory, and most of what is asked for of types within types is not there. */
const OF_THE_SCHEMA = 0.2;

function statedCost({ parent, definition }: FieldOf): FieldCost {
  if (parent.startsWith('__')) return { own: OF_THE_SCHEMA, ...(definition && SCHEMA_LISTS[definition.name]) };
  return (definition?.extensions.cost as FieldCost | undefined) ?? {};
}

/** Cost of a field without its children, and how often its children count. */
export function costOf(
  field: FieldOf,
  node: FieldNode,
  lengths: LengthKnown,
): { readonly own: number; readonly times: number } {
  const usual = isDocument(field) ? OF_A_DOCUMENT : OF_A_FIELD;
  const { own = usual, most = USUAL_LENGTH } = statedCost(field);
  return { own, times: Math.min(asked(node, lengths) ?? most, most) };
}
