/** The kinds of a game's data with a published schema, by the name of its type in the contract. */
export const SCHEMA_KINDS = ['options', 'scenario', 'command', 'view', 'notice', 'standingOrders', 'report'] as const;
export type SchemaKind = (typeof SCHEMA_KINDS)[number];

/** The published JSON Schema of an edition: `$defs` has one of each kind, and what these refer to. */
export type GameSchemas = {
  readonly $schema: string;
  readonly $id: string;
  readonly $defs: Readonly<Record<string, { readonly [key: string]: unknown }>>;
};
