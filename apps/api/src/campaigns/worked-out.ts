/** The state derived from a campaign's ledger, as stored: packed text, unpacked on first use and cached. */
import { createHash } from 'node:crypto';
import { pressed, unpressed } from '../match-store/store.ts';
import type { Course } from './stored.ts';

/** How many courses a process keeps at hand, and how much of them: characters of their text. A long war has half a million. */
const MAX_COURSES = 100;
const MAX_CHARACTERS = 8_000_000;

type Kept = { readonly course: Course; readonly weight: number };

/** By the hash of their bytes, the oldest first: the same bytes say the same, whichever process wrote them and when. */
const kept = new Map<string, Kept>();
let weight = 0;

export const packedCourse = (course: Course): Uint8Array<ArrayBuffer> =>
  new Uint8Array(pressed(JSON.stringify(course)));

/** The course of these bytes, worked out with the first call: who may read a war, and how it stood once, is known without. */
export function courseOf(bytes: Uint8Array | null): () => Course | null {
  let course: Course | null = null;
  return () => {
    if (course === null && bytes !== null) course = read(Buffer.from(bytes));
    return course;
  };
}

function read(bytes: Buffer): Course {
  const name = createHash('sha256').update(bytes).digest('base64');
  const known = kept.get(name) ?? readAnew(bytes);
  forget(name);
  keep(name, known);
  return known.course;
}

function readAnew(bytes: Buffer): Kept {
  const text = unpressed(bytes);
  return { course: JSON.parse(text) as Course, weight: text.length };
}

function keep(name: string, one: Kept): void {
  kept.set(name, one);
  weight += one.weight;
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_COURSES && weight <= MAX_CHARACTERS) return;
    forget(oldest);
  }
}

function forget(name: string): void {
  weight -= kept.get(name)?.weight ?? 0;
  kept.delete(name);
}
