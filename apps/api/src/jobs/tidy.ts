import type { Context } from '../context.ts';
import { matchesToPack, packMatch } from '../match-store/packing-store.ts';

const DAY = 86_400_000;
const MATCHES_AT_ONCE = 50;
/** So long one run goes on at most; the next one takes up where it ended. */
const LONGEST_MS = 60_000;

/** Result of tidying up. */
export type Tidied = {
  /** Matches whose steps became one record. */
  readonly packed: number;
};

/** Packs one match. A failure leaves it as it is, and does not block the others. */
async function pack(context: Context, matchId: string, now: Date): Promise<boolean> {
  try {
    return (await packMatch(context, matchId, now)) !== null;
  } catch (error) {
    context.log.error({ err: error, matchId }, 'tidy: a match could not be packed');
    return false;
  }
}

async function packOld(context: Context, now: Date, until: number): Promise<number> {
  const before = new Date(now.getTime() - context.settings.retention.packDays * DAY);
  let packed = 0;
  for (let fresh = 1; fresh > 0 && performance.now() < until; packed += fresh) {
    fresh = 0;
    for (const id of await matchesToPack(context, before, now, MATCHES_AT_ONCE))
      if (await pack(context, id, now)) fresh += 1;
  }
  return packed;
}

/** Makes small what is over. It may be broken off at any moment and begun again. */
export async function tidy(context: Context): Promise<Tidied> {
  await context.clock.sure();
  const packed = await packOld(context, context.clock.now(), performance.now() + LONGEST_MS);
  if (packed > 0) context.log.info({ packed }, 'tidy: steps of finished matches were packed');
  return { packed };
}
