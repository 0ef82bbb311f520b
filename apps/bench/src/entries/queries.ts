import { schema } from '@fieldpost/api/graphql/schema';
import { QUERY_LIMITS, queryCost } from '@fieldpost/api/platform/graphql/limits';
import { type GraphQLField, getIntrospectionQuery, getNamedType, isLeafType, isObjectType, parse } from 'graphql';

/** A query as it is sent, and what it is about. */
export type Query = { readonly what: string; readonly text: string };

/** Arguments of fields, by their names, as they are written. */
export type Arguments = Readonly<Record<string, string>>;

const many = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

function call(field: GraphQLField<unknown, unknown>, args: Arguments): string {
  const given = field.args.filter(({ name }) => args[name] !== undefined).map(({ name }) => `${name}: ${args[name]}`);
  return given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name;
}

/** A field with its whole subtree, `levels` deep. */
function whole(field: GraphQLField<unknown, unknown>, args: Arguments, levels: number): string {
  const type = getNamedType(field.type);
  if (isLeafType(type) || !isObjectType(type)) return call(field, args);
  const inner = Object.values(type.getFields()).filter((one) => levels > 1 || isLeafType(getNamedType(one.type)));
  return `${call(field, args)} { ${inner.map((one) => whole(one, args, levels - 1)).join(' ')} }`;
}

/** Whether it may be asked: what the door weighs, weighed here. */
function isAllowed(text: string): boolean {
  const tokens = text.match(/[{}():,]|[\w"@-]+/g)?.length ?? 0;
  return tokens < QUERY_LIMITS.tokens && queryCost(schema, parse(text), {}) <= QUERY_LIMITS.cost;
}

/** As much of one field as may be asked for at once; null where it may not be asked for at all. */
function asMuch(make: (count: number) => string): string | null {
  for (let count: number = QUERY_LIMITS.aliases; count > 0; count -= 1) {
    const text = make(count);
    if (isAllowed(text)) return text;
  }
  return null;
}

/** For each field of the queries named, and each field of what they give: as much of it as may be asked for. */
export function greediest(roots: readonly string[], args: Arguments): readonly Query[] {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return roots.flatMap((name) => {
    const root = fields[name];
    const type = root && getNamedType(root.type);
    if (!root || !isObjectType(type)) return [];
    const alone = asMuch((count) => `{ ${many(count, (index) => `a${index}: ${whole(root, args, 2)}`)} }`);
    const inner = Object.values(type.getFields()).flatMap((field) => {
      const part = whole(field, args, 2);
      const text = asMuch((count) => `{ ${call(root, args)} { ${many(count, (index) => `a${index}: ${part}`)} } }`);
      return text === null ? [] : [{ what: `${name}.${field.name}`, text }];
    });
    return alone === null ? inner : [{ what: name, text: alone }, ...inner];
  });
}

/** What is refused, and must be refused cheaply; and what is allowed and costs most to judge. */
export const HOSTILE: readonly Query[] = [
  { what: '18,000 aliases', text: `{ ${many(18_000, (index) => `a${index}: ruleSets { id }`)} }`.slice(0, 229 * 1024) },
  { what: 'a quarter of a megabyte of braces', text: '{ a '.repeat(60_000) },
  { what: 'the same field again and again', text: `{ ${many(140, () => 'ruleSets { id }')} }` },
  {
    what: 'fragments that hold the same',
    text: `{ ${many(45, (index) => `...F${index}`)} } ${many(45, (index) => `fragment F${index} on Query { ruleSets { id } }`)}`,
  },
  { what: 'names that do not exist', text: `{ lobby { ${many(500, (index) => `standingOrder${index}`)} } }` },
  { what: 'variables of no type', text: `query (${many(110, (index) => `$v${index}: IDD`)}) { ruleSets { id } }` },
  {
    what: 'fragments within fragments',
    text: `{ lobby { ...F0 } } ${many(30, (index) => `fragment F${index} on Match { a: rematch { ...F${index + 1} } b: rematch { ...F${index + 1} } }`)} fragment F30 on Match { id }`,
  },
  {
    what: 'a document as JSON',
    text: JSON.stringify(parse(`{ ${many(300, (index) => `a${index}: ruleSets { id }`)} }`, { noLocation: true })),
  },
  { what: 'the whole schema', text: getIntrospectionQuery() },
  {
    what: 'the schema, many times',
    text: `{ ${many(6, (index) => `s${index}: __schema { types { name kind fields { name } } }`)} }`,
  },
  {
    what: 'the schema under thirty names',
    text: `{ ${many(30, (index) => `s${index}: __schema { types { name } }`)} }`,
  },
  {
    what: 'the lobby under thirty names',
    text: `{ ${many(30, (index) => `m${index}: lobby { id title }`)} }`,
  },
  {
    what: 'all games under thirty names',
    text: `{ ${many(30, (index) => `g${index}: ruleSets { id title }`)} }`,
  },
  {
    what: 'the fields of the schema under thirty names',
    text: `{ __schema { types { ${many(30, (index) => `f${index}: fields { name }`)} } } }`,
  },
];
