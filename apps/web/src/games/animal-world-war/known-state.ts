/** A state built from one viewer's knowledge: enough to apply their notices and to preview their plans. */
import { type Battle, deployedBy, deployedIn, type State, type View } from '@fieldpost/rules-animal-world-war/table';

const UNPLACED = { placed: {}, vip: null, locked: false } as const;
const UNSEEN = { picks: [], dealt: [], secret: true } as const;

export function stateOf(view: View): State {
  const { viewer, deployment, squads } = view;
  const deployments = { HERB: UNPLACED, CARN: UNPLACED };
  return {
    battle: view.battle,
    tactics: view.tactics,
    squads: { HERB: squads.HERB.squad ?? UNSEEN, CARN: squads.CARN.squad ?? UNSEEN },
    deployments: viewer === null || deployment === null ? deployments : { ...deployments, [viewer]: deployment },
    answered: { HERB: false, CARN: false },
    done: { HERB: [], CARN: [] },
    tallies: {},
  };
}

/** The battle as the viewer sees it: while deployment is secret, with their own soldiers where they have put them, and no others. */
export function shownBattle(view: View): Battle {
  const { viewer, battle } = view;
  if (viewer === null || view.deployment === null || battle.phase !== 'deployment') return battle;
  const state = stateOf(view);
  const own = { ...state, squads: { HERB: UNSEEN, CARN: UNSEEN, [viewer]: state.squads[viewer] } };
  return deployedIn(own, deployedBy(own)).battle;
}
