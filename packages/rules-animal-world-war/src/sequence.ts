/** The sequence of play (THE-RULES "Sequence of play"): which phase takes which commands, and whom each waits for, in which window. */
import type { Outcome, Pending } from '@fieldpost/engine';
import type { WindowName } from './catalogue/windows.ts';
import type { Command } from './commands.ts';
import { type Battle, EMPIRES, type Empire, type Phase, type State } from './state.ts';

/** Commands by the phases that take them. `answer` is asked for by questions, in any phase. */
const PHASES_OF: Readonly<Partial<Record<Command['type'], readonly Phase[]>>> = {
  move: ['turn', 'afterDeployment'],
  shoot: ['turn'],
  grenade: ['turn'],
  melee: ['turn'],
  special: ['turn'],
  approach: ['turn'],
  attackRun: ['turn'],
  interact: ['turn'],
  tactic: ['beforeSelection', 'beforeDeployment', 'afterDeployment', 'turn'],
  keep: ['beforeSelection', 'beforeDeployment', 'afterDeployment'],
  build: ['afterDeployment'],
  finish: ['afterDeployment'],
  bring: ['tacticChoice'],
  pick: ['selection'],
  deploy: ['deployment'],
  nameVip: ['deployment'],
  lockDeployment: ['deployment'],
  handOver: ['turn', 'deployment'],
  transferCommand: ['turn'],
  markAbsent: ['turn'],
  done: ['turn'],
  undone: ['turn'],
  endTurn: ['turn'],
};

/** Whether a command of this type belongs into the present phase. T09 alone lets soldiers move before the first turn. */
export function fitsPhase({ phase, errand }: Battle, type: Command['type']): boolean {
  if (!(PHASES_OF[type]?.includes(phase) ?? true)) return false;
  return type !== 'move' || phase === 'turn' || errand?.card === 'T09';
}

type Waiting = Pending<Empire>;

function choice(side: Empire, window: WindowName, clock: 'turn' | 'reaction' = 'turn'): Waiting {
  return { kind: 'choice', side, window, clock };
}

/** Whom the game waits for, as one Empire (null = a spectator) may know it: it sees only of itself that it has answered. */
export function waitingFor(state: State, viewer: Empire | null): Waiting {
  const { battle } = state;
  const { question, active } = battle;
  if (question !== null) return choice(question.empire, question.kind, 'reaction');
  switch (battle.phase) {
    case 'tacticChoice':
      // AWW-312: "each Empire secretly chooses one of its unlocked tactics"
      return secret('tacticChoice', (empire) => empire === viewer && state.answered[empire]);
    case 'beforeSelection':
      return secret('tacticsBeforeSelection', (empire) => empire === viewer && state.answered[empire]);
    case 'selection':
      // AWW-011: one after the other. T04 with random selection: its holder keeps N of the cards dealt, unseen
      return choice(active, battle.options.selection === 'random' ? 'keep' : 'pick');
    case 'beforeDeployment':
      return secret('tacticsBeforeDeployment', (empire) => empire === viewer && state.answered[empire]);
    case 'deployment':
      return secret('deployment', (empire) => empire === viewer && state.deployments[empire].locked);
    case 'afterDeployment':
      return choice(active, 'tacticsAfterDeployment');
    case 'turn':
      return choice(active, 'turn');
    case 'ended':
      return { kind: 'finished', outcome: battle.outcome as Outcome<Empire> };
  }
}

function secret(window: WindowName, hasAnswered: (empire: Empire) => boolean): Waiting {
  return { kind: 'orders', from: EMPIRES.filter((empire) => !hasAnswered(empire)), window };
}
