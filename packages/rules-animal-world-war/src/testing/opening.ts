/** Battles from the lobby on, with the cards that a test wants. */
import { type Chance, fastChance } from '@fieldpost/engine';
import { EMPIRES } from '../catalogue/empires.ts';
import { animalWorldWar as rules } from '../index.ts';
import { openBattle } from '../set-up/opening.ts';
import type { State } from '../state.ts';
import { Trial } from './trial.ts';

/** By purpose of the draw, for instance "tile 0,0" or "tactic HERB". */
export type Stack = Readonly<Record<string, string>>;

/** Terrain that anybody may enter: enough for a short field. */
const PLAIN = ['field', 'crossroads', 'meadow', 'crops', 'scrub', 'orchard', 'lightwood'];

/** Gives what is stacked, as long as it is left, otherwise plain terrain or what comes first. Dice show 1. */
function stackedChance(stack: Stack): Chance {
  return {
    draw: () => 1,
    take: (remaining, purpose) => {
      const names = (Object.keys(remaining) as (keyof typeof remaining & string)[]).filter(
        (name) => remaining[name] > 0,
      );
      const wanted = names.find((name) => name === stack[purpose]);
      const first = wanted ?? names.find((name) => PLAIN.includes(name)) ?? names[0];
      if (first === undefined) throw new Error(`nothing is left for ${purpose}`);
      return first;
    },
  };
}

function opened(options: object, chance: Chance): State {
  const agreed = rules.parse.options({ layout: 'short', ...options });
  if (!agreed.ok) throw new Error(agreed.fault.code);
  const state = openBattle({ options: agreed.value, field: null, aims: null, tiles: [] }, chance);
  if (!state.ok) throw new Error(state.fault.code);
  return state.value;
}

/** A battle at its first question. */
export function openTrial(options: object, stack: Stack = {}): Trial {
  const trial = new Trial({});
  trial.state = opened(options, stackedChance(stack));
  return trial;
}

/** The same with cards by chance. */
export function randomOpening(options: object, seed: number): State {
  return opened(options, fastChance(seed));
}

/** Past both windows before deployment, with squads picked in turn by ALTERNATING selection: HERB, CARN, HERB ... */
function toDeployment(trial: Trial, ...picks: readonly string[]): Trial {
  for (const empire of ['H', 'C']) if (trial.battle.phase === 'beforeSelection') trial.try(`${empire}0: keep`);
  for (const soldier of picks) trial.play(`pick ${soldier}`);
  for (const empire of EMPIRES) answerWindow(trial, empire === 'HERB' ? 'H' : 'C');
  return trial;
}

/** Plays the card where it can be played before deployment, else keeps it. */
function answerWindow(trial: Trial, letter: 'H' | 'C'): void {
  const side = letter === 'H' ? 'HERB' : 'CARN';
  const own = trial.state.tactics[side]?.card;
  const played = own === 'T03' || own === 'T20' ? trial.try(`${letter}0: play ${own}`) : 'kept';
  if (typeof played === 'string') trial.play(`${letter}0: keep`);
}

/** Two soldiers each, picked in turn, without conditions. */
export const SMALL = { selection: 'alternating', squadHERB: 2, squadCARN: 2, objective: 'O05', roleA: 'HERB' };

/** A short field in deployment; picks HERB, CARN, HERB ... */
export function deploying(picks: readonly string[], options: object = {}, stack: Stack = {}): Trial {
  return toDeployment(openTrial({ ...SMALL, ...options }, stack), ...picks);
}

/** A Medic and a Sniper for each Empire; with `CARN_PLACED` Carnivoron's stand ready and are locked. */
export const FOUR = ['medic', 'medic', 'sniper', 'sniper'];
export const CARN_PLACED = ['C0: medic @ 0,-2', 'C0: sniper @ 0,-2', 'C0: lock'];

/** Every line has to be legal. */
export function playAll(trial: Trial, ...lines: readonly string[]): Trial {
  for (const line of lines) trial.play(line);
  return trial;
}

/** Grenades on the card of a soldier. */
export const grenadesOf = ({ battle }: Trial, id: string) =>
  Object.values(battle.items).filter(({ holder }) => holder === id).length;
