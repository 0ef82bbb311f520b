import ts from 'typescript';

/** A JSON Schema (2020-12). */
export type Schema = { readonly [key: string]: unknown };

/** Types for any JSON: ours, and that of the database client. */
const ANY_JSON: readonly string[] = ['Json', 'JsonValue'];

/** Makes schemas of types. Types that have a name are kept in `defs` under it, and referred to. */
export class SchemaMaker {
  readonly #checker: ts.TypeChecker;
  readonly #prefix: string;
  readonly #names = new Map<ts.Symbol, string>();
  readonly #given = new Map<ts.Type, string>();
  readonly #defs = new Map<string, Schema>();

  /** @param prefix what stands before the name in a reference, for instance "#/$defs/" */
  constructor(checker: ts.TypeChecker, prefix: string) {
    this.#checker = checker;
    this.#prefix = prefix;
  }

  /** The named schemas that were needed so far, by name in order. */
  get defs(): Readonly<Record<string, Schema>> {
    return Object.fromEntries([...this.#defs].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** The schema of a type as JSON carries it: a date is a text, what is undefined is left out. @throws Error for what JSON cannot carry */
  of(type: ts.Type): Schema {
    const given = this.#given.get(type);
    if (given !== undefined) return { $ref: this.#prefix + given };
    const symbol = nameable(type);
    if (symbol === null) return this.#inline(type);
    const known = this.#names.get(symbol);
    if (known !== undefined) return { $ref: this.#prefix + known };
    const name = this.#freeName(symbol.name);
    this.#names.set(symbol, name);
    const described = documentation(symbol, this.#checker);
    const schema = ANY_JSON.includes(symbol.name) ? { description: 'Any JSON.' } : this.#inline(type);
    this.#defs.set(name, { ...described, ...schema });
    return { $ref: this.#prefix + name };
  }

  /** Keeps a type that has no name of its own, what a function returns, under this one. */
  name(type: ts.Type, name: string): void {
    const free = this.#freeName(name);
    this.#given.set(type, free);
    this.#defs.set(free, {});
    this.#defs.set(free, this.#inline(type));
  }

  #freeName(name: string): string {
    const taken = new Set([...this.#names.values(), ...this.#given.values()]);
    for (let index = 1; ; index += 1) {
      const free = index === 1 ? name : `${name}${index}`;
      if (!taken.has(free)) return free;
    }
  }

  #inline(type: ts.Type): Schema {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.isUnion()) return this.#union(type);
    return plainSchema(type, this.#checker) ?? this.#structure(type);
  }

  #union(type: ts.UnionType): Schema {
    const members = type.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined));
    const literals = members.flatMap((one) => literalOf(one, this.#checker) ?? []);
    const rest = members.filter((one) => literalOf(one, this.#checker) === null).map((one) => this.of(one));
    const both = literals.includes(true) && literals.includes(false);
    const words = both ? literals.filter((one) => typeof one !== 'boolean') : literals;
    const listed = words.length === 0 ? [] : [enumOf(inOrder(words))];
    const all = inOrder([...rest, ...(both ? [{ type: 'boolean' }] : []), ...listed]);
    return all.length === 1 && all[0] ? all[0] : { anyOf: all };
  }

  #structure(type: ts.Type): Schema {
    if (this.#checker.isTupleType(type)) return this.#tuple(type as ts.TupleTypeReference);
    if (this.#checker.isArrayType(type)) {
      const [element] = this.#checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: element ? this.of(element) : {} };
    }
    if (type.getCallSignatures().length > 0)
      throw new Error(`JSON carries no function: ${this.#checker.typeToString(type)}`);
    return this.#object(type);
  }

  #tuple(type: ts.TupleTypeReference): Schema {
    const items = this.#checker.getTypeArguments(type).map((one) => this.of(one));
    return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
  }

  #object(type: ts.Type): Schema {
    const members = this.#checker.getPropertiesOfType(type);
    const [index] = this.#checker.getIndexInfosOfType(type);
    const required = members.filter((one) => !this.#mayBeMissing(one)).map(({ name }) => name);
    return {
      type: 'object',
      ...(members.length > 0 && {
        properties: Object.fromEntries(members.map((one) => [one.name, this.#member(one)])),
      }),
      ...(required.length > 0 && { required: required.toSorted() }),
      additionalProperties: index === undefined ? false : this.of(index.type),
    };
  }

  #member(member: ts.Symbol): Schema {
    const schema = this.of(this.#checker.getTypeOfSymbol(member));
    return { ...documentation(member, this.#checker), ...schema };
  }

  #mayBeMissing(member: ts.Symbol): boolean {
    const type = this.#checker.getTypeOfSymbol(member);
    const unions = type.isUnion() ? type.types : [type];
    return Boolean(member.flags & ts.SymbolFlags.Optional) || unions.some((one) => one.flags & ts.TypeFlags.Undefined);
  }
}

/** The name under which a type is kept: that of its declaration, where it stands for one type alone and is not of a library. */
function nameable(type: ts.Type): ts.Symbol | null {
  if (type.aliasSymbol) return type.aliasTypeArguments ? null : type.aliasSymbol;
  const { symbol } = type;
  return symbol && symbol.flags & ts.SymbolFlags.Interface && !isOfLibrary(symbol) ? symbol : null;
}

const isOfLibrary = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((one) => one.getSourceFile().hasNoDefaultLib || one.getSourceFile().isDeclarationFile) ??
  true;

/** A text, a number, a date and the like; null: something with parts. */
function plainSchema(type: ts.Type, checker: ts.TypeChecker): Schema | null {
  const literal = literalOf(type, checker);
  if (literal !== null) return enumOf(literal);
  if (type.symbol?.name === 'Date') return { type: 'string', format: 'date-time' };
  if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  // A branded text is a text.
  return type.isIntersection() ? (type.types.map((one) => plainSchema(one, checker)).find(Boolean) ?? null) : null;
}

/** The compiler lists the members of a union in the order in which it found them. Sorting makes the output stable. */
const inOrder = <Value>(values: readonly Value[]): readonly Value[] =>
  values.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

type Literal = string | number | boolean | null;

/** The values of a type that names them, one in a list; null: it names none. */
function literalOf(type: ts.Type, checker: ts.TypeChecker): Literal[] | null {
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  if (type.flags & ts.TypeFlags.Null) return [null];
  return type.flags & ts.TypeFlags.BooleanLiteral ? [checker.typeToString(type) === 'true'] : null;
}

function enumOf(values: readonly Literal[]): Schema {
  const [only] = values;
  if (values.length > 1) return { enum: values };
  return only === null ? { type: 'null' } : { const: only };
}

function documentation(symbol: ts.Symbol, checker: ts.TypeChecker): Schema {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return text === '' ? {} : { description: text };
}
