/** Win conditions in plain words, for both roles: of the objective cards and of fields that people draw. */
import type { Hex } from '@fieldpost/hex';
import type { Condition, Role, RoundName, TurnCount, UnitCount } from '@fieldpost/rules-animal-world-war/catalogue';

/** The names of the two roles and their zones: "Herbivoria", or "side A". */
export type RoleNames = Readonly<Record<Role, string>>;

export const ROLE_NAMES: RoleNames = { A: 'side A', B: 'side B' };

const hex = ([q, r]: Hex): string => `(${q}, ${r})`;
const zoneOf = (zone: 'ZA' | 'ZB', names: RoleNames): string => `the zone of ${names[zone === 'ZA' ? 'A' : 'B']}`;

function roundWords(round: RoundName): string {
  if (round === 'RL') return 'the last round';
  return round === 'RL+2' ? 'the second round after the limit' : `round ${round}`;
}

function unitCount(count: UnitCount): string {
  if (count === 'ceil(N/2)') return 'half of the squad';
  return count === 'max(2,ceil(N/3))' ? 'a third of the squad (at least two)' : `${count}`;
}

const turnCount = (count: TurnCount): string =>
  typeof count === 'number' ? `${count}` : `${count.others} (${count.short} on the short field)`;

function tokenWords(
  { tokens, min, zone, holder, lying }: Extract<Condition, { tokenInZone: unknown }>['tokenInZone'],
  names: RoleNames,
): string {
  const what = tokens.length === 1 ? tokenNames(tokens, names) : `${min} of ${tokenNames(tokens, names)}`;
  const [lies, is] = min === 1 ? ['lies', 'is'] : ['lie', 'are'];
  const how = lying ? `${lies} or ${is} held by ${names[holder]}` : `${is} held by ${names[holder]}`;
  return `${what} ${how}${zone === null ? '' : ` in ${zoneOf(zone, names)}`}`;
}

const KINDS: Readonly<Record<string, string>> = { K: 'crate', F: 'charge', R: 'radio' };

/** "the case", "the banner of side A", "crate K1", "the crates K1, K2 and K3"; of several kinds, one after another. */
function tokenNames(tokens: readonly string[], names: RoleNames): string {
  const kind = KINDS[tokens[0]?.charAt(0) ?? ''];
  if (kind !== undefined && tokens.length > 1 && tokens.every((id) => KINDS[id.charAt(0)] === kind))
    return `the ${kind}s ${listed(tokens)}`;
  return listed(tokens.map((id) => tokenName(id, names)));
}

function tokenName(id: string, names: RoleNames): string {
  if (id === 'CASE') return 'the case';
  if (id === 'BANNER_A' || id === 'BANNER_B') return `the banner of ${names[id === 'BANNER_A' ? 'A' : 'B']}`;
  const kind = KINDS[id.charAt(0)];
  return kind === undefined ? id : `${kind} ${id}`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const joined = (parts: readonly Condition[], names: RoleNames, word: string): string =>
  parts.map((part) => (isSeveral(part) ? `(${conditionWords(part, names)})` : conditionWords(part, names))).join(word);

/** A group within a group stands in brackets. */
const isSeveral = (part: Condition): boolean =>
  ('all' in part && part.all.length > 1) || ('any' in part && part.any.length > 1);

type Civilians = Extract<Condition, { readonly civ: unknown }>['civ'];
type Held = Extract<Condition, { readonly holdTurns: unknown }>['holdTurns'];

function civiliansWords({ min, state, zone, escort }: Civilians, names: RoleNames): string {
  const who = `${min} ${state} ${min === 1 ? 'civilian is' : 'civilians are'}`;
  return `${who} in ${zoneOf(zone, names)} next to a soldier or tank of ${names[escort]}`;
}

const heldWords = ({ at, n }: Held): string =>
  `tile ${hex(at)} was held alone at the start of ${turnCount(n)} own ${n === 1 ? 'turn' : 'turns in a row'}`;

/** One condition, without a full stop. */
export function conditionWords(condition: Condition, names: RoleNames): string {
  if ('tileNml' in condition) return `tile ${hex(condition.tileNml)} is No Man's Land`;
  if ('tokenInZone' in condition) return tokenWords(condition.tokenInZone, names);
  if ('countInZone' in condition) {
    const { zone, who, min } = condition.countInZone;
    return `${unitCount(min)} of ${names[who]} ${min === 1 ? 'stands' : 'stand'} in ${zoneOf(zone, names)}`;
  }
  if ('roundEnd' in condition) return `${roundWords(condition.roundEnd)} is over`;
  if ('turnEnd' in condition) return `a turn of ${names[condition.turnEnd]} ends`;
  if ('civ' in condition) return civiliansWords(condition.civ, names);
  if ('civsDead' in condition) return `${condition.civsDead.min} civilians are dead`;
  if ('lastCivKilledBy' in condition) return `the last civilian was killed by ${names[condition.lastCivKilledBy]}`;
  if ('unitOut' in condition) return `${unitWord(condition.unitOut)} is wounded or dead`;
  if ('unitInZone' in condition) {
    return `${unitWord(condition.unitInZone.id)} stands in ${zoneOf(condition.unitInZone.zone, names)}`;
  }
  if ('holdTurns' in condition) return heldWords(condition.holdTurns);
  if ('captiveIn' in condition) return `the soldier to be rescued is in ${zoneOf(condition.captiveIn, names)}`;
  if ('tokensOn' in condition) {
    return `one of ${tokenNames(condition.tokensOn.tokens, names)} is on each of ${condition.tokensOn.at.map(hex).join(', ')}`;
  }
  if ('removed' in condition) {
    return `${tokenNames(condition.removed, names)} ${condition.removed.length === 1 ? 'is' : 'are'} removed`;
  }
  if ('not' in condition) return `not: ${joined([condition.not], names, '')}`;
  if ('all' in condition) return condition.all.length === 0 ? 'always' : joined(condition.all, names, ', and ');
  return condition.any.length === 0 ? 'the enemy is put out of action' : joined(condition.any, names, '; or ');
}

const unitWord = (id: string): string => (id === 'VIP' ? 'the named VIP' : id);
