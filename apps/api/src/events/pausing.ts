/**
 * CL-078: pauses the whole event: clocks, windows, offers, cases. On resuming, all times move by the length of the
 * pause.
 */
import { pauseAsOperator } from '../availability/pauses.ts';
import { pauseAt } from '../clock/pause-state.ts';
import type { Context } from '../context.ts';
import { loadMatch } from '../match-store/store.ts';
import type { ActContext, ActResult, AskedAct } from './act-context.ts';
import { openCaseOf } from './cases/case.ts';
import { draftIn } from './draft.ts';
import { openedEvent } from './opened-event.ts';
import { actOfOfficer } from './signing.ts';
import { eventById, logOf, moveTimes, queueClocks, type StoredLeg } from './store.ts';

/** Text for players while their clocks are paused. */
const PAUSED = 'The whole event stands still.';
/** Faults to ignore: it is done already, or cannot be done to a match that is over. */
const DONE = ['PAUSED_ALREADY', 'NOT_PAUSED', 'GAME_OVER', 'NOT_STARTED', 'NOT_FOUND'];

/** An outage, an emergency: an organiser stops the event, with a reason that everybody reads. */
export function pauseEvent(doing: ActContext, { reason }: AskedAct): ActResult {
  const made = actOfOfficer(doing, { type: 'pause', reason }, 'organiser');
  if ('status' in made) return made;
  return { ...made, also: (tx) => queueClocks(tx, doing.opened.event.id) };
}

/** All due times of what is open move by the length of the pause. */
export function resumeEvent(doing: ActContext): ActResult {
  const made = actOfOfficer(doing, { type: 'resume' }, 'organiser');
  if ('status' in made) return made;
  const { ledger, event } = doing.opened;
  const since = ledger.pausedSince;
  const draft = draftIn(event);
  const later = (iso: string) => new Date(Date.parse(iso) + doing.now.getTime() - (since ?? 0)).toISOString();
  return {
    ...made,
    ...(draft === null ? {} : { draft: { ...draft, until: later(draft.until) } }),
    also: async (tx, now) => {
      if (since !== null) await moveTimes(tx, event.id, { since: new Date(since), by: now.getTime() - since });
      await queueClocks(tx, event.id);
    },
  };
}

async function standing(context: Context, { id }: StoredLeg, stand: boolean): Promise<void> {
  const match = await loadMatch(context.db, id);
  // A pause of the players, or of a referee, is not ours to end.
  const ours = match?.clock && pauseAt(match.clock, context.clock.now())?.reason === PAUSED;
  if (!stand && !ours) return;
  const done = await pauseAsOperator(context, id, stand ? PAUSED : null);
  if (!done.ok && !DONE.includes(done.fault.code)) throw new Error(`match ${id}: ${done.fault.code}`);
}

/** The job that follows: the clocks of all running matches stand, or run, as the event says. May run twice. */
export async function setEventClocks(context: Context, eventId: string): Promise<void> {
  await context.clock.sure();
  const event = await eventById(context.db, eventId);
  if (event === null) return;
  const stand = openedEvent(event, await logOf(context.db, eventId)).ledger.pausedSince !== null;
  for (const leg of event.legs) {
    const running = leg.state === 'running' || leg.state === 'late';
    if (running && !openCaseOf(event, leg.id)?.stopped) await standing(context, leg, stand);
  }
}
