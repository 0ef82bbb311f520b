/** CL-031: every condition of entry that is not met, in words, and as data. */
import type { Settings, Unmet } from '@fieldpost/league';
import type { StoredClub } from '../clubs/store.ts';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { admissionOf } from './conditions.ts';
import type { StoredEntry, StoredEvent } from './store.ts';

const WORDS: Readonly<Record<string, (unmet: Unmet) => string>> = {
  channel: () => 'Confirm your email address first.',
  unproven: () => 'All places for newcomers are taken.',
  reliability: ({ asked, have }) => `You answered ${have} of your last 100 turns in time; the event requires ${asked}.`,
  member: () => 'Only club members can enter.',
  ban: () => 'You cannot enter at the moment.',
  bots: ({ asked }) =>
    asked === 'only' ? 'This event is for computer players only.' : 'Computer players cannot enter.',
  provisional: () => 'The event requires an established rating; yours is provisional.',
  rating: ({ asked, have }) => `Your rating of ${Math.round(Number(have))} is outside the limit of ${asked}.`,
  load: ({ asked, have }) => `You would have ${have} running matches; the limit is ${asked}.`,
};

const wordsOf = (one: Unmet): string => WORDS[one.condition]?.(one) ?? `${one.condition}: ${one.asked}.`;

/** CL_ENTRY_REFUSED, with each condition that is not met. */
export const refusedEntry = (unmet: readonly Unmet[]): Fault => ({
  ...fault('EVENT_REFUSED', {
    rule: 'CL-031',
    message: unmet.map(wordsOf).join(' '),
    details: { conditions: unmet as never },
  }),
  code: 'CL_ENTRY_REFUSED',
});

/** A condition that the reader does not meet, and its sentence. */
export type UnmetSeen = Unmet & { readonly says: string };

const LEFT: UnmetSeen = { condition: 'left', asked: 'new', have: 'left', says: 'You have left this event.' };

/** True if the event takes entries now. */
const takesEntries = ({ state, format }: StoredEvent): boolean =>
  state === 'entries' || state === 'muster' || (state === 'running' && ['ladder', 'list', 'swiss'].includes(format));

/** Who has a place, as the rows of entries tell it: a page does not play a log again for this. */
const hasPlace = ({ teamId, state }: StoredEntry): boolean =>
  teamId === null && (state === 'entered' || state === 'confirmed');

/** CL-005, CL-031: the conditions that keep a reader from entering, shown in advance; empty for entrants. */
export async function unmetBy(
  context: Context,
  caller: Caller | null,
  club: StoredClub,
  { event, mine }: { readonly event: StoredEvent; readonly mine: StoredEntry | undefined },
): Promise<readonly UnmetSeen[]> {
  const outside = mine === undefined || mine.state === 'lapsed' || mine.state === 'called';
  if (caller === null || !outside || !takesEntries(event)) return [];
  // What has begun nobody enters twice (CL-082).
  const gone = event.state === 'running' && event.entries.some(({ userId }) => userId === caller.userId);
  if (gone) return [LEFT];
  const entries = new Set(event.entries.filter(hasPlace).map(({ id }) => id));
  const settings = event.settings as unknown as Settings;
  const { unmet } = await admissionOf(context, caller, club, { event, ledger: { settings, entries } });
  return unmet.map((one) => ({ ...one, says: wordsOf(one) }));
}
