import type { AnyChooser } from '@fieldpost/engine';
import { ABILITIES, ARMIES, ATTACK_IDS, ATTACKS, FACES, TOKEN_IDS } from '@fieldpost/rules-world-war-awesome/catalogue';
import { fairSetup, LESSONS, type Live, lessonSetup, played, setupFor, type Taken } from './matches.ts';

const REASONS = ['cores', 'component', 'round-limit', 'both-destroyed'];

/** All that is to occur: reasons, attacks, abilities, faces of dice, sides of tokens. */
const EXPECTED: readonly string[] = [
  ...REASONS,
  ...ATTACK_IDS.filter((id) => !(ATTACKS[id].flags as readonly string[]).includes('melee')),
  ...ABILITIES,
  ...Object.entries(FACES).flatMap(([die, faces]) => faces.map((face) => `${die} ${face}`)),
  ...TOKEN_IDS.flatMap((token) => [`${token}/A`, `${token}/B`]),
];

function occurring(steps: readonly Taken[]): readonly string[] {
  return steps.flatMap(({ events }) =>
    events.flatMap((event): readonly string[] => {
      switch (event.type) {
        case 'fired':
          return [event.attack];
        case 'deviceUsed':
          return [event.ability];
        case 'rolled':
          return [`${event.die} ${event.face}`];
        case 'tokenPlayed':
          return [`${event.token}/${event.face}`];
        default:
          return [];
      }
    }),
  );
}

type Survey = {
  readonly matches: number;
  readonly commands: number;
  readonly ends: Readonly<Record<string, number>>;
  readonly never: readonly string[];
};

const reasonOf = ({ ending }: Live): string => ending?.outcome.reason ?? 'unfinished';

/** Plays matches, over all pairings, maps and presets or from `setup`; what never occurred in them. */
export function survey(
  matches: number,
  choose: AnyChooser,
  first = 0,
  setup: typeof setupFor = setupFor,
): Survey & { readonly seen: ReadonlySet<string> } {
  const seen = new Set<string>();
  const ends: Record<string, number> = {};
  let commands = 0;
  for (let index = first; index < first + matches; index++) {
    const { final, steps } = played(setup(index), index, choose);
    const reason = reasonOf(final);
    ends[reason] = (ends[reason] ?? 0) + 1;
    seen.add(reason);
    commands += steps.length;
    for (const one of occurring(steps)) seen.add(one);
  }
  return { matches, commands, ends, never: missing(seen), seen };
}

export function missing(seen: ReadonlySet<string>): readonly string[] {
  return EXPECTED.filter((one) => !seen.has(one));
}

const share = (won: number, of: number): number => Math.round((1000 * won) / Math.max(1, of)) / 10;

/** How many matches of each lesson end by cores, in percent: a lesson teaches the way into a Superpanzer. */
export function lessonsByCores(matches: number, choose: AnyChooser): Readonly<Record<string, number>> {
  const reasons = (lesson: (typeof LESSONS)[number]) =>
    Array.from({ length: matches }, (_, index) => reasonOf(played(lessonSetup(lesson), index, choose).final));
  return Object.fromEntries(
    LESSONS.map((lesson) => [lesson, share(reasons(lesson).filter((one) => one === 'cores').length, matches)]),
  );
}

/** Wins and half the draws of each army and seat, in percent, with the preset `fair` and different armies. */
export function fairness(matches: number, choose: AnyChooser, first = 0) {
  const won: Record<string, number> = {};
  const sat: Record<string, number> = {};
  const rounds: number[] = [];
  let draws = 0;
  for (let index = first; index < first + matches; index++) {
    const { final } = played(fairSetup(index), index, choose);
    const { war } = final.state;
    const places = final.ending?.outcome.places ?? [];
    const isDraw = places.every(({ place }) => place === 1);
    draws += isDraw ? 1 : 0;
    if (!isDraw) rounds.push(war.round);
    for (const { side, place } of places)
      for (const name of [side, war.players[side as 'A'].army]) {
        won[name] = (won[name] ?? 0) + (isDraw ? 0.5 : place === 1 ? 1 : 0);
        sat[name] = (sat[name] ?? 0) + 1;
      }
  }
  const shares = Object.fromEntries([...ARMIES, 'A', 'B'].map((name) => [name, share(won[name] ?? 0, sat[name] ?? 0)]));
  const middle = rounds.toSorted((one, other) => one - other)[Math.floor(rounds.length / 2)] ?? 0;
  return { matches, shares, draws: share(draws, matches), middle };
}
