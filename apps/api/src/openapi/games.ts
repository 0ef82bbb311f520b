import { type AnyRuleSet, all, schemasOf } from '@fieldpost/rulebook';

type Schema = { readonly [key: string]: unknown };
export type Schemas = Readonly<Record<string, Schema>>;

const COMPONENTS = '#/components/schemas/';
const OWN = '#/$defs/';

/** "some-game" of edition 1 -> "SomeGame"; of edition 2 "SomeGame2". */
const prefixOf = ({ ref }: AnyRuleSet): string =>
  ref.id.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase()) +
  (ref.edition === 1 ? '' : String(ref.edition));

/** The same schema with its references led to the components of the document. */
const moved = (schema: Schema, prefix: string): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll(`"${OWN}`, `"${COMPONENTS}${prefix}.`));

function schemasOfGame(rules: AnyRuleSet): Schemas {
  const $defs: Schemas = schemasOf(rules.ref)?.$defs ?? {};
  const prefix = prefixOf(rules);
  return Object.fromEntries(
    Object.entries($defs).map(([name, schema]) => [`${prefix}.${name}`, moved(schema, prefix)]),
  );
}

/** The match as it is when it is of this game: what it says of its game has the game's own form. */
function matchOf(rules: AnyRuleSet, match: Schema): Schema {
  const of = (kind: string) => ({ $ref: `${COMPONENTS}${prefixOf(rules)}.${kind}` });
  const own = {
    ruleSet: { const: rules.ref.id },
    edition: { const: rules.ref.edition },
    options: of('options'),
    view: { anyOf: [of('view'), { type: 'null' }] },
    standingOrders: { anyOf: [of('standingOrders'), { type: 'null' }] },
  };
  return { ...match, properties: { ...(match.properties as object), ...own } };
}

/** The schemas of all games, and a match of each: `Match` is one of these, told apart by its `ruleSet` and `edition`. */
export function withGames(schemas: Schemas): Schemas {
  const { Match: match = {}, ...others } = schemas;
  const editions = all().filter(({ ref }) => schemasOf(ref) !== null);
  const matches = editions.map((rules) => [`${prefixOf(rules)}.Match`, matchOf(rules, match)] as const);
  const anyOf = matches.map(([name]) => ({ $ref: COMPONENTS + name }));
  return Object.assign({}, others, { Match: { anyOf } }, Object.fromEntries(matches), ...editions.map(schemasOfGame));
}
