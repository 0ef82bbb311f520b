import { Transform, type TransformCallback } from 'node:stream';

/**
 * Passes on at its end, in one piece, all that came in many: a letter is written to the mail server by one call of the system then,
 * and not by one for each header, border and line of it. A letter has some tens of kilobytes.
 */
export class Whole extends Transform {
  readonly #pieces: Buffer[] = [];

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pieces.push(piece);
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.concat(this.#pieces));
  }
}
