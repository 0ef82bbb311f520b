import type { Json } from '@fieldpost/engine';
import type { Sign } from '../match/conditional-order.ts';
import type { LogEntry } from '../match/log.ts';

const isAbout = (sign: Sign['sign'], { line, sentences, notices }: LogEntry): boolean =>
  'words' in sign
    ? [line ?? '', ...sentences].some((text) => text.toLowerCase().includes(sign.words.toLowerCase()))
    : notices.some((notice) => Object.entries(sign.notice).every(([key, value]) => (notice as Members)[key] === value));

type Members = { readonly [key: string]: Json };

/** Whether a sign holds after what a seat has been told. It reads nothing else, so it can betray no secret. */
export function holds({ sign, by, happened }: Sign, log: readonly LogEntry[], side: string): boolean {
  const counted = log.filter((step) => by === 'anyone' || (step.side === side) === (by === 'own'));
  return counted.some((step) => isAbout(sign, step)) === happened;
}
