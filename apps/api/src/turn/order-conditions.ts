import type { Json } from '@fieldpost/engine';
import type { OrderCondition } from '../match-store/conditional-order.ts';
import type { LogEntry } from '../match-store/log.ts';

const isAbout = (condition: OrderCondition['condition'], { line, sentences, notices }: LogEntry): boolean =>
  'words' in condition
    ? [line ?? '', ...sentences].some((text) => text.toLowerCase().includes(condition.words.toLowerCase()))
    : notices.some((notice) =>
        Object.entries(condition.notice).every(([key, value]) => (notice as Members)[key] === value),
      );

type Members = { readonly [key: string]: Json };

/** True if a condition holds in the seat's log. It reads nothing else, so it reveals no secret. */
export function holds({ condition, by, happened }: OrderCondition, log: readonly LogEntry[], side: string): boolean {
  const counted = log.filter((step) => by === 'anyone' || (step.side === side) === (by === 'own'));
  return counted.some((step) => isAbout(condition, step)) === happened;
}
