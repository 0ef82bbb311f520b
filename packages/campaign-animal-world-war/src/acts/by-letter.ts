/** LC-141: what of a campaign can be answered from a letter: by a button what is small, by a line a declaration. */
import { CITIES, CITY_IDS, type CityId } from '../catalogue/cities.ts';
import { SOLDIER_CARDS } from '../catalogue/soldiers.ts';
import type { Course } from '../ledger/course.ts';
import type { Empire } from '../state.ts';
import { type Act, type MemberAct, parseAct } from './act.ts';
import { legalActs } from './menu.ts';

/** "A declaration may be answered by a letter button for `standDown`, `terms` and `exchange`." */
export function smallActs(course: Course, empire: Empire): readonly MemberAct[] {
  return legalActs(course, empire).filter(isSmall);
}

function isSmall(act: MemberAct): boolean {
  if (act.type === 'declare') return act.kind === 'standDown';
  return act.type === 'answerTerms' || act.type === 'answerExchange';
}

/**
 * "By reply with a line (`attack c02`, `rescue c05 H.gunner`, `recover H.sniper`, `stand down`)"; a city may be called by its name,
 * and what is offered is answered by `accept` or `refuse`. Null: it is no such line.
 */
export function readLine(course: Course, empire: Empire, line: string): Act | null {
  const raw = rawOf(line.trim().toLowerCase().replace(/\s+/g, ' '), smallActs(course, empire));
  const act = raw === null ? null : parseAct(raw);
  return act?.ok ? act.value : null;
}

function rawOf(line: string, small: readonly MemberAct[]): object | null {
  if (line === 'stand down') return declared('standDown');
  if (line === 'accept' || line === 'refuse')
    return small.find((act) => 'accept' in act && act.accept === (line === 'accept')) ?? null;
  const [, verb = '', rest = ''] = /^(attack|rescue|recover) (.+)$/.exec(line) ?? [];
  if (verb === 'recover') return declared('recover', { soldier: soldierOf(rest) });
  if (verb === 'attack') return declared('attack', { city: cityOf(rest) });
  const held = rest.split(/[ ,]+/).filter((word) => word.includes('.'));
  const [place = ''] = rest.split(/ [hc]\./);
  return verb === 'rescue' ? declared('rescue', { city: cityOf(place), pows: held.map(soldierOf) }) : null;
}

const declared = (kind: string, more: object = {}): object => ({ type: 'declare', kind, ...more });

/** The city of an id or a name; what it is not is refused as it was written. */
function cityOf(word: string): string {
  const named = (id: CityId): boolean => CITIES[id].name.toLowerCase() === word;
  return CITY_IDS.find((id) => id === word || named(id)) ?? word;
}

const soldierOf = (word: string): string => SOLDIER_CARDS.find(({ id }) => id.toLowerCase() === word)?.id ?? word;
