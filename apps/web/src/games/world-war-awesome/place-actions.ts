/** The possible actions at a touched place, and the best of them (W-10). */

import { hexOfKey, keyOfHex } from '@fieldpost/boards/world-war-awesome';
import { distance, isInside, projected, unitOf } from '@fieldpost/rules-world-war-awesome/table';
import { actionOf, type Choice, isProposed } from './menu.ts';
import type { Situation } from './situation.ts';
import type { Picked, Turn, Way } from './turn.ts';
import { isPlainMove, isStay, menuFor, walkOf } from './ways.ts';

export type PlaceAction = { readonly words: string; readonly picked: Picked };

type Asked = Pick<Turn, 'situation' | 'picked' | 'ways' | 'choices'>;

const isDeed = (choice: Choice): boolean =>
  isProposed(choice) && !isPlainMove(choice.command) && choice.command.type !== 'main.end';

/** The row of words: what is done where the picked one ends, walking alone, and what is done without walking. */
export function actionsAt({ situation, picked, ways, choices }: Asked): readonly PlaceAction[] {
  const { subject, end } = picked;
  const unit = unitOf(situation.war, subject);
  const way = ways.find((one) => one.subject === end);
  if (unit === null || situation.war.phase !== 'main')
    return plainDeeds(picked, choices).map((choice) => ({ words: choice.label, picked: { ...picked, choice } }));
  if (way === undefined || isStay(situation.war, way.subject)) return fromHere(picked, choices);
  const walk = walkOf(situation, way);
  const there = atSpot(picked, choices.filter(isDeed)).map((choice) => ({
    words: `${way.flies ? 'Fly' : 'Walk'} and ${lowered(choice.label)}`,
    picked: { subject, end, choice },
  }));
  const only =
    walk === null ? [] : [{ words: way.flies ? 'Only fly' : 'Only walk', picked: { subject, end, choice: walk } }];
  const target = picked.choice?.spot ?? '';
  const here = menuFor(situation, subject, null)
    .filter(
      (choice) => isDeed(choice) && choice.spot !== '' && choice.spot === target && actionOf(choice.command) !== null,
    )
    .slice(0, 1)
    .map((choice) => ({ words: `From here: ${lowered(choice.label)}`, picked: { subject, end: null, choice } }));
  return [...there, ...only, ...here];
}

const lowered = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** At the chosen target only; without one, all of them, those that need no aim first. */
function atSpot({ choice }: Picked, choices: readonly Choice[]): readonly Choice[] {
  const spot = choice !== null && actionOf(choice.command) !== null ? choice.spot : null;
  return spot === null
    ? choices.toSorted((one, other) => one.spot.length - other.spot.length)
    : choices.filter((one) => one.spot === '' || one.spot === spot);
}

function fromHere(picked: Picked, choices: readonly Choice[]): readonly PlaceAction[] {
  return atSpot(picked, choices.filter(isDeed)).map((choice) => ({
    words: choice.label,
    picked: { ...picked, end: null, choice },
  }));
}

/** Devices, and windows in which nobody has to be picked first. */
function plainDeeds({ choice }: Picked, choices: readonly Choice[]): readonly Choice[] {
  const here = choice?.spot ?? '';
  return choices.filter(
    (choice) =>
      isDeed(choice) &&
      (choice.spot === '' ||
        choice.spot === here ||
        choice.command.type === 'main.device' ||
        choice.command.type === 'tankops.execute'),
  );
}

/** The choice for a touched way: a core is marked, the nearest enemy is shot at, else it only walks. */
export function bestAt(situation: Situation, way: Way): Choice | null {
  const there = menuFor(situation, way.subject.replace(/[>^].*/, ''), way.subject).filter(isDeed);
  const core = there.find(({ command }) => actionOf(command)?.type === 'sabotageCore');
  const [shot] = there.filter((choice) => isShotAtEnemy(situation, choice)).toSorted(nearer(situation, way));
  return core ?? shot ?? walkOf(situation, way);
}

function isShotAtEnemy({ war, chair }: Situation, { command }: Choice): boolean {
  const action = actionOf(command);
  if (action?.type !== 'attack' && action?.type !== 'mount') return false;
  return 'unit' in action.target && unitOf(war, action.target.unit)?.owner !== chair?.side;
}

function nearer({ war }: Situation, { pos }: Way) {
  const from = projected(war, pos);
  const away = ({ spot }: Choice): number => {
    const hex = hexOfKey(spot);
    return hex === null ? 99 : distance(from, hex);
  };
  return (one: Choice, other: Choice): number => away(one) - away(other);
}

/** The way from which a touched enemy can be attacked, with the fewest steps; null: from none. */
export function walkAndAttack(situation: Situation, subject: string, ways: readonly Way[], key: string): Picked | null {
  const unit = unitOf(situation.war, subject);
  const foe = hexOfKey(key);
  if (unit === null || foe === null) return null;
  const from = projected(situation.war, unit.at);
  const steps = ({ pos }: Way): number => distance(from, projected(situation.war, pos));
  const walks = ways.filter(
    ({ flies, subject: end, pos }) => !flies && !isStay(situation.war, end) && !isInside(pos.layer),
  );
  for (const way of walks.toSorted((one, other) => steps(one) - steps(other))) {
    const choice = menuFor(situation, subject, way.subject).find(
      (one) => one.spot === key && isDeed(one) && actionOf(one.command) !== null,
    );
    if (choice !== undefined) return { subject, end: way.subject, choice };
  }
  return null;
}

/** Hexes of enemies that are seen, for a touch on one of them. */
export const isFoeAt = ({ war, chair }: Situation, key: string): boolean =>
  war.units.some(({ owner, at }) => owner !== chair?.side && keyOfHex(projected(war, at)) === key);
