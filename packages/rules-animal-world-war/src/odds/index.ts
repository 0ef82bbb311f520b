/** The exact odds of a command: every result that it can have, as one player may know them in advance. */
import type { Seat } from '@fieldpost/engine';
import { same } from '@fieldpost/hex';
import type { Command, ShootCommand, Tie } from '../commands.ts';
import { geometryOf } from '../field/geometry.ts';
import { pathOf, tiesOf } from '../field/path-of-fire.ts';
import { validate } from '../judging.ts';
import type { Empire, State } from '../state.ts';
import type { View } from '../view.ts';
import type { Result } from './results.ts';
import { type Tree, treeOf } from './tree.ts';

export type { Fate, Result, TileResult, UnitResult } from './results.ts';
export type { Tree } from './tree.ts';

/** From 0 to 1. The two differ where it depends on what the other Empire chooses (AWW-063). */
export type Likelihood = { readonly least: number; readonly most: number };
export type Outlook = Likelihood & { readonly result: Result };
export type Odds = {
  /** Every different result, the likeliest first. */
  readonly outlooks: readonly Outlook[];
  readonly tree: Tree;
};

/** Null: the command is not legal. A card that the enemy hides counts as none. */
export function oddsOf(view: View, seat: Seat<Empire>, command: Command): Odds | null {
  if (validate(view, seat, command) !== null) return null;
  const tree = treeOf(knownState(view), seat, command);
  const results = new Map<string, Result>();
  const outlooks = [...likelihoods(tree, results)].map(([key, likelihood]): Outlook => {
    return { ...likelihood, result: results.get(key) as Result };
  });
  return { outlooks: outlooks.toSorted((one, other) => other.most - one.most || other.least - one.least), tree };
}

/**
 * The odds of a shot as its ties are decided now, and with each of them the other way (AWW-052): what there is to choose between.
 * One way where there is no tie.
 */
export function oddsOfTies(
  view: View,
  seat: Seat<Empire>,
  shot: ShootCommand,
): readonly { readonly ties: readonly Tie[]; readonly odds: Odds | null }[] {
  const { units, field } = view.battle;
  const from = units[shot.unit]?.at ?? null;
  const to = typeof shot.target === 'string' ? (units[shot.target]?.at ?? null) : shot.target;
  const apart = from !== null && to !== null && !same(from, to);
  const met = apart ? tiesOf(pathOf(geometryOf(field), from, to)) : 0;
  const now = Array.from({ length: met }, (_, index): Tie => shot.ties[index] ?? 'first');
  const turned = now.map((_, index) => now.map((tie, i) => (i === index ? otherOf(tie) : tie)));
  return [now, ...turned].map((ties) => ({ ties, odds: oddsOf(view, seat, { ...shot, ties }) }));
}

const otherOf = (tie: Tie): Tie => (tie === 'first' ? 'second' : 'first');

/** How likely it is that a result shows something, for instance that a unit is out of action. */
export function likelihoodOf(tree: Tree, shows: (result: Result) => boolean): Likelihood {
  switch (tree.kind) {
    case 'end':
      return shows(tree.result) ? CERTAIN : NEVER;
    case 'die':
      return tree.branches.reduce(
        (sum, { faces, tree: branch }) => plus(sum, faces / 6, likelihoodOf(branch, shows)),
        NEVER,
      );
    case 'choice':
      return spread(tree.options.map((option) => likelihoodOf(option, shows)));
  }
}

const NEVER: Likelihood = { least: 0, most: 0 };
const CERTAIN: Likelihood = { least: 1, most: 1 };

function plus(sum: Likelihood, weight: number, { least, most }: Likelihood): Likelihood {
  return { least: sum.least + weight * least, most: sum.most + weight * most };
}

/** The chooser may avoid a result in one option and seek it in another. */
function spread(options: readonly Likelihood[]): Likelihood {
  return {
    least: Math.min(...options.map(({ least }) => least)),
    most: Math.max(...options.map(({ most }) => most)),
  };
}

type Likelihoods = ReadonlyMap<string, Likelihood>;

/** As `likelihoodOf`, of all results at once, by their JSON. */
function likelihoods(tree: Tree, results: Map<string, Result>): Likelihoods {
  switch (tree.kind) {
    case 'end': {
      const key = JSON.stringify(tree.result);
      results.set(key, tree.result);
      return new Map([[key, CERTAIN]]);
    }
    case 'die': {
      const sums = new Map<string, Likelihood>();
      for (const { faces, tree: branch } of tree.branches)
        for (const [key, each] of likelihoods(branch, results)) {
          sums.set(key, plus(sums.get(key) ?? NEVER, faces / 6, each));
        }
      return sums;
    }
    case 'choice': {
      const options = tree.options.map((option) => likelihoods(option, results));
      const keys = [...new Set(options.flatMap((option) => [...option.keys()]))];
      return new Map(keys.map((key) => [key, spread(options.map((option) => option.get(key) ?? NEVER))]));
    }
  }
}

/** The truth as far as a view knows it. */
function knownState({ battle, tactics }: View): State {
  const squad = { picks: [], dealt: [], secret: false };
  const deployment = { placed: {}, vip: null, locked: true };
  return {
    battle,
    tactics,
    squads: { HERB: squad, CARN: squad },
    deployments: { HERB: deployment, CARN: deployment },
    answered: { HERB: false, CARN: false },
    done: { HERB: [], CARN: [] },
    tallies: {},
  };
}
