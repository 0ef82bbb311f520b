/**
 * The line of a step as its reader can write it (THE-RULES "Who sees what"). The command is built from notices alone, so a line says no
 * more than they do. It omits which of two units the shooter of AWW-052 chose, and whether orders gave an answer. It also omits that a
 * grant went to a vehicle and not to its crew.
 */
import { vehicleId } from '../catalogue/vehicles.ts';
import type { Command, MovingBuild, SpecialCommand, TacticCommand } from '../commands.ts';
import type { Notice } from '../events.ts';
import type { Empire, UnitId } from '../state.ts';
import { writeFor } from './write.ts';

/** Null: the reader was not told enough. */
export function recount(notices: readonly Notice[], author: Empire): string | null {
  const [first, ...rest] = notices;
  const command = first === undefined ? null : commandOf(first, rest, author);
  return command === null ? null : writeFor(author, 'question' in command ? command.question : null, command);
}

type Told<Type extends Notice['type']> = Extract<Notice, { readonly type: Type }>;

/** The first of such notices. */
function told<Type extends Notice['type']>(notices: readonly Notice[], type: Type): Told<Type> | null {
  return (notices.find((notice) => notice.type === type) as Told<Type> | undefined) ?? null;
}

/** What the first notice of a step says of the command that led to it. */
function commandOf(first: Notice, rest: readonly Notice[], author: Empire): Command | null {
  switch (first.type) {
    case 'acted':
      return actionOf(first, rest, author);
    case 'tacticUsed':
      return tacticOf(first, rest);
    case 'answered':
      return { type: 'answer', question: first.question, choice: first.choice, auto: false };
    case 'built':
      return { type: 'build', kind: first.what, at: first.at };
    case 'errand':
      return { type: 'finish' };
    case 'turnEnded':
      return { type: 'endTurn' };
    default:
      return handlingOf(first) ?? setUpOf(first) ?? teamOf(first);
  }
}

/** O15: what is taken may leave the battle at once. */
function handlingOf(first: Notice): Command | null {
  switch (first.type) {
    case 'itemTaken':
    case 'itemGone':
      return { type: 'interact', unit: first.unit, op: 'pickUp', item: first.item, to: null };
    case 'itemPut':
      return { type: 'interact', unit: first.unit, op: 'putDown', item: first.item, to: null };
    case 'itemGiven':
      return { type: 'interact', unit: first.unit, op: 'give', item: first.item, to: first.to };
    default:
      return null;
  }
}

/** AWW-012: of a secret pick only its maker can say more than that it was made. */
function setUpOf(first: Notice): Command | null {
  switch (first.type) {
    case 'picked':
      return first.soldier === null ? null : { type: 'pick', soldier: first.soldier };
    case 'placed':
      return { type: 'deploy', unit: first.unit, at: first.at };
    case 'vipNamed':
      return { type: 'nameVip', unit: first.unit };
    case 'deploymentLocked':
      return { type: 'lockDeployment' };
    case 'tacticBrought':
      return { type: 'bring', card: first.card };
    case 'tacticKept':
      return { type: 'keep' };
    case 'tacticArmed':
      return { type: 'tactic', card: 'T16', units: [], at: null };
    default:
      return null;
  }
}

function teamOf(first: Notice): Command | null {
  switch (first.type) {
    case 'playerDone':
      return { type: first.done ? 'done' : 'undone' };
    case 'handedOver':
      return { type: 'handOver', unit: first.unit, player: first.player };
    case 'commandTransferred':
      return { type: 'transferCommand', player: first.player };
    case 'markedAbsent':
      return { type: 'markAbsent', player: first.player, absent: first.absent };
    default:
      return null;
  }
}

function actionOf({ unit, action }: Told<'acted'>, rest: readonly Notice[], author: Empire): Command | null {
  const attack = told(rest, 'attackStarted');
  switch (action) {
    case 'move':
      return moveOf(rest);
    case 'approach':
      return approachOf(rest);
    case 'special':
      return specialOf(unit, rest);
    default:
      return attack === null ? null : attackOf(unit, attack, author);
  }
}

function moveOf(rest: readonly Notice[]): Command | null {
  const steps = rest.filter((notice) => notice.type === 'moved');
  const [first] = steps;
  if (first === undefined) return null;
  const { unit, dragged: drag, also } = first;
  const second = also === undefined ? {} : { also };
  const dragSteps = steps.filter(({ dragged }) => dragged !== null).length;
  return { type: 'move', unit, path: steps.map(({ to }) => to), drag, dragSteps, build: buildingOf(rest), ...second };
}

function buildingOf(rest: readonly Notice[]): MovingBuild | null {
  const built = told(rest, 'built');
  return built === null ? null : { kind: built.what, at: built.at };
}

function approachOf(rest: readonly Notice[]): Command | null {
  const flown = told(rest, 'planeMoved');
  return flown === null ? null : { type: 'approach', plane: flown.unit, line: flown.line };
}

/** Tanks and planes are ordered by their own ids; notices of their attacks name the crew. */
function attackOf(unit: UnitId, { kind, target }: Told<'attackStarted'>, author: Empire): Command {
  const plane = vehicleId(author, 'plane');
  const at = typeof target === 'string' ? null : target;
  if (kind === 'strafe') return { type: 'attackRun', plane, mode: 'strafe', at: null };
  if (kind === 'bomb') return { type: 'attackRun', plane, mode: 'bomb', at };
  if (kind === 'melee' && typeof target === 'string') return { type: 'melee', unit, target };
  if (kind === 'grenade' && at !== null) return { type: 'grenade', unit, target: at };
  const shooter = kind === 'shell' ? vehicleId(author, 'tank') : unit;
  return { type: 'shoot', unit: shooter, target, ties: [] };
}

/** What a special action came to: the first of what follows. */
function specialOf(unit: UnitId, [first]: readonly Notice[]): SpecialCommand | null {
  const of = { type: 'special', unit } as const;
  switch (first?.type) {
    case 'granted':
      return { ...of, kind: 'grant', to: first.to };
    case 'healed':
      return { ...of, kind: 'heal', to: first.unit };
    case 'revived':
      return { ...of, kind: 'revive', to: first.unit };
    case 'repaired':
      return { ...of, kind: 'repair', what: first.what, tank: first.tank };
    case 'built':
      return first.what === 'trench' ? { ...of, kind: 'trench' } : { ...of, kind: 'wire', at: first.at };
    case 'respawned':
      return { ...of, kind: 'respawn', at: first.at };
    case 'entered':
      return { ...of, kind: 'enter', at: first.at };
    case 'attackStarted':
      return typeof first.target === 'string' ? null : { ...of, kind: 'artillery', at: first.target };
    default:
      return null;
  }
}

/** The targets of a card show in its effects (THE-RULES "Tactics deck"). */
function tacticOf({ card }: Told<'tacticUsed'>, rest: readonly Notice[]): TacticCommand {
  return { type: 'tactic', card, units: unitsNamed(card, rest), at: tileNamed(card, rest) };
}

function unitsNamed(card: TacticCommand['card'], rest: readonly Notice[]): readonly UnitId[] {
  switch (card) {
    case 'T06':
      return rest.flatMap((notice) => (notice.type === 'revived' ? [notice.unit] : []));
    case 'T13':
      return rest.flatMap((notice) => (notice.type === 'granted' ? [notice.to] : []));
    case 'T17':
      return rest.flatMap((notice) => (notice.type === 'itemMade' ? (notice.item.holder ?? []) : []));
    case 'T18':
      return told(rest, 'effectStarted')?.effect.who.map(([unit]) => unit) ?? [];
    default:
      return [];
  }
}

function tileNamed(card: TacticCommand['card'], rest: readonly Notice[]): TacticCommand['at'] {
  if (card === 'T08') return told(rest, 'effectStarted')?.effect.tiles[0] ?? null;
  if (card !== 'T11' && card !== 'T14') return null;
  const target = told(rest, 'attackStarted')?.target;
  return target === undefined || typeof target === 'string' ? null : target;
}
