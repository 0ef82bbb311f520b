/** The steps of a turn as a player knows them: by what is done in them, and only those that concern them. */
import { STEP_NAMES, UNITS } from '@fieldpost/rules-mass-warfare/catalogue';
import { armyOf, type Side, sitesOf, type War } from '@fieldpost/rules-mass-warfare/table';

type Step = {
  /** The request: "Move your units". */
  readonly asks: string;
  /** The same within a list: "attack". */
  readonly brief: string;
  /** The label of the button that ends it. */
  readonly done: string;
};

const STEPS: Readonly<Record<number, Step>> = {
  2: { asks: 'Send planes', brief: 'planes', done: 'Done sending' },
  3: { asks: 'Send up fighters', brief: 'fighters', done: 'Done sending' },
  7: { asks: 'Move planes to other bases', brief: 'other bases', done: 'Done flying' },
  8: { asks: 'Move your ships', brief: 'ships move', done: 'Done sailing' },
  9: { asks: 'Fire with your ships', brief: 'ships fire', done: 'Done firing' },
  10: { asks: 'Move your units', brief: 'units move', done: 'Done moving' },
  11: { asks: 'Fire your guns', brief: 'guns fire', done: 'Done firing' },
  12: { asks: 'Attack', brief: 'units attack', done: 'Done attacking' },
  17: { asks: 'Build units', brief: 'build units', done: 'Done building' },
  19: { asks: 'Build bases', brief: 'build bases', done: 'Done building' },
  20: { asks: 'Repair bridges', brief: 'repair', done: 'Done repairing' },
};

export const stepName = (step: number): string => STEP_NAMES[step - 1] ?? 'Placement';

/** The request of a step; without one, the printed name of the step. */
export const asksOf = (step: number): string => STEPS[step]?.asks ?? stepName(step);
export const doneOf = (step: number): string => STEPS[step]?.done ?? 'Done here';
const briefOf = (step: number): string => STEPS[step]?.brief ?? stepName(step).toLowerCase();

/** The steps of a turn in which a side has something to order, by what it has; bridges are repaired by standing order. */
export function stepsOfMine(war: War, side: Side): readonly number[] {
  const army = armyOf(war, side);
  const kinds = new Set(army.map(({ type }) => UNITS[type].kind));
  const types = new Set(army.map(({ type }) => type));
  const flies = kinds.has('air') ? [2] : [];
  const sails = kinds.has('sea') ? [8, 9] : [];
  const marches = kinds.has('ground') ? [10] : [];
  const guns = types.has('art') ? [11] : [];
  const attacks = army.some(({ type }) => type !== 'art' && UNITS[type].kind === 'ground' && UNITS[type].attack > 0)
    ? [12]
    : [];
  const builds = sitesOf(war, side).length > 0 ? [17] : [];
  const bases = types.has('inf') ? [19] : [];
  return [...flies, ...sails, ...marches, ...guns, ...attacks, ...builds, ...bases];
}

/** "step 1 of 4" among those that concern a side; null: it does not count among them. */
export function countWords(war: War, side: Side, step: number): string | null {
  const mine = stepsOfMine(war, side);
  const at = mine.indexOf(step);
  return at < 0 ? null : `step ${at + 1} of ${mine.length}`;
}

/** "Then: guns fire, units attack, build units."; empty: nothing comes after. */
export function laterWords(war: War, side: Side, step: number): string {
  const later = stepsOfMine(war, side).filter((one) => one > step);
  return later.length === 0 ? '' : `Then: ${later.map(briefOf).join(', ')}.`;
}
