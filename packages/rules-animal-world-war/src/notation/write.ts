/** One line for each command, as it is printed in logs and mails. RULES.md lists them all. */
import { type Hex, keyOf } from '@fieldpost/hex';
import type {
  AnswerCommand,
  AttackRunCommand,
  Command,
  InteractCommand,
  MoveCommand,
  ShootCommand,
  SpecialCommand,
  TacticCommand,
} from '../commands.ts';
import { FILING_COMMANDS, type FilingCommand, TACTIC_WINDOWS } from '../orders/standing-orders.ts';
import type { Empire } from '../state.ts';
import type { View } from '../view.ts';
import { writeLine, writeUnit } from './words.ts';

export function writeCommand(command: Command, { viewer, battle }: View): string {
  return writeFor(viewer, battle.question?.id ?? null, command);
}

/** The line as a player of this Empire writes it while this question is open. */
export function writeFor(own: Empire | null, open: number | null, command: Command): string {
  switch (command.type) {
    case 'move':
      return writeMove(command, own);
    case 'shoot':
      return writeShot(command, own);
    case 'grenade':
      return `${writeUnit(command.unit, own)} throws ${keyOf(command.target)}`;
    case 'melee':
      return `${writeUnit(command.unit, own)} fights ${writeUnit(command.target, own)}`;
    case 'special':
      return writeSpecial(command, own);
    case 'approach':
      return `${writeUnit(command.plane, own)} approaches ${writeLine(command.line)}`;
    case 'attackRun':
      return writeRun(command, own);
    case 'interact':
      return writeInteraction(command, own);
    case 'tactic':
      return writeTactic(command, own);
    case 'answer':
      return writeAnswer(command, own, open);
    default:
      return isFiling(command) ? writeFiling(command, own) : writeShort(command, own);
  }
}

const path = (hexes: readonly Hex[]): string => hexes.map(keyOf).join(' ');

function writeMove({ unit, path: steps, drag, dragSteps, build, also }: MoveCommand, own: Empire | null): string {
  const whole = dragSteps === steps.length ? '' : ` for ${dragSteps}`;
  const second = also === undefined ? '' : ` and ${writeUnit(also, own)}`;
  const load = drag === null ? '' : ` with ${writeUnit(drag, own)}${second}${whole}`;
  const job = build === null ? '' : ` ${build.kind === 'trench' ? 'digging' : 'wiring'} ${keyOf(build.at)}`;
  return `${writeUnit(unit, own)} to ${path(steps)}${load}${job}`;
}

function writeShot({ unit, target, ties }: ShootCommand, own: Empire | null): string {
  const at = typeof target === 'string' ? writeUnit(target, own) : keyOf(target);
  const chosen = ties.length === 0 ? '' : ` by ${ties.map((tie) => (tie === 'first' ? '1' : '2')).join('')}`;
  return `${writeUnit(unit, own)} x ${at}${chosen}`;
}

function writeSpecial(command: SpecialCommand, own: Empire | null): string {
  const unit = writeUnit(command.unit, own);
  switch (command.kind) {
    case 'grant':
      return `${unit} sends ${writeUnit(command.to, own)}`;
    case 'heal':
      return `${unit} heals ${writeUnit(command.to, own)}`;
    case 'revive':
      return `${unit} revives ${writeUnit(command.to, own)}`;
    case 'repair': {
      const tank = command.tank === null ? '' : ` ${command.tank}`;
      return `${unit} repairs ${command.what}${tank}`;
    }
    case 'trench':
      return `${unit} digs`;
    case 'wire':
      return `${unit} wires ${keyOf(command.at)}`;
    case 'artillery':
      return `${unit} calls ${keyOf(command.at)}${command.shift === undefined ? '' : ` shift ${command.shift > 0 ? '+' : ''}${command.shift}`}`;
    case 'respawn':
      return `${unit} returns ${keyOf(command.at)}`;
    case 'enter':
      return `${unit} enters ${keyOf(command.at)}`;
  }
}

function writeRun({ plane, mode, at }: AttackRunCommand, own: Empire | null): string {
  const tile = at === null ? '' : ` ${keyOf(at)}`;
  return `${writeUnit(plane, own)} ${mode === 'bomb' ? 'bombs' : 'strafes'}${tile}`;
}

const HANDLING = { pickUp: 'takes', putDown: 'drops', give: 'gives' } as const;

function writeInteraction({ unit, op, item, to }: InteractCommand, own: Empire | null): string {
  return `${writeUnit(unit, own)} ${HANDLING[op]} ${item}${to === null ? '' : ` to ${writeUnit(to, own)}`}`;
}

function writeTactic({ card, units, at }: TacticCommand, own: Empire | null): string {
  const named = units.map((unit) => ` ${writeUnit(unit, own)}`).join('');
  return `play ${card}${named}${at === null ? '' : ` ${keyOf(at)}`}`;
}

/** The number of the question is left out where it is the open one. */
function writeAnswer({ question, choice, auto }: AnswerCommand, own: Empire | null, open: number | null): string {
  const what = typeof choice === 'string' ? writeUnit(choice, own) : writeLine(choice);
  const which = open === question ? '' : ` #${question}`;
  return `choose ${what}${which}${auto ? ' by orders' : ''}`;
}

type ShortCommand = Exclude<
  Command,
  | MoveCommand
  | ShootCommand
  | SpecialCommand
  | AttackRunCommand
  | InteractCommand
  | TacticCommand
  | AnswerCommand
  | FilingCommand
  | { readonly type: 'grenade' | 'melee' | 'approach' }
>;

function writeShort(command: ShortCommand, own: Empire | null): string {
  switch (command.type) {
    case 'build':
      return `${command.kind === 'trench' ? 'dig' : 'wire'} ${keyOf(command.at)}`;
    case 'bring':
      return `bring ${command.card}`;
    case 'pick':
      return `pick ${command.soldier}`;
    case 'deploy':
      return `${writeUnit(command.unit, own)} ${command.at === 'reserve' ? 'in reserve' : `on ${keyOf(command.at)}`}`;
    case 'nameVip':
      return `vip ${writeUnit(command.unit, own)}`;
    case 'handOver':
      return `hand ${writeUnit(command.unit, own)} to ${command.player}`;
    case 'transferCommand':
      return `command to ${command.player}`;
    case 'markAbsent':
      return `${command.absent ? 'absent' : 'present'} ${command.player}`;
    default:
      return WORDS[command.type];
  }
}

export const WORDS = {
  keep: 'keep',
  finish: 'finish',
  lockDeployment: 'lock',
  done: 'done',
  undone: 'not done',
  endTurn: 'end turn',
} as const;

function isFiling(command: Command): command is FilingCommand {
  return FILING_COMMANDS.some((type) => type === command.type);
}

function writeFiling(command: FilingCommand, own: Empire | null): string {
  switch (command.type) {
    case 'prefer': {
      const { targetMode, targetOrder, crashLine, neverChoose } = command.preferences;
      const spared = neverChoose.map((unit) => ` ${writeUnit(unit, own)}`).join('');
      return `prefer ${[targetMode, ...targetOrder].join(' ')} crash ${crashLine}${spared === '' ? '' : ` spare${spared}`}`;
    }
    case 'answerTactics':
      return `tactics ${TACTIC_WINDOWS.map((window) => command.windows[window]).join(' ')}`;
    case 'wish':
      return `wish ${command.soldiers.length === 0 ? 'none' : command.soldiers.join(' ')}`;
  }
}
