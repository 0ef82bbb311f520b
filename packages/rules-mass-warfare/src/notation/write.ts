/** One line for each command, as it is printed in logs and mails (THE-RULES "Notation"). RULES.md lists them all. */
import { type Hex, keyOf } from '@fieldpost/hex';
import type { Command, Dropped, FiledOrder, FilingCommand, Order, StandingCommand } from '../commands.ts';
import { isOrder } from '../commands.ts';

/** A unit by its id, a hex by its key. */
export const named = (what: Hex | string): string => (typeof what === 'string' ? what : keyOf(what));

export function writeCommand(command: Command): string {
  if (isOrder(command)) return writeOrder(command);
  switch (command.type) {
    case 'scramble':
      return `scramble ${command.unit} x ${command.plane}`;
    case 'flak':
      return command.plane === null ? `flak ${command.unit} hold` : `flak ${command.unit} x ${command.plane}`;
    case 'divert':
      return `divert ${command.unit} > ${named(command.to)}`;
    case 'pass':
      return writePass(command.dropped);
    case 'ready':
      return 'ready';
    case 'place':
      return `place ${keyOf(command.at)}`;
    case 'leave':
      return `leave ${command.why}`;
    default:
      return writeFiling(command);
  }
}

/** "An order names where a unit ends, never its path." */
export function writeOrder(order: Order): string {
  switch (order.type) {
    case 'sortie':
    case 'fire':
      return `${order.type} ${order.unit} x ${named(order.target)}`;
    case 'attack':
      return `attack ${order.unit} x ${named(order.target)}${order.advance ? ' +' : ''}`;
    case 'transfer':
    case 'sail':
    case 'march':
    case 'land':
      return `${order.type} ${order.unit} > ${named(order.to)}`;
    case 'board':
      return `board ${order.unit} > ${order.ship}`;
    case 'build':
      return `build ${order.what} @ ${keyOf(order.at)}`;
    case 'base':
      return `base ${order.unit} = ${order.what}`;
    case 'repair':
      return `repair ${keyOf(order.at)}`;
  }
}

function writeFiled({ order, fallback }: FiledOrder): string {
  return `${writeOrder(order)}${fallback === 'nearest' ? ' or nearest' : ''}`;
}

function writePass(dropped: readonly Dropped[]): string {
  const lost = dropped.map(({ order, code }) => `${writeOrder(order)} ! ${code}`);
  return lost.length === 0 ? 'pass' : `pass; ${lost.join('; ')}`;
}

function writeFiling(command: FilingCommand): string {
  switch (command.type) {
    case 'file': {
      const orders = command.orders.map(writeFiled);
      return `file ${command.step}: ${orders.length === 0 ? 'none' : orders.join('; ')}`;
    }
    case 'withdraw':
      return `withdraw ${command.step}${command.order === null ? '' : `: ${writeOrder(command.order)}`}`;
    case 'plan':
      return `plan ${writeFiled(command)}`;
    case 'standing':
      return writeStanding(command);
  }
}

const list = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(' '));

function writeStanding({ orders }: StandingCommand): string {
  const { mode, minReserve, perTarget, only } = orders.scramble;
  const bridges =
    typeof orders.repairBridges === 'string' ? orders.repairBridges : list(orders.repairBridges.map(keyOf));
  return [
    `standing scramble ${mode} reserve ${minReserve} per ${perTarget} only ${list(only)}`,
    `flak ${orders.flak} ${list(orders.flakPriority)}`,
    `landing ${list(orders.landing.map(named))}`,
    `repair ${typeof orders.repairBridges !== 'string' && bridges === 'none' ? 'no bridge' : bridges}`,
    `transfers ${orders.transfers ?? 'usual'}`,
    `advance ${orders.autoAdvance}`,
    `pass ${list(orders.passes)}`,
  ].join('; ');
}
