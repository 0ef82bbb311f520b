/** A player who plays at random, but now and then goes for what the battle is about: so that chance reaches every ending. */
import { type Chooser, oneOf, type Seat } from '@fieldpost/engine';
import { distance, type Hex, same } from '@fieldpost/hex';
import type { Command, InteractCommand, MoveCommand } from '../commands.ts';
import type { AwwGame } from '../game.ts';
import { namedZone, roleOfEmpire } from '../objectives/roles.ts';
import { type Battle, type Empire, enemyOf, type Item } from '../state.ts';

/** Of a hundred choices this many are made on purpose. */
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
  if (command.type === 'interact') return handling(battle, side, command);
  return command.type === 'move' ? walking(battle, side, command) : 0;
}

/** Tokens that its own condition names. */
function tokensOf(battle: Battle, side: Empire): readonly Item[] {
  const { winA, winB } = battle.aims;
  const named = JSON.stringify(roleOfEmpire(battle, side) === 'A' ? winA : winB);
  return Object.values(battle.items).filter(({ kind, id }) => kind === 'objective' && named.includes(`"${id}"`));
}

/** O14: tiles on which role A still has to lay a charge. */
function bareMarks(battle: Battle, side: Empire): readonly Hex[] {
  const { winA } = battle.aims;
  const parts = roleOfEmpire(battle, side) === 'A' && 'all' in winA ? winA.all : [];
  const marks = parts.flatMap((part) => ('tokensOn' in part ? part.tokensOn.at : []));
  return marks.filter((mark) => !Object.values(battle.items).some(({ at }) => at !== null && same(at, mark)));
}

function handling(battle: Battle, side: Empire, { unit, op, item }: InteractCommand): number {
  if (!tokensOf(battle, side).some(({ id }) => id === item)) return 0;
  const here = battle.units[unit]?.at ?? null;
  const marked = bareMarks(battle, side);
  if (op === 'putDown') return marked.some((mark) => here !== null && same(mark, here)) ? 60 : -1;
  return op === 'pickUp' && !isLaid(battle, here) ? 50 : -1;
}

/** A charge that lies where it belongs stays there. */
function isLaid({ aims: { winA } }: Battle, here: Hex | null): boolean {
  const parts = 'all' in winA ? winA.all : [];
  return parts.some((part) => 'tokensOn' in part && part.tokensOn.at.some((at) => here !== null && same(at, here)));
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

/** Units that carry or drag go home (O08: across, O14: to a mark). Others go to tokens and civilians, or behind the enemy lines. */
function goalsOf(battle: Battle, side: Empire, unit: string, drag: string | null): readonly Hex[] {
  const home = battle.field.zones[side];
  const tokens = tokensOf(battle, side);
  const marks = bareMarks(battle, side);
  if (tokens.some(({ holder }) => holder === unit)) return marks.length > 0 ? marks : home;
  const civilians = Object.values(battle.units).filter(({ kind }) => kind === 'civilian');
  if (drag !== null && civilians.some(({ id }) => id === drag)) {
    return battle.objective === 'O08' ? namedZone(battle, 'ZB') : home;
  }
  const lying = [...tokens, ...civilians].flatMap(({ at }) => (at === null || isLaid(battle, at) ? [] : [at]));
  return lying.length > 0 ? lying : battle.field.zones[enemyOf(side)];
}
