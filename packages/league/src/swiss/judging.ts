import type { ByeCode, LogEvent } from '../log/events.ts';
import { type Group, isBegun, type Ledger } from '../log/ledger.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { refusesPlayOffs } from '../round-robin/playing-off.ts';
import { roundsOfEvent } from './standing.ts';

type RoundAct = Extract<LogEvent, { kind: 'round' | 'repair' }>;

/** CL-070: rounds come one after another. CL-163: every entry once a round: it plays, has a bye, or has withdrawn. */
export function judgeRound(ledger: Ledger, event: RoundAct): Refusal | null {
  if (event.kind === 'repair') return refusesRepair(ledger, event.round);
  if (event.stage === 'playoff') return refusesPlayOffs(ledger, event);
  if (ledger.settings.format !== 'swiss')
    return event.round === ledger.opened + 1 ? null : refusal('CL_BAD_STATE', 'round', 'CL-070');
  const paired = ledger.groups[0]?.rounds ?? 0;
  const rounds = Math.max(0, ...ledger.groups.map((group) => roundsOfEvent(ledger, group)));
  if (event.round !== paired + 1 || event.round > rounds) return refusal('CL_BAD_STATE', 'round', 'CL-070');
  return (
    refusesCrowd(ledger, event.pairs.flat(), event.byes) ??
    refusesSections(ledger, event.pairs) ??
    refusesByes(ledger, event.byes)
  );
}

function refusesCrowd(
  ledger: Ledger,
  playing: readonly string[],
  byes: Readonly<Record<string, ByeCode>>,
): Refusal | null {
  const named = [...playing, ...Object.keys(byes)];
  if (new Set(named).size < named.length) return refusal('CL_BAD_INPUT', 'pairs');
  const here = [...ledger.entries.values()].filter(({ withdrawnAt }) => withdrawnAt === null);
  // CL-195: who has withdrawn may stand among the byes with Z: it is as though they were left out.
  const stray = named.some((id) => ledger.entries.get(id)?.withdrawnAt !== null && !isLeftOut(ledger, id, byes));
  return stray || here.some(({ id }) => !named.includes(id)) ? refusal('CL_BAD_INPUT', 'pairs') : null;
}

const isLeftOut = ({ entries }: Ledger, id: string, byes: Readonly<Record<string, ByeCode>>): boolean =>
  byes[id] === 'Z' && entries.has(id);

function refusesSections({ groupOf }: Ledger, pairs: readonly (readonly [string, string])[]): Refusal | null {
  return pairs.every(([a, b]) => groupOf.get(a) === groupOf.get(b)) ? null : refusal('CL_BAD_INPUT', 'pairs');
}

/** CL-062: one U in a section at most. */
function refusesByes({ groupOf, imported }: Ledger, byes: Readonly<Record<string, ByeCode>>): Refusal | null {
  // CL-216: elsewhere a full bye may be asked for.
  if (imported !== null) return null;
  const sections = Object.keys(byes)
    .filter((id) => byes[id] === 'U')
    .map((id) => groupOf.get(id));
  return new Set<Group | undefined>(sections).size < sections.length ? refusal('CL_BAD_INPUT', 'byes') : null;
}

/** CL-076: a round is paired again only while no leg of it was begun by both. */
function refusesRepair({ groups, settings }: Ledger, round: number): Refusal | null {
  const last = groups[0]?.rounds ?? 0;
  if (settings.format !== 'swiss' || round !== last || round === 0) return refusal('CL_BAD_STATE', 'round', 'CL-076');
  const legs = groups
    .flatMap(({ encounters }) => encounters.filter((one) => one.round === round))
    .flatMap((one) => one.legs);
  return legs.some(({ result }) => result !== null && isBegun(result)) ? refusal('CL_ROUND_BEGUN') : null;
}
