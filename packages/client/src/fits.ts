import type { Json } from './model.ts';
import type { Operation } from './operation.ts';

/** An operation's variables and answer, as the schema has them. */
type Kept = { readonly variables: unknown; readonly data: unknown };

/** Whether the schema leaves it to be any JSON: what it is then, its module alone knows. */
type IsJson<Type> = Json extends Type ? true : false;

/** Members of an answer that are not asked for, and such as may be null without saying so. Never: there are none. */
type Amiss<Given, Asked> =
  IsJson<Asked> extends true
    ? never
    : NonNullable<Asked> extends readonly (infer AskedItem)[]
      ? NonNullable<Given> extends readonly (infer GivenItem)[]
        ? Amiss<GivenItem, AskedItem>
        : 'no list'
      : NonNullable<Asked> extends object
        ? {
            [Key in keyof NonNullable<Given>]: Key extends keyof NonNullable<Asked>
              ? NullAmiss<Key, NonNullable<Given>[Key], NonNullable<Asked>[Key]>
              : Key;
          }[keyof NonNullable<Given>]
        : never;

type NullAmiss<Key, Given, Asked> =
  IsJson<Asked> extends true
    ? never
    : null extends Asked
      ? null extends Given
        ? Amiss<Given, Asked>
        : [Key, 'may be null']
      : Amiss<Given, Asked>;

/**
 * True where what a module says of an operation fits the schema: its variables are accepted, its answer has these members and no
 * other, and what may be null is said to. It may say more closely what the schema leaves open: words of a string, the form of JSON.
 */
export type Fits<Said, Of extends Kept> =
  Said extends Operation<infer Variables, infer Data>
    ? [Amiss<Data, Of['data']>] extends [never]
      ? Data extends Of['data']
        ? Variables extends Of['variables']
          ? true
          : ['other variables', Variables]
        : ['another answer', Data]
      : ['members', Amiss<Data, Of['data']>]
    : 'no operation';
