import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The openings of React's style sheets: one in the page itself, and one in a later part. React escapes people's text, so it never reads
 * like these.
 */
const OPENINGS = ['<style data-precedence="', '<style media="not all" data-precedence="'] as const;
const OPENED = new RegExp(`<style(?=${OPENINGS.map((opening) => opening.slice('<style'.length)).join('|')})`, 'g');

/** Whether an opening may have begun at the end of a piece. */
const begins = (text: string): boolean => OPENINGS.some((opening) => opening.startsWith(text));

/** Bytes as letters and back: an opening has none but plain ones, and nothing else is touched. */
const BYTES = 'latin1';

/** Marks the sheets of a page that comes piece by piece as ours. */
export class OwnStyles {
  readonly #nonce: string;
  #kept = '';

  /** @param nonce of the page's policy */
  constructor(nonce: string) {
    this.#nonce = nonce;
  }

  /** The part of the page that can be sent now that `piece` has come. */
  marked(piece: Uint8Array): Buffer {
    const text = this.#kept + Buffer.from(piece).toString(BYTES);
    const last = text.lastIndexOf('<');
    const end = last >= 0 && begins(text.slice(last)) ? last : text.length;
    this.#kept = text.slice(end);
    return Buffer.from(text.slice(0, end).replace(OPENED, `<style nonce="${this.#nonce}"`), BYTES);
  }

  /** Returns the held-back rest, which might have begun a style sheet. */
  rest(): Buffer {
    return Buffer.from(this.#kept, BYTES);
  }
}

const NONCE = /'nonce-([\w+/=-]+)'/;

/** The sheets of an answer that is a page with a policy; null of any other answer, which is left as it is. */
function stylesOf(response: ServerResponse): OwnStyles | null {
  if (!String(response.getHeader('content-type') ?? '').startsWith('text/html')) return null;
  const nonce = NONCE.exec(String(response.getHeader('content-security-policy') ?? ''))?.[1];
  if (nonce === undefined) return null;
  if (!response.headersSent) response.removeHeader('content-length');
  return new OwnStyles(nonce);
}

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Sends = (piece?: unknown, ...more: unknown[]) => unknown;

const NOTHING = new Uint8Array();

/** The bytes of a piece, which is text, bytes, or none where a callback or nothing stands in its place. */
function bytesOf(piece: unknown): Uint8Array {
  if (typeof piece === 'string') return Buffer.from(piece);
  return piece instanceof Uint8Array ? piece : NOTHING;
}

/** Answers whose sheets bear the nonce of their page, so that its policy lets them be: React itself, given one nonce, writes it to scripts alone. */
export const withOwnStyles =
  (serve: Serve): Serve =>
  (request, response) => {
    const write = response.write.bind(response) as Sends;
    const end = response.end.bind(response) as Sends;
    let known: OwnStyles | null | undefined;
    const styles = (): OwnStyles | null => {
      if (known === undefined) known = stylesOf(response);
      return known;
    };
    const writeMarked: Sends = (piece, ...more) => write(styles()?.marked(bytesOf(piece)) ?? piece, ...more);
    const endMarked: Sends = (piece, ...more) => {
      const own = styles();
      if (own === null) return end(piece, ...more);
      const last = Buffer.concat([own.marked(bytesOf(piece)), own.rest()]);
      return typeof piece === 'function' ? end(last, piece) : end(last, ...more);
    };
    Object.assign(response, { write: writeMarked, end: endMarked });
    return serve(request, response);
  };
