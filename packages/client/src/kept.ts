import type { Operation } from './operation.ts';

/** Ids of operations that have been made already. */
const made = new WeakMap<object, Promise<string | null>>();

async function idOf(text: string): Promise<string | null> {
  // Browsers hash on secure pages alone: elsewhere the text is sent.
  const subtle: typeof crypto.subtle | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `sha256:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Under what the service keeps an operation: the SHA-256 of its text. Null: nothing here can tell. */
export function keptUnder(operation: Operation<never, unknown>): Promise<string | null> {
  const known = made.get(operation) ?? idOf(operation.text).catch(() => null);
  made.set(operation, known);
  return known;
}
