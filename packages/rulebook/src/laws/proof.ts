import process from 'node:process';
import type { GameTypes, Json, RuleSet, Tagged, Viewer } from '@fieldpost/engine';
import { type Law, type LawCase, type LawSettings, lawsOf } from '@fieldpost/engine/laws';

/** All that the laws need to know of one registered edition. */
export type Proof = {
  readonly name: string;
  readonly laws: readonly Law[];
  /** The same state and the same event with other secrets, as one viewer may not tell them apart. */
  readonly disguises: Disguises;
};

type Disguises = {
  readonly hidden: (state: Json, viewer: Viewer<GameTypes>, next: () => number) => readonly Json[];
  readonly hiddenEvents: (event: Tagged, viewer: Viewer<GameTypes>) => readonly Tagged[];
};

/** LEGALITY=all: the law of what is legal looks at most positions of several matches, and at hundreds of commands of each form. */
const ALL = { walks: 2, samples: 40, mixed: 150 };
const EVERYTHING = process.env.LEGALITY === 'all';

/** How long one law may take, in milliseconds. */
export const LONGEST = EVERYTHING ? 1_800_000 : 120_000;

/** The laws of one edition, with the set-ups from which its matches are walked. */
export function proofOf<G extends GameTypes>(
  rules: RuleSet<G>,
  cases: readonly LawCase[],
  settings: Partial<LawSettings<G>> & Pick<LawSettings<G>, 'invariants'>,
): Proof {
  const laws = lawsOf(rules, cases, settings);
  const thorough = EVERYTHING ? lawsOf(rules, cases, { ...settings, ...ALL }).filter(({ number }) => number === 1) : [];
  const others = laws.filter(({ number }) => thorough.every((law) => law.number !== number));
  const { hidden = () => [], hiddenEvents = () => [] } = settings;
  const disguises = { hidden, hiddenEvents } as unknown as Disguises;
  return { name: `${rules.ref.id}@${rules.ref.edition}`, laws: [...thorough, ...others], disguises };
}
