import { SOLDIERS, type SoldierType } from '@fieldpost/rules-animal-world-war/catalogue';
import { type OrderBarSlot, type Press, stepBack } from '../../table/slots.ts';
import type { DeploymentProps } from './deployment-panel.tsx';
import { Portrait } from './unit-card.tsx';

const typeOf = (id: string): SoldierType => id.slice(2) as SoldierType;
const BUSY = 'Sending your last order …';

/** The order bar while a squad is put in its zone. */
export function deploymentBar(deploying: DeploymentProps): OrderBarSlot {
  const { situation, soldier } = deploying;
  const { ready, props, seat, view } = situation;
  const locked = view.deployment?.locked === true;
  const name = soldier === null || seat === null ? null : SOLDIERS[typeOf(soldier)].names[seat.side].name;
  return {
    sign: soldier === null || seat === null || locked ? null : <Portrait name={`${seat.side}.${typeOf(soldier)}`} />,
    order: locked ? 'Deployment locked' : name === null ? 'All soldiers are placed' : `Place ${name}`,
    result: locked
      ? 'Your opponent sees it after locking theirs.'
      : name === null
        ? 'Tap a soldier to move it, or lock.'
        : 'Tap a marked tile.',
    back: stepBack({ picked: false, letGo: () => {} }, { canUndo: props.canUndo, ready, undo: props.undo }),
    verb: lockOf(deploying),
    next: nextOf(deploying),
    end: reserveOf(deploying),
    question: null,
  };
}

function lockOf({ situation, menu, give }: DeploymentProps): Press | null {
  const lock = menu.find(({ type }) => type === 'lockDeployment');
  if (lock === undefined) return null;
  return { words: 'Lock deployment', press: situation.ready ? () => give(lock) : null, why: BUSY, key: 'F' };
}

/** The next soldier without a place. */
function nextOf({ situation, squad, soldier, pick }: DeploymentProps): Press | null {
  const placed = situation.view.deployment?.placed ?? {};
  const waiting = squad.filter((id) => placed[id] === undefined);
  const next = waiting[(waiting.indexOf(soldier ?? '') + 1) % Math.max(1, waiting.length)];
  if (next === undefined) return null;
  return { words: `Next soldier (${waiting.length})`, press: () => pick(next), why: '', key: 'N' };
}

function reserveOf({ situation, menu, soldier, give }: DeploymentProps): Press | null {
  const reserve = menu.find(
    (command) => command.type === 'deploy' && command.unit === soldier && command.at === 'reserve',
  );
  if (reserve === undefined) return null;
  return { words: 'Hold back', press: situation.ready ? () => give(reserve) : null, why: BUSY, key: null };
}
