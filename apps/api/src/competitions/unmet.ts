/** CL-031: every condition of entry that is not met, in words, and as data. */
import type { Unmet } from '@fieldpost/league';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

const WORDS: Readonly<Record<string, (unmet: Unmet) => string>> = {
  channel: () => 'Confirm an address at which mail reaches you.',
  unproven: () => 'The places for those of whom nothing is known yet are taken.',
  reliability: ({ asked, have }) =>
    `You have answered ${have} of your last hundred turns in time; at least ${asked} are asked.`,
  member: () => 'Only members of the club enter.',
  ban: () => 'You may not enter at present.',
  bots: ({ asked }) => (asked === 'only' ? 'This event is for computer players alone.' : 'No computer player enters.'),
  provisional: () => 'A rating that is known well is asked; yours is still a guess.',
  rating: ({ asked, have }) => `Your rating of ${Math.round(Number(have))} is beyond the bound of ${asked}.`,
  load: ({ asked, have }) => `You would have ${have} matches running at once; ${asked} are allowed.`,
};

/** CL_ENTRY_REFUSED, with each condition that is not met. */
export const refusedEntry = (unmet: readonly Unmet[]): Fault => ({
  ...fault('EVENT_REFUSED', {
    rule: 'CL-031',
    message: unmet.map((one) => WORDS[one.condition]?.(one) ?? `${one.condition}: ${one.asked}.`).join(' '),
    details: { conditions: unmet as never },
  }),
  code: 'CL_ENTRY_REFUSED',
});
