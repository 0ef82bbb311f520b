import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { costOf, type LengthKnown } from './costs.ts';

/**
 * Measures of one selection: its depth, its cost (estimated microseconds of CPU time), its aliases, and how often it
 * reads the schema. That counts each `__schema` and `__type`, and each alias within one, which repeats everything below
 * it.
 */
export type Measure = {
  readonly depth: number;
  readonly cost: number;
  readonly aliases: number;
  readonly introspections: number;
};
const NOTHING: Measure = { depth: 0, cost: 0, aliases: 0, introspections: 0 };

const beside = (one: Measure, other: Measure): Measure => ({
  depth: Math.max(one.depth, other.depth),
  cost: one.cost + other.cost,
  aliases: one.aliases + other.aliases,
  introspections: one.introspections + other.introspections,
});

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** Fields that every object has, of the schema itself. */
const META: Readonly<Record<string, string>> = { __schema: '__Schema', __type: '__Type' };

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Measures selections, each fragment once: a query may name a fragment very often. */
export class Surveyor {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;
  readonly #lengths: LengthKnown;
  readonly #known = new Map<string, Measure>();

  /** `lengths` tells what a variable says about the length of a list; null where it is not known yet. */
  constructor(schema: GraphQLSchema, fragments: Fragments, lengths: LengthKnown) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#lengths = lengths;
  }

  selection(set: SelectionSetNode, parent: GraphQLNamedType | undefined): Measure {
    return set.selections.reduce<Measure>((sum, node) => {
      if (node.kind === Kind.FIELD) return beside(sum, this.#field(node, parent));
      if (node.kind === Kind.FRAGMENT_SPREAD) return beside(sum, this.#fragment(node.name.value));
      const type = node.typeCondition ? this.#schema.getType(node.typeCondition.name.value) : parent;
      return beside(sum, this.selection(node.selectionSet, type));
    }, NOTHING);
  }

  #field(node: FieldNode, parent: GraphQLNamedType | undefined): Measure {
    const name = node.name.value;
    const definition = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const type = definition?.type;
    const inner = this.#schema.getType(META[name] ?? '') ?? (type && getNamedType(type));
    const below = node.selectionSet ? this.selection(node.selectionSet, inner) : NOTHING;
    const { own, times } = costOf({ parent: parent?.name ?? '', definition }, node, this.#lengths);
    const repeated = type && isList(type) && node.selectionSet ? times : 1;
    // The schema's own fields have a rule of depth of their own, of GraphQL itself.
    const depth = parent?.name.startsWith('__') || name.startsWith('__') ? below.depth : below.depth + 1;
    const aliased = node.alias ? 1 : 0;
    const told = Object.hasOwn(META, name) || (aliased === 1 && parent?.name.startsWith('__')) ? 1 : 0;
    return {
      depth,
      cost: own + below.cost * repeated,
      aliases: below.aliases + aliased,
      introspections: below.introspections + told,
    };
  }

  #fragment(name: string): Measure {
    const known = this.#known.get(name);
    if (known) return known;
    // While it is being measured it counts nothing: a circle of fragments is refused by GraphQL's own rule.
    this.#known.set(name, NOTHING);
    const node = this.#fragments.get(name);
    const measure = node
      ? this.selection(node.selectionSet, this.#schema.getType(node.typeCondition.name.value))
      : NOTHING;
    this.#known.set(name, measure);
    return measure;
  }
}
