/** CL-046: an organiser asks to change what is frozen, and every entry agrees or not. */
import type { LogEvent } from '@fieldpost/league';
import { fault } from '../platform/errors/catalogue.ts';
import type { ActContext, ActResult, AskedAct } from './act-context.ts';
import { noBotsInTeams } from './entering.ts';
import { systemAct } from './leg-names.ts';
import { actOfEntrant, actOfOfficer } from './signing.ts';

/** Computer players agree to everything. */
function consentsOfBots({ opened }: ActContext, to: number): readonly LogEvent[] {
  const { event, ledger } = opened;
  const bots = event.entries.filter(
    ({ id, user }) => user.bot !== null && ledger.entries.get(id)?.withdrawnAt === null,
  );
  return bots.map(({ id }) => ({ kind: 'consent', entry: id, to, accept: true }));
}

/** An organiser asks, with a reason; it takes the place of what was asked before. Faults: CL_FROZEN, CL_BAD_SETTINGS and its kin. */
export function proposeAmendment(doing: ActContext, { settings, reason }: AskedAct): ActResult {
  const { bots = 'no' } = (settings as { readonly entry?: { readonly bots?: unknown } } | undefined)?.entry ?? {};
  if (doing.opened.ledger.settings.format === 'team' && bots !== 'no') return noBotsInTeams;
  const made = actOfOfficer(doing, { type: 'amend', settings, reason }, 'organiser');
  if ('status' in made) return made;
  const next = doing.opened.ledger.seq + 1;
  return { ...made, acts: [...made.acts, ...consentsOfBots(doing, next).map(systemAct)] };
}

/** An entrant agrees to what is asked by the act `to`, or does not: then everything stays as it is. */
export function answerAmendment(doing: ActContext, { to, accept }: AskedAct): ActResult {
  if (doing.opened.ledger.amendment === null)
    return fault('EVENT_REFUSED', { rule: 'CL-046', message: 'Nothing waits for your consent.' });
  return actOfEntrant(doing, (entry) => ({ type: 'consent', entry, to, accept }));
}
