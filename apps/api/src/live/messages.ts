import { z } from 'zod';
import { inPlaceOf, type LiveMessage } from './live.ts';

const batch = z.array(
  z.object({
    matchId: z.string(),
    step: z.number().int(),
    status: z.string(),
    before: z.number().int().optional(),
    userIds: z.array(z.string()),
    open: z.boolean(),
  }),
);

/** NOTIFY carries at most 8,000 bytes. */
const MAX_BYTES = 7_900;

/** Joins messages into as few payloads as fit. A later message of the same match, for the same ears, replaces an earlier one. */
export function payloadsOf(messages: readonly LiveMessage[], mostBytes = MAX_BYTES): string[] {
  const latest = new Map<string, LiveMessage>();
  for (const one of messages) {
    const ears = `${one.matchId} ${one.open ? one.userIds.join() : ''}`;
    latest.set(ears, inPlaceOf(latest.get(ears), one));
  }
  const payloads: string[] = [];
  let parts: string[] = [];
  let bytes = 2;
  for (const one of latest.values()) {
    const text = JSON.stringify(one);
    const size = Buffer.byteLength(text) + 1;
    if (parts.length > 0 && bytes + size > mostBytes) {
      payloads.push(`[${parts.join(',')}]`);
      parts = [];
      bytes = 2;
    }
    parts.push(text);
    bytes += size;
  }
  if (parts.length > 0) payloads.push(`[${parts.join(',')}]`);
  return payloads;
}

/** Reads a payload; what cannot be read (another release's message) is left out. */
export function messagesOf(payload: string): readonly LiveMessage[] {
  try {
    const parsed = batch.safeParse(JSON.parse(payload));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
