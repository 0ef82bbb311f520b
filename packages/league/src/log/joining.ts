/** Further checks for an act that joins a log now. Logs older than one of these rules replay without it. */
import { fieldsOf } from '../reading.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { seasonRounds, wantsPlayOffs } from '../round-robin/playing-off.ts';
import { roundsOfEvent } from '../swiss/standing.ts';
import type { Act, LogEvent } from './events.ts';
import type { Encounter, Group, Ledger, Leg } from './ledger.ts';

/** A leg as the round that waits for it names it. */
export type Awaited = { readonly round: number; readonly a: string; readonly b: string; readonly leg: number };

const awaited = ({ round }: Encounter, { a, b, no }: Leg): Awaited => ({ round, a, b, leg: no });

/** In the words of a refusal: "round 2: A - B, leg 1". */
const named = ({ round, a, b, leg }: Awaited): string => `round ${round}: ${a} - ${b}, leg ${leg}`;

function legsWhere({ encounters }: Pick<Group, 'encounters'>, waits: (leg: Leg) => boolean): readonly Awaited[] {
  return encounters.flatMap((encounter) => encounter.legs.filter(waits).map((leg) => awaited(encounter, leg)));
}

const isProvisional = ({ result }: Leg): boolean => result?.how === 'provisional';
const isLastNext = (ledger: Ledger, group: Group): boolean => group.rounds + 1 >= roundsOfEvent(ledger, group);

/** CL-074: the matches for which the next round of a Swiss waits: those that run; before the last round those that are provisional, too. */
export function pairingWaitsFor(ledger: Ledger, group: Group): readonly Awaited[] {
  const isLast = isLastNext(ledger, group);
  return legsWhere(group, (leg) => leg.result === null || (isLast && isProvisional(leg)));
}

/** CL-074: all matches are final before the last round of a Swiss is paired. */
function refusesRound(ledger: Ledger, { round, stage }: Extract<LogEvent, { kind: 'round' }>): Refusal | null {
  if (ledger.settings.format === 'league' && stage === undefined && round > seasonRounds(ledger))
    return refusal('CL_BAD_STATE', 'round', 'CL-043');
  if (ledger.settings.format !== 'swiss') return null;
  const last = ledger.groups.filter((group) => isLastNext(ledger, group));
  const [waits] = last.flatMap((group) => pairingWaitsFor(ledger, group));
  return waits === undefined ? null : refusal('CL_BAD_STATE', named(waits), 'CL-074');
}

/** CL-074: and before the event ends. CL-043: a season ends with its play-offs. */
function refusesEnd(ledger: Ledger): Refusal | null {
  const [waits] = ledger.groups.flatMap((group) => legsWhere(group, isProvisional));
  if (waits !== undefined) return refusal('CL_BAD_STATE', named(waits), 'CL-074');
  const playing = legsWhere({ encounters: ledger.playOffs }, (leg) => leg.result === null || isProvisional(leg));
  if (playing[0] !== undefined) return refusal('CL_BAD_STATE', named(playing[0]), 'CL-043');
  return wantsPlayOffs(ledger) ? refusal('CL_BAD_STATE', 'playoff', 'CL-043') : null;
}

/** CL-088: up to what a win is worth: 1 to 4 quarters, with football's points 1 to 12. */
function refusesDeduction({ settings }: Ledger, { q }: Extract<LogEvent, { kind: 'deduct' }>): Refusal | null {
  return q <= (settings.points === 'football' ? 12 : 4) ? null : refusal('CL_BAD_INPUT', 'q', 'CL-088');
}

/** CL-043: as many go up as go down, whatever a log of before says. */
function refusesAmending(
  { settings }: Ledger,
  { settings: wish }: Extract<LogEvent, { kind: 'amend' }>,
): Refusal | null {
  const asked = fieldsOf(wish.promotion);
  const { up, down } = { ...settings.promotion, ...asked };
  return asked === null || up === down ? null : refusal('CL_BAD_PLAN', 'promotion', 'CL-043');
}

/** Why an act may not join now, though it would be replayed; null: it may, as far as these rules go. */
export function refusesJoining(ledger: Ledger, { event }: Act): Refusal | null {
  if (event.kind === 'round') return refusesRound(ledger, event);
  if (event.kind === 'state' && event.to === 'finished') return refusesEnd(ledger);
  if (event.kind === 'amend') return refusesAmending(ledger, event);
  return event.kind === 'deduct' ? refusesDeduction(ledger, event) : null;
}
