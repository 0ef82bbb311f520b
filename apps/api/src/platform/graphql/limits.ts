import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import type { LengthKnown } from './costs.ts';
import { type Fragments, type Measure, Surveyor } from './surveyor.ts';

/** How much one query may ask for. */
export const QUERY_LIMITS = {
  /** Bytes of its text. Large values belong in variables. */
  bytes: 16_384,
  /** Words and signs of its text; the largest of our own has less than 200. */
  tokens: 600,
  /** Fields within fields. The schema's own fields are exempt: GraphQL's own rule bounds them. */
  depth: 12,
  /** About a microsecond each, see `costs.ts`. */
  cost: 25_000,
  /** Fields with another name than their own. */
  aliases: 30,
  /** The schema told whole takes 10,000 fields: once, and nothing of it twice by aliases. No client asks for more. */
  introspections: 1,
  /** The same field again in the same place. Each is compared with every other. */
  repeats: 20,
  /** Things done by one request. */
  mutations: 5,
  directives: 20,
  operations: 1,
} as const;

type LimitName = keyof typeof QUERY_LIMITS;

export function tooMuch(what: LimitName, asked: number | null): GraphQLError {
  const how =
    asked === null ? `more than ${QUERY_LIMITS[what]} ${what}` : `${what} ${asked}; the limit is ${QUERY_LIMITS[what]}`;
  return new GraphQLError(`The query asks for too much at once: ${how}.`, { extensions: { code: 'QUERY_TOO_COSTLY' } });
}

const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );

const operationsOf = (document: DocumentNode): readonly OperationDefinitionNode[] =>
  document.definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);

function measureOf(schema: GraphQLSchema, document: DocumentNode, lengths: LengthKnown): Measure | null {
  const [operation] = operationsOf(document);
  if (operation === undefined) return null;
  const root = schema.getRootType(operation.operation) ?? undefined;
  return new Surveyor(schema, fragmentsOf(document), lengths).selection(operation.selectionSet, root);
}

/** Names that stand directly in a place, and how many there are of them in all. */
type Names = { readonly all: number; readonly different: ReadonlySet<string> };
const NO_NAMES: Names = { all: 0, different: new Set() };

const together = (one: Names, other: Names): Names => ({
  all: one.all + other.all,
  different: new Set([...one.different, ...other.different]),
});

/** Fields directly under a selection, including those of fragments; each fragment is read once. */
function namesIn(set: SelectionSetNode, fragments: Fragments, known: Map<string, Names>): Names {
  const own = set.selections.filter((node) => node.kind === Kind.FIELD).map((node) => (node.alias ?? node.name).value);
  return set.selections.reduce<Names>(
    (names, node) => {
      if (node.kind === Kind.FIELD) return names;
      if (node.kind === Kind.INLINE_FRAGMENT) return together(names, namesIn(node.selectionSet, fragments, known));
      return together(names, namesOf(node.name.value, fragments, known));
    },
    { all: own.length, different: new Set(own) },
  );
}

function namesOf(name: string, fragments: Fragments, known: Map<string, Names>): Names {
  const met = known.get(name);
  if (met) return met;
  // A circle of fragments is refused by GraphQL's own rule.
  known.set(name, NO_NAMES);
  const fragment = fragments.get(name);
  const names = fragment ? namesIn(fragment.selectionSet, fragments, known) : NO_NAMES;
  known.set(name, names);
  return names;
}

/** Counted over the text, each fragment once: what is cheap to count. */
function counted(document: DocumentNode): { readonly directives: number; readonly repeats: number } {
  const fragments = fragmentsOf(document);
  const known = new Map<string, Names>();
  let directives = 0;
  let repeats = 0;
  visit(document, {
    Directive: () => {
      directives += 1;
    },
    SelectionSet: (set) => {
      const { all, different } = namesIn(set, fragments, known);
      repeats += all - different.size;
    },
  });
  return { directives, repeats };
}

/** Mutations are counted apart: each one is an action, and limits of rate count requests. */
function mutationsIn(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const seen = new Set<string>();
  const fieldsOf = (set: SelectionSetNode): number =>
    set.selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + 1;
      if (node.kind === Kind.INLINE_FRAGMENT) return sum + fieldsOf(node.selectionSet);
      const fragment = seen.has(node.name.value) ? undefined : fragments.get(node.name.value);
      seen.add(node.name.value);
      return fragment ? sum + fieldsOf(fragment.selectionSet) : sum;
    }, 0);
  const [operation] = operationsOf(document);
  return operation?.operation === 'mutation' ? fieldsOf(operation.selectionSet) : 0;
}

/**
 * Checks the size of a document before its variables are known; null if within limits. Reads each part of the text once
 * or twice, so it is cheap; GraphQL's own rules, which compare fields pairwise, run after it.
 */
export function extentFault(schema: GraphQLSchema, document: DocumentNode): GraphQLError | null {
  const operations = operationsOf(document).length;
  if (operations > QUERY_LIMITS.operations) return tooMuch('operations', operations);
  const measure = measureOf(schema, document, null);
  const asked = { ...counted(document), mutations: mutationsIn(document), ...measure };
  for (const [what, count] of Object.entries(asked) as [LimitName, number][])
    if (count > QUERY_LIMITS[what]) return tooMuch(what, count);
  return null;
}

/** Fields of the largest text that is compiled. To compile one of these takes about ten milliseconds, once. */
const MAX_COMPILED = 150;
const worth = new WeakMap<DocumentNode, boolean>();

/** Whether a document may be compiled once it is asked often. */
export function isWorthCompiling(document: DocumentNode): boolean {
  const known = worth.get(document);
  if (known !== undefined) return known;
  let fields = 0;
  visit(document, {
    Field: () => {
      fields += 1;
    },
  });
  worth.set(document, fields <= MAX_COMPILED);
  return fields <= MAX_COMPILED;
}

/** Whether a document costs too much with these variables; null where it does not. */
export function costFault(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  const cost = queryCost(schema, document, variables);
  return cost > QUERY_LIMITS.cost ? tooMuch('cost', cost) : null;
}

/** What a document costs with these variables, in units of `costs.ts`. */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const lengths = (name: string): unknown =>
    Object.hasOwn(variables, name) ? variables[name] : defaultOf(document, name);
  return measureOf(schema, document, lengths)?.cost ?? 0;
}

function defaultOf(document: DocumentNode, name: string): unknown {
  const given = operationsOf(document)[0]?.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  return given?.defaultValue?.kind === Kind.INT ? Number(given.defaultValue.value) : null;
}
