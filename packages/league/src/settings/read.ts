import { type Fields, fieldsOf, isName } from '../reading.ts';
import { accepted, type Outcome, type Refusal, refusal, refused } from '../refusal.ts';
import { type Leaf, MEMBERS, type Members } from './members.ts';
import { tierCount, waveFault } from './plan.ts';
import { FORMATS, type Format, type Settings } from './settings.ts';

/**
 * CL-180: reads settings from outside. Unknown keys are refused, and defaults are written out, so that a later change of a default moves
 * nothing. Every fault says where.
 */
export function settingsOf(raw: unknown): Outcome<Settings> {
  const read = standingSettings(raw);
  const fault = read.ok ? promotionFault(read.value.promotion) : null;
  return fault === null ? read : { ok: false, fault };
}

/** Settings as an event may have them that was announced before the last rules came: a log is replayed as it is. */
export function standingSettings(raw: unknown): Outcome<Settings> {
  const read = frozenSettings(raw);
  if (!read.ok) return read;
  const settings = read.value;
  const fault =
    sizesOf(settings) ??
    tiebreakFault(settings) ??
    combinationFault(settings) ??
    tableFault(settings) ??
    waveFault(settings, null);
  return fault ? { ok: false, fault } : accepted(settings);
}

/** Every member of settings on its own, what is left out written out: their form, not whether they go together. */
export function frozenSettings(raw: unknown): Outcome<Settings> {
  const given = fieldsOf(raw);
  if (given === null) return refused('CL_BAD_SETTINGS');
  const format = formatOf(given);
  if (format === null) return refused('CL_BAD_SETTINGS', 'format');
  // CL-200: at a table nobody's scenario has an edge that a second match would even out.
  const asked = given.played === 'table' ? { sideMode: 'single', ...given } : given;
  const read = membersOf(asked, MEMBERS, format, '');
  return read.ok ? accepted(writtenOut(read.value as unknown as Settings)) : read;
}

/** CL-043: one number written twice. A missing one equals the other; if both are missing, min(2, a third of the division). */
function writtenOut(settings: Settings): Settings {
  const usual = Math.min(2, Math.floor(settings.limits.divisionSize / 3));
  const { up, down, playoff } = settings.promotion as { up: number | null; down: number | null; playoff: boolean };
  return { ...settings, promotion: { up: up ?? down ?? usual, down: down ?? up ?? usual, playoff } };
}

/** CL-043: as many go up as go down. */
function promotionFault({ up, down }: Settings['promotion']): Refusal | null {
  return up === down ? null : refusal('CL_BAD_PLAN', 'promotion', 'CL-043');
}

function formatOf(given: Fields): Format | null {
  const format = given.format ?? 'league';
  return FORMATS.find((known) => known === format) ?? null;
}

function membersOf(given: Fields, members: Members, format: Format, path: string): Outcome<Fields> {
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(members, key));
  if (unknown !== undefined) return refused('CL_BAD_SETTINGS', `${path}${unknown}`);
  const read: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(members)) {
    const one = memberOf(given[key], member, format, `${path}${key}`);
    if (!one.ok) return one;
    read[key] = one.value;
  }
  return accepted(read);
}

function memberOf(
  raw: unknown,
  member: Leaf | { readonly members: Members },
  format: Format,
  at: string,
): Outcome<unknown> {
  if ('members' in member) {
    const fields = raw === undefined ? {} : fieldsOf(raw);
    return fields === null ? refused('CL_BAD_SETTINGS', at) : membersOf(fields, member.members, format, `${at}.`);
  }
  if (raw === undefined) return accepted(member.otherwise(format));
  // R = 0 is no count of rounds at all (CL-060).
  if (at === 'rounds' && raw === 0) return refused('CL_TOO_FEW', at, 'CL-060');
  return member.fits(raw) ? accepted(raw) : refused(member.code, at, member.rule);
}

/** CL-040: 4 to 12 entries a division, at least one tier; promotion moves at most a third. */
function sizesOf({ limits, tiers, promotion, format }: Settings): Refusal | null {
  if (limits.divisionSize < 4) return refusal('CL_TOO_FEW', 'limits.divisionSize', 'CL-040');
  if (limits.divisionSize > 12) return refusal('CL_TOO_MANY', 'limits.divisionSize', 'CL-040');
  if (tierCount({ tiers }) < 1) return refusal('CL_TOO_FEW', 'tiers', 'CL-040');
  const most = Math.floor(limits.divisionSize / 3);
  const moves = Math.max(promotion.up, promotion.down);
  if (format === 'league' && tierCount({ tiers }) > 1 && moves > most)
    return refusal('CL_BAD_PLAN', 'promotion', 'CL-043');
  return null;
}

/** CL-103: HARD splits nobody where everyone has both sides, and neither does BH where everyone meets everyone. */
function tiebreakFault({ tiebreaks, sideMode, format }: Settings): Refusal | null {
  const useless = [
    ...(sideMode === 'pair' ? ['HARD'] : []),
    ...(format === 'league' || format === 'team' ? ['BH', 'BHC1'] : []),
  ];
  const at = tiebreaks.findIndex((code) => useless.includes(code));
  return at < 0 ? null : refusal('CL_TIEBREAK_USELESS', `tiebreaks[${at}]`);
}

/** CL-101: football's points are a league's. CL-060: a Swiss counts its rounds, a league says single or double. */
function combinationFault({ points, format, rounds }: Settings): Refusal | null {
  if (points === 'football' && format !== 'league') return refusal('CL_BAD_SETTINGS', 'points', 'CL-101');
  const words = rounds === 'single' || rounds === 'double';
  if (format === 'swiss' && words) return refusal('CL_BAD_SETTINGS', 'rounds', 'CL-060');
  if ((format === 'league' || format === 'team') && typeof rounds === 'number')
    return refusal('CL_BAD_SETTINGS', 'rounds', 'CL-052');
  return null;
}

/** CL-200: at a table the server knows no scenario, edge or computer players. A list pairs nobody, so nobody reports a leg of it. */
function tableFault({ played, game, scenario, edge, entry, standInBot, format }: Settings): Refusal | null {
  if (played !== 'online' && format === 'list') return refusal('CL_BAD_SETTINGS', 'played', 'CL-200');
  if (played !== 'table') return null;
  const wrong = [
    ['game', !isName(game, MAX_GAME)],
    ['scenario', scenario !== 'any'],
    ['edge', edge !== 0],
    ['entry.bots', entry.bots !== 'no'],
    ['standInBot', standInBot],
  ] as const;
  const found = wrong.find(([, isWrong]) => isWrong);
  return found === undefined ? null : refusal('CL_BAD_SETTINGS', found[0], 'CL-200');
}
const MAX_GAME = 60;
