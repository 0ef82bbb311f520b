/** A player who plays at random, but now and then goes for what the battle is about: so that chance reaches every ending. */
import { type Chooser, oneOf, type Seat } from '@fieldpost/engine';
import { distance, type Hex } from '@fieldpost/hex';
import type { Command, MoveCommand } from '../commands.ts';
import type { AwwGame } from '../game.ts';
import { namedZone } from '../objectives/roles.ts';
import { type Battle, type Empire, enemyOf } from '../state.ts';

/** Of a hundred choices so many are made on purpose. */
const PURPOSE = 60;

export const seeker: Chooser<AwwGame> = (rules, view, seat, next) => {
  const subjects = rules.subjects(view, seat);
  const units = subjects.filter((subject) => subject !== '');
  const subject = oneOf(next() % 4 > 0 && units.length > 0 ? units : subjects, next);
  if (subject === null) return null;
  const menu = rules.legalCommands(view, seat, subject);
  if (view.battle.phase !== 'turn' || next() % 100 >= PURPOSE) return oneOf(menu, next);
  const most = Math.max(...menu.map((command) => promise(view.battle, seat, command)));
  return oneOf(
    menu.filter((command) => promise(view.battle, seat, command) === most),
    next,
  );
};

/** What a command promises: to take what the conditions count, to walk where it counts; with a load above all. */
function promise(battle: Battle, { side }: Seat<Empire>, command: Command): number {
  if (command.type === 'interact') return battle.items[command.item]?.kind === 'objective' ? handling(command.op) : 0;
  return command.type === 'move' ? walking(battle, side, command) : 0;
}

function handling(op: 'pickUp' | 'putDown' | 'give'): number {
  return op === 'pickUp' ? 50 : -1;
}

function walking(battle: Battle, side: Empire, { unit, path, drag }: MoveCommand): number {
  const from = battle.units[unit]?.at ?? null;
  const to = path.at(-1);
  if (from === null || to === undefined) return 0;
  const goals = goalsOf(battle, side, unit, drag);
  if (goals.length === 0) return 0;
  const away = (at: Hex) => Math.min(...goals.map((goal) => distance(goal, at)));
  return (away(from) - away(to)) * 10 + (drag !== null && battle.units[drag]?.kind === 'civilian' ? 5 : 0);
}

/** Who carries or drags goes home (O08: across); others to tokens and civilians, or behind the enemy lines. */
function goalsOf(battle: Battle, side: Empire, unit: string, drag: string | null): readonly Hex[] {
  const home = battle.field.zones[side];
  const tokens = Object.values(battle.items).filter(({ kind }) => kind === 'objective');
  if (tokens.some(({ holder }) => holder === unit)) return home;
  const civilians = Object.values(battle.units).filter(({ kind }) => kind === 'civilian');
  if (drag !== null && civilians.some(({ id }) => id === drag)) {
    return battle.objective === 'O08' ? namedZone(battle, 'ZB') : home;
  }
  const lying = [...tokens, ...civilians].flatMap(({ at }) => (at === null ? [] : [at]));
  return lying.length > 0 ? lying : battle.field.zones[enemyOf(side)];
}
