import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Lexer,
  parse,
  Source,
  specifiedRules,
  TokenKind,
  validate,
} from 'graphql';
import { extentFault, QUERY_LIMITS, tooMuch } from './limits.ts';

/** How texts are read: no more words than this, and without noting where each stood, which takes most of the memory. */
export const PARSING = { maxTokens: QUERY_LIMITS.tokens, noLocation: true } as const;
/** Faults told at most: for a name that does not exist all others are searched for one that is like it. */
export const VALIDATION = { maxErrors: 3 } as const;

/** Admitted texts that a process remembers. Ours are about eighty. */
const MAX_KNOWN = 200;

const malformed = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'MALFORMED' } });

/** Words and signs of a text, as far as it may go: cheaper than reading it whole, and says for sure why it is refused. */
function isTooLong(text: string): boolean {
  const lexer = new Lexer(new Source(text));
  for (let tokens = 0; tokens <= QUERY_LIMITS.tokens; tokens += 1)
    if (lexer.advance().kind === TokenKind.EOF) return false;
  return true;
}

function read(text: string): DocumentNode {
  if (Buffer.byteLength(text) > QUERY_LIMITS.bytes) throw tooMuch('bytes', null);
  if (isTooLong(text)) throw tooMuch('tokens', null);
  return parse(text, PARSING);
}

/**
 * Reads a text and judges it before anything is done with it: first its length, then its extent, last GraphQL's own rules, which
 * cost most. Throws what is wrong with it (QUERY_TOO_COSTLY, or what GraphQL says).
 */
export function admitted(schema: GraphQLSchema, text: unknown): DocumentNode {
  if (typeof text !== 'string') throw malformed('The query must be a text.');
  const document = read(text);
  const extent = extentFault(schema, document);
  if (extent) throw extent;
  const [first] = validate(schema, document, specifiedRules, VALIDATION);
  if (first) throw first;
  return document;
}

/** Cache of recently admitted texts, so that each is judged once. Refused ones are not cached. */
export class Admission {
  readonly #schema: GraphQLSchema;
  readonly #known = new Set<string>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Throws where the text may not be asked. */
  admit(text: string): void {
    if (this.#known.delete(text)) this.#known.add(text);
    else {
      admitted(this.#schema, text);
      this.#remember(text);
    }
  }

  #remember(text: string): void {
    const [oldest] = this.#known;
    if (this.#known.size >= MAX_KNOWN && oldest !== undefined) this.#known.delete(oldest);
    this.#known.add(text);
  }

  get size(): number {
    return this.#known.size;
  }
}
