import type { GraphQLNamedType, GraphQLOutputType } from 'graphql';
import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** How much one query may ask for. */
const QUERY_LIMITS = {
  /** Fields within fields. Introspection is exempt: GraphQL's own rule bounds it. */
  depth: 12,
  /** Fields that may have to be resolved: a list counts its fields as often as it may be long. */
  cost: 20_000,
  /** Fields with another name than their own. */
  aliases: 30,
  /** Things done by one request. */
  mutations: 5,
  directives: 20,
} as const;

/** A list that names no length is taken to be this long, as is one whose length is a variable. */
const USUAL_LENGTH = 10;
const UNKNOWN_LENGTH = 50;
/** Arguments that say how long a list is to be at most. */
const LENGTH_ARGUMENTS = ['count', 'last', 'first'];

/** What one selection asks for. */
type Measure = { readonly depth: number; readonly cost: number; readonly aliases: number };
const NOTHING: Measure = { depth: 0, cost: 0, aliases: 0 };

const beside = (one: Measure, other: Measure): Measure => ({
  depth: Math.max(one.depth, other.depth),
  cost: one.cost + other.cost,
  aliases: one.aliases + other.aliases,
});

function isList(type: GraphQLOutputType | undefined): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type);
}

const named = (type: GraphQLOutputType): GraphQLNamedType => ('ofType' in type ? named(type.ofType) : type);

function lengthOf(field: FieldNode): number {
  const given = field.arguments?.find((argument) => LENGTH_ARGUMENTS.includes(argument.name.value))?.value;
  if (given === undefined) return USUAL_LENGTH;
  return given.kind === Kind.INT ? Math.max(1, Number(given.value)) : UNKNOWN_LENGTH;
}

/** Measures selections, each fragment once: a query may name a fragment very often. */
class Surveyor {
  readonly #context: ValidationContext;
  readonly #known = new Map<string, Measure>();

  constructor(context: ValidationContext) {
    this.#context = context;
  }

  selection(set: SelectionSetNode, parent: GraphQLNamedType | undefined): Measure {
    return set.selections.reduce<Measure>((sum, node) => {
      if (node.kind === Kind.FIELD) return beside(sum, this.#field(node, parent));
      if (node.kind === Kind.FRAGMENT_SPREAD) return beside(sum, this.#fragment(node.name.value));
      const type = node.typeCondition ? this.#type(node.typeCondition.name.value) : parent;
      return beside(sum, this.selection(node.selectionSet, type));
    }, NOTHING);
  }

  #type(name: string): GraphQLNamedType | undefined {
    return this.#context.getSchema().getType(name);
  }

  #field(node: FieldNode, parent: GraphQLNamedType | undefined): Measure {
    const name = node.name.value;
    const aliases = node.alias ? 1 : 0;
    if (name.startsWith('__')) return { ...NOTHING, cost: 1, aliases };
    const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
    const type = fields[name]?.type;
    const below = node.selectionSet ? this.selection(node.selectionSet, type && named(type)) : NOTHING;
    const times = isList(type) && node.selectionSet ? lengthOf(node) : 1;
    return { depth: below.depth + 1, cost: 1 + below.cost * times, aliases: below.aliases + aliases };
  }

  #fragment(name: string): Measure {
    const known = this.#known.get(name);
    if (known) return known;
    // While it is being measured it counts nothing: a circle of fragments is refused by GraphQL's own rule.
    this.#known.set(name, NOTHING);
    const node: FragmentDefinitionNode | null | undefined = this.#context.getFragment(name);
    const measure = node ? this.selection(node.selectionSet, this.#type(node.typeCondition.name.value)) : NOTHING;
    this.#known.set(name, measure);
    return measure;
  }
}

function tooMuch(what: string, asked: number, allowed: number, node: OperationDefinitionNode): GraphQLError {
  const message = `The query asks for too much at once: ${what} ${asked}, at most ${allowed}.`;
  return new GraphQLError(message, { nodes: [node], extensions: { code: 'QUERY_TOO_COSTLY' } });
}

/** Depth, cost and aliases of each operation. */
const extentRule: ValidationRule = (context): ASTVisitor => ({
  OperationDefinition(node) {
    const root = context.getSchema().getRootType(node.operation) ?? undefined;
    const measure = new Surveyor(context).selection(node.selectionSet, root);
    for (const what of ['depth', 'cost', 'aliases'] as const)
      if (measure[what] > QUERY_LIMITS[what])
        context.reportError(tooMuch(what, measure[what], QUERY_LIMITS[what], node));
  },
});

/** Mutations are counted apart: each one changes something, and rate limits count requests. */
const mutationsRule: ValidationRule = (context): ASTVisitor => ({
  OperationDefinition(node) {
    if (node.operation !== 'mutation') return;
    const asked = countFields(context, node.selectionSet, new Set());
    if (asked > QUERY_LIMITS.mutations) context.reportError(tooMuch('mutations', asked, QUERY_LIMITS.mutations, node));
  },
});

function countFields(context: ValidationContext, set: SelectionSetNode, seen: Set<string>): number {
  return set.selections.reduce((sum, node) => {
    if (node.kind === Kind.FIELD) return sum + 1;
    if (node.kind === Kind.INLINE_FRAGMENT) return sum + countFields(context, node.selectionSet, seen);
    const fragment = seen.has(node.name.value) ? null : context.getFragment(node.name.value);
    seen.add(node.name.value);
    return fragment ? sum + countFields(context, fragment.selectionSet, seen) : sum;
  }, 0);
}

/** A document may hold one operation, and few directives. */
const documentRule: ValidationRule = (context): ASTVisitor => {
  let directives = 0;
  return {
    Directive: () => {
      directives += 1;
    },
    Document: {
      leave(document) {
        const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
        const [, second] = operations;
        if (second) context.reportError(tooMuch('operations', operations.length, 1, second));
        const [first] = operations;
        if (first && directives > QUERY_LIMITS.directives)
          context.reportError(tooMuch('directives', directives, QUERY_LIMITS.directives, first));
      },
    },
  };
};

/** Rules beyond GraphQL's own which every query must meet. */
export const limitRules: ValidationRule[] = [extentRule, mutationsRule, documentRule];
