import type { components } from './document.ts';

/** The answer to a refused request. `code` is stable: compare it, never the sentence. */
export class Fault extends Error {
  readonly status: number;
  readonly code: string;
  /** The rule of the game that refused: "AWW-142"; null where no rule did. */
  readonly rule: string | null;
  /** Differs by code: with STALE (409) the fresh step, pending and view. */
  readonly details: unknown;

  constructor(status: number, { code, message, rule, details }: components['schemas']['ErrorAnswer']['error']) {
    super(`${code}: ${message}`);
    this.name = 'Fault';
    this.status = status;
    this.code = code;
    this.rule = rule ?? null;
    this.details = details ?? null;
  }
}

/** Reads a refusal; an answer that is none of ours (a proxy's page) becomes one named by its status. */
export async function faultOf(reply: Response): Promise<Fault> {
  const told = await reply.json().catch(() => null);
  const known = (told as Partial<components['schemas']['ErrorAnswer']> | null)?.error;
  return new Fault(reply.status, known ?? { code: `HTTP_${reply.status}`, message: reply.statusText });
}
