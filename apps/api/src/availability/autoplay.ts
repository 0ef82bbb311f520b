import type { Context } from '../context.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { helperIn } from '../turn/helpers.ts';
import { playOrder } from '../turn/play-order.ts';
import { startMatch } from '../turn/start.ts';
import { playBot } from './play-bot.ts';
import { waitForPlayers } from './store.ts';
import { NotNow } from './thinking/thinkers.ts';

/** Maximum commands per run; the job then runs again, so that no match occupies a worker. */
const MAX_COMMANDS = 400;

/** Plays one command for a bot or an absent player. False if the match waits only for people. */
async function helpOnce(context: Context, match: StoredMatch): Promise<boolean> {
  const loaded = loadedMatch(match);
  const { rules, game } = loaded;
  const helper = game && helperIn({ rules, game, seats: match.seats, clock: match.clock });
  if (!helper) return false;
  await (helper.kind === 'bot'
    ? playBot(context, loaded, helper.seat, helper.name)
    : playOrder(context, loaded, helper));
  return true;
}

const laterOf = (error: unknown): 'later' => {
  if (error instanceof NotNow) return 'later';
  throw error;
};

/**
 * Does what a match waits for and needs no person: begins it when all are present, plays for computer players and
 * stand-ins, and by conditional orders. Each command is a separate transaction, so an interrupted run continues where
 * it stopped. Concurrent runs never play the same command twice. True if more is left to do, also when no thinker is
 * free.
 */
export async function autoplay(context: Context, matchId: string): Promise<boolean> {
  for (let count = 0; count < MAX_COMMANDS; count += 1) {
    const match = await loadMatch(context.db, matchId);
    if (!match || match.status === 'finished') return false;
    if (match.status === 'open') {
      // Somebody may have left since it was full: it waits for the next.
      if (!(await startMatch(context, matchId))) await waitForPlayers(context.db, match);
      return false;
    }
    const done = await helpOnce(context, match).catch(laterOf);
    if (done === 'later') return true;
    if (!done) return false;
  }
  return true;
}
