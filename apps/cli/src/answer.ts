import type { Json } from '@fieldpost/engine';

/** Why a verb could not do what it was asked: printed as JSON on standard error, with a non-zero exit. */
export class VerbFault extends Error {
  readonly code: string;
  readonly details: { readonly [key: string]: Json };
  constructor(code: string, message: string, details: VerbFault['details'] = {}) {
    super(message);
    this.name = 'VerbFault';
    this.code = code;
    this.details = details;
  }
}

/** The output of a verb: the process, or a test. */
export type Terminal = {
  /** The whole text of a file, or of standard input for '-'. */
  read(file: string): Promise<string>;
  /** The same as it is, byte by byte. */
  bytes(file: string): Promise<Uint8Array>;
  /** The answer: one JSON document on standard output. */
  print(answer: unknown): void;
};

/** The JSON that standard error gets for whatever was thrown. */
export function faultDocument(thrown: unknown) {
  if (thrown instanceof VerbFault) return { error: { code: thrown.code, message: thrown.message, ...thrown.details } };
  return { error: { code: 'INTERNAL', message: thrown instanceof Error ? thrown.message : String(thrown) } };
}
