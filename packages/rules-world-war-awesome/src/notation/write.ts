/** One line a command (THE-RULES "Notation"). */
import type { Action, Activate, Command, Move, QueuePass, SetOrders, UnitTarget, UseDevice } from '../commands.ts';
import type { FullOrder } from '../state.ts';
import { writeHex, writePos, writeSolid, writeTarget } from './places.ts';

export function writeCommand(command: Command): string {
  switch (command.type) {
    case 'setup.tank':
      return `tank ${writeHex(command.anchor)}`;
    case 'setup.support':
      return `support ${writeHex(command.position)}`;
    case 'plan.order':
      return writeOrder(command);
    case 'deploy.unit':
      return `play ${command.token}/${command.side} ${writePos(command.pos)} via ${command.via}`;
    case 'deploy.device':
      return `play ${command.token}/${command.side} ${command.region}`;
    case 'deploy.pass':
      return 'hold';
    case 'round.orders': {
      const tokens = command.tokens.map(writeCommand);
      return [writeOrder(command.order), ...(tokens.length === 0 ? ['hold'] : tokens)].join('; ');
    }
    case 'main.activate':
      return writeActivation(command);
    case 'main.device':
      return writeDevice(command);
    case 'main.pass':
      return 'pass';
    case 'queue.pass':
      return writeQueuePass(command);
    case 'main.act':
      return `: ${writeAction(command.action)}`;
    case 'main.end':
      return 'end';
    case 'decide.throw':
      return `throw ${command.dir}`;
    case 'tankops.execute':
      return `when ${command.moment}`;
    case 'orders.set':
      return writeOrders(command);
  }
}

/** "order 2F aim 12,3 gun MG-GER-HE on !B.X1 when 1" */
function writeOrder({ speed, heading, aim, attack, solid, moment }: FullOrder): string {
  const parts = [
    `order ${speed}${heading}`,
    aim === null ? '' : `aim ${writeHex(aim)}`,
    attack === null ? '' : `gun ${attack}`,
    solid === null ? '' : `on ${writeSolid(solid)}`,
    moment === null ? '' : `when ${moment}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** "pass; u14 > 9,8 ! E_PATH": what is still in the queue, and why. */
function writeQueuePass({ left }: QueuePass): string {
  return ['pass', ...left.map(({ command, code }) => `${writeCommand(command)} ! ${code}`)].join('; ');
}

function writeMove(move: Move | null): string {
  if (move === null) return '';
  return move.mode === 'walk' ? ` > ${writePos(move.to)}` : ` ^ ${writePos(move.to)} ${move.steps}`;
}

function writeActivation({ unit, move, action }: Activate): string {
  return `${unit}${writeMove(move)}${action === null ? '' : ` : ${writeAction(action)}`}`;
}

const plus = (second: UnitTarget | null): string => (second === null ? '' : `+${second.unit}`);

function writeAction(action: Action): string {
  switch (action.type) {
    case 'attack':
      return `fire ${action.attack} ${writeTarget(action.target)}${plus(action.second)}`;
    case 'mount':
      return `mount ${action.mount} ${writeTarget(action.target)}${plus(action.second)}`;
    case 'melee':
      return `melee ${action.target.unit}${action.throwDir === null ? '' : `^${action.throwDir}`}`;
    case 'load':
      return `load ${action.attack}`;
    case 'deploy':
      return `face ${action.dir}`;
    case 'undeploy':
      return 'unface';
    case 'sabotageCore':
      return `core ${action.core}`;
    case 'connect':
    case 'disconnect':
      return action.type;
  }
}

/** "d7 SHIFT F4", "d7 BENC on d9" */
function writeDevice({ device, ability, region, targets }: UseDevice): string {
  const to = region === null ? '' : ` ${region}`;
  return `${device} ${ability}${to}${targets.length === 0 ? '' : ` on ${targets.join('+')}`}`;
}

/** Standing orders are a document: its line holds it as it is. */
function writeOrders({ queue, throwPolicy, onlyMoment }: SetOrders): string {
  return `orders ${JSON.stringify({ queue, throwPolicy, onlyMoment })}`;
}
