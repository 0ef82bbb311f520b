/** What each event of set-up makes of a state. */
import type { SetUpEvent } from '../events.ts';
import type { Deployment, State } from '../state.ts';
import { evolveBrought } from './bringing.ts';
import { evolveKept } from './cards.ts';
import { deployedIn } from './deployed.ts';
import { evolveDealt, evolvePicked } from './selection.ts';

export function evolveSetUp(state: State, event: SetUpEvent): State {
  switch (event.type) {
    case 'tacticBrought':
      return evolveBrought(state, event.empire, event.card);
    case 'tacticKept':
      return evolveKept(state, event.empire);
    case 'dealt':
      return evolveDealt(state, event.empire, event.soldiers);
    case 'picked':
      return evolvePicked(state, event.empire, { soldier: event.soldier, controller: event.controller });
    case 'phaseStarted':
      return evolvePhase(state, event);
    case 'placed':
      return withDeployment(state, event.empire, (deployment) => {
        return { ...deployment, placed: { ...deployment.placed, [event.unit]: event.at } };
      });
    case 'vipNamed':
      return withDeployment(state, event.empire, (deployment) => ({ ...deployment, vip: event.unit }));
    case 'deploymentLocked': {
      const answered = { ...state.answered, [event.empire]: true };
      return withDeployment({ ...state, answered }, event.empire, (deployment) => ({ ...deployment, locked: true }));
    }
    case 'deployed':
      return deployedIn(state, event);
  }
}

function evolvePhase(state: State, { phase, active }: Extract<SetUpEvent, { type: 'phaseStarted' }>): State {
  const answered = { HERB: false, CARN: false };
  return { ...state, answered, battle: { ...state.battle, phase, active } };
}

function withDeployment(state: State, empire: 'HERB' | 'CARN', change: (deployment: Deployment) => Deployment): State {
  const { deployments } = state;
  return { ...state, deployments: { ...deployments, [empire]: change(deployments[empire]) } };
}
