/** Previews an order before it is given: the path of fire, the blast, the line of a plane. */
import type { FieldMarks, PathTile } from '@fieldpost/boards/animal-world-war';
import { type Hex, keyOf, neighbours } from '@fieldpost/hex';
import { CONSTANTS } from '@fieldpost/rules-animal-world-war/catalogue';
import {
  type Battle,
  bulletNeed,
  type Command,
  coverAt,
  flakNeed,
  flightLine,
  geometryOf,
  needOf,
  pathOf,
  type ShootCommand,
  type Soldier,
  settledTies,
  type Tank,
  type Tie,
  weaponOf,
} from '@fieldpost/rules-animal-world-war/table';

/** One roll of a path: one tile, or two of which the shooter takes one. */
export type Step = {
  readonly options: readonly { readonly at: string; readonly need: number }[];
  /** The index of the chosen option; always 0 without a tie. */
  readonly taken: number;
  /** Place among the ties of the path; null: no tie. */
  readonly tie: number | null;
  readonly last: boolean;
};

export type Plan = {
  readonly steps: readonly Step[];
  readonly ties: readonly Tie[];
  readonly marks: Pick<FieldMarks, 'path' | 'blast' | 'line' | 'chosen'>;
};

const NO_MARKS: Plan['marks'] = { path: [], blast: [], line: [], chosen: [] };
const NOTHING: Plan = { steps: [], ties: [], marks: NO_MARKS };

/** The tiles that an order of a soldier, tank or plane affects; `ties` as chosen so far, empty: the easier tiles. */
export function planOf(battle: Battle, command: Command, ties: readonly Tie[]): Plan {
  switch (command.type) {
    case 'shoot':
      return shot(battle, command, ties);
    case 'grenade':
      return thrown(battle, command.target);
    case 'melee':
      return { ...NOTHING, marks: NO_MARKS };
    case 'special':
      return command.kind === 'artillery' ? strike(battle, command.at) : NOTHING;
    case 'tactic':
      return command.card === 'T11' && command.at !== null ? strike(battle, command.at) : NOTHING;
    case 'approach':
      return { ...NOTHING, marks: { ...NO_MARKS, line: lineKeys(battle, command.line) } };
    case 'attackRun':
      return run(battle, command.plane, command.at);
    default:
      return NOTHING;
  }
}

function thrown(battle: Battle, at: Hex): Plan {
  const need = coverAt(battle, at);
  const step: Step = { options: [{ at: keyOf(at), need }], taken: 0, tie: null, last: true };
  return { steps: [step], ties: [], marks: { ...NO_MARKS, path: pathMarks([step]), blast: [keyOf(at)] } };
}

/** AWW-138: the tile that is called, and those onto which a miss may scatter. */
function strike(battle: Battle, at: Hex): Plan {
  const plan = geometryOf(battle.field).indexOf(at) < 0 ? NOTHING : thrown(battle, at);
  return { ...plan, marks: { ...plan.marks, blast: [keyOf(at)], chosen: neighbours(at).map(keyOf) } };
}

function lineKeys(
  battle: Battle,
  name: { readonly dir: 0 | 1 | 2 | 3 | 4 | 5; readonly first: Hex },
): readonly string[] {
  const line = flightLine(geometryOf(battle.field), name);
  return line === null ? [] : [line.entry, ...line.tiles, line.exit].map(keyOf);
}

/** AWW-162, AWW-163. */
function run(battle: Battle, id: string, at: Hex | null): Plan {
  const plane = battle.units[id];
  if (plane?.kind !== 'plane') return NOTHING;
  const line = lineKeys(battle, plane.line);
  if (at === null) return { ...NOTHING, marks: { ...NO_MARKS, line, blast: line.slice(1, -1) } };
  const bomb = thrown(battle, at);
  return { ...bomb, marks: { ...bomb.marks, line } };
}

function shot(battle: Battle, { unit, target }: ShootCommand, ties: readonly Tie[]): Plan {
  const shooter = battle.units[unit] as Soldier | Tank;
  const weapon = weaponOf(shooter);
  const to = typeof target === 'string' ? (battle.units[target]?.at ?? null) : target;
  if (shooter.at === null || to === null) return NOTHING;
  if (weapon === 'flame') return { ...NOTHING, marks: { ...NO_MARKS, blast: [keyOf(to)] } };
  const path = pathOf(geometryOf(battle.field), shooter.at, to);
  const settled = settledTies(path, ties, (at) => needOf(battle, shooter, at));
  const way = path.map((step) => step.map((at) => ({ at: keyOf(at), need: needOf(battle, shooter, at) })));
  const end = { at: keyOf(to), need: lastNeed(battle, shooter, target, to) };
  const steps = stepsOf(way, settled, end);
  const blast = weapon === 'rocket' && typeof target !== 'string' ? [keyOf(to)] : [];
  return { steps, ties: settled, marks: { ...NO_MARKS, path: pathMarks(steps), blast } };
}

/** AWW-061, AWW-065: what the roll against the target itself must show. */
function lastNeed(battle: Battle, shooter: Soldier | Tank, target: Hex | string, at: Hex): number {
  if (typeof target === 'string') return shooter.kind === 'tank' ? CONSTANTS.plane.cover : flakNeed(battle, shooter);
  if (shooter.kind === 'tank' || weaponOf(shooter) === 'rocket') return coverAt(battle, at);
  return bulletNeed(battle, shooter, at, true);
}

function stepsOf(way: readonly Step['options'][], ties: readonly Tie[], end: Step['options'][number]): readonly Step[] {
  let met = 0;
  const steps = way.map((options): Step => {
    const tie = options.length === 2 ? met++ : null;
    return { options, taken: tie !== null && ties[tie] === 'second' ? 1 : 0, tie, last: false };
  });
  return [...steps, { options: [end], taken: 0, tie: null, last: true }];
}

function pathMarks(steps: readonly Step[]): readonly PathTile[] {
  return steps.flatMap(({ options, taken, tie }) =>
    options.map(({ at, need }, i) => ({
      at,
      need,
      tie: tie === null ? null : i === taken ? 'taken' : ('left' as const),
    })),
  );
}

/** The ties with one of them the other way. */
export const turnedTie = (ties: readonly Tie[], index: number): readonly Tie[] =>
  ties.map((tie, i) => (i !== index ? tie : tie === 'first' ? 'second' : 'first'));
