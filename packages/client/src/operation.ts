declare const variablesOf: unique symbol;
declare const dataOf: unique symbol;

/** A GraphQL operation as plain text which knows the shapes of its variables and of its answer. */
export type Operation<Variables, Data> = {
  readonly text: string;
  readonly [variablesOf]?: (variables: Variables) => void;
  readonly [dataOf]?: Data;
};

/** An operation whose variables and answer are those that the schema gives it: `operationOf<Operations['Seen']>('mutation Seen ...')`. */
export const operationOf = <Kept extends { readonly variables: unknown; readonly data: unknown }>(
  text: string,
): Operation<Kept['variables'], Kept['data']> => ({ text });

/** Marks a text as an operation: `operation<{ id: string }, { match: { step: number } | null }>('query ($id: ID!) { ... }')`. */
export function operation<Variables, Data>(text: string): Operation<Variables, Data> {
  return { text };
}
