/** Menus: what may be done now, whole or unit by unit, read from the view. All that is listed is legal. */
import type { Seat } from '@fieldpost/engine';
import type { Command } from './commands.ts';
import { listAnswers } from './resolution/questions.ts';
import { harmsOwn } from './rules/harm.ts';
import { listInteractions } from './rules/items.ts';
import { canAct, listActions } from './rules/listing.ts';
import { mayOrder } from './rules/orderers.ts';
import { listHandOvers, listTeam } from './rules/teams.ts';
import { listTurn } from './rules/turns.ts';
import { listSetUp, setUpSubjects } from './set-up/index.ts';
import type { Empire, Unit, UnitId } from './state.ts';
import { listTactics } from './tactics/index.ts';
import type { View } from './view.ts';

const NOTHING: readonly Command[] = [];

/** `subject` null: all. '' = what needs no unit. "H.medic/special": only commands of that type. What harms your own is listed last. */
export function menuOf(view: View, seat: Seat<Empire>, subject: string | null): readonly Command[] {
  const menu = listed(view, seat, subject);
  const harms = (command: Command): boolean => harmsOwn(view.battle, seat.side, command);
  return menu.some(harms) ? [...menu.filter((one) => !harms(one)), ...menu.filter(harms)] : menu;
}

function listed(view: View, seat: Seat<Empire>, subject: string | null): readonly Command[] {
  if (!mayPlay(view, seat)) return NOTHING;
  if (view.battle.question !== null) return answersOf(view, seat, subject);
  if (isSetUp(view)) return setUpMenu(view, seat, subject);
  if (view.battle.active !== seat.side) return NOTHING;
  if (subject === null) return [...ordersOf(view, seat), ...unitIds(view).flatMap((id) => menuOfUnit(view, seat, id))];
  if (subject === '') return ordersOf(view, seat);
  const [id = '', type] = subject.split('/');
  const all = menuOfUnit(view, seat, id);
  return type === undefined ? all : all.filter((command) => command.type === type);
}

/** A seat beyond the players of its team may do nothing. */
function mayPlay({ battle }: View, { side, player }: Seat<Empire>): boolean {
  return battle.phase !== 'ended' && player >= 0 && player < battle.teams[side].players;
}

function isSetUp({ battle: { phase } }: View): boolean {
  return phase !== 'turn' && phase !== 'afterDeployment';
}

/** Which unit is hit is answered with that unit as subject; a crash line needs none. */
function answersOf(view: View, seat: Seat<Empire>, subject: string | null): readonly Command[] {
  const all = listAnswers(view.battle, seat);
  return subject === null ? all : all.filter(({ choice }) => (typeof choice === 'string' ? choice : '') === subject);
}

/** Set-up's own commands, and who is to command whom while squads are deployed. */
function setUpMenu(view: View, seat: Seat<Empire>, subject: string | null): readonly Command[] {
  const own = listSetUp(view, seat, subject);
  if (view.battle.phase !== 'deployment') return own;
  const units = subject === null ? setUpSubjects(view, seat) : [subject];
  return [...own, ...units.flatMap((unit) => (unit === '' ? [] : listHandOvers(view, seat, unit)))];
}

/** What needs no unit: the end of the turn, cards, and the team. */
function ordersOf(view: View, seat: Seat<Empire>): readonly Command[] {
  if (view.battle.phase === 'afterDeployment') return listTactics(view, seat);
  return [...listTurn(view, seat), ...listTactics(view, seat), ...listTeam(view, seat)];
}

function unitIds({ battle }: View): readonly UnitId[] {
  return Object.keys(battle.units);
}

function menuOfUnit(view: View, seat: Seat<Empire>, id: UnitId): readonly Command[] {
  const { battle } = view;
  const unit = battle.units[id];
  if (unit === undefined || unit.kind === 'civilian' || unit.empire !== seat.side) return NOTHING;
  const actions = listActions(battle, seat, unit);
  const others = besideActions(view, seat, unit);
  return others.length === 0 ? actions : [...actions, ...others];
}

/** What costs a soldier no action: things handled, and who is to command them. */
function besideActions(view: View, seat: Seat<Empire>, unit: Unit): readonly Command[] {
  const { battle } = view;
  if (unit.kind !== 'soldier' || battle.phase !== 'turn' || !mayOrder(battle, seat, unit)) return NOTHING;
  return [...listInteractions(battle, unit), ...listHandOvers(view, seat, unit.id)];
}

/** What may be acted with; `within` a unit: its id with a slash and a type of command. */
export function subjectsOf(view: View, seat: Seat<Empire>, within: string | null): readonly string[] {
  if (!mayPlay(view, seat)) return [];
  if (within !== null) return finer(view, seat, within);
  if (view.battle.question !== null) return answerSubjects(view, seat);
  if (isSetUp(view)) return setUpSubjects(view, seat);
  if (view.battle.active !== seat.side) return [];
  const units = unitIds(view).filter((id) => isSubject(view, seat, id));
  return hasOrders(view, seat) ? [...units, ''] : units;
}

function isSubject(view: View, seat: Seat<Empire>, id: UnitId): boolean {
  const { battle } = view;
  const unit = battle.units[id];
  if (unit === undefined || unit.kind === 'civilian' || unit.empire !== seat.side) return false;
  return canAct(battle, seat, unit) || besideActions(view, seat, unit).length > 0;
}

/** In a turn each player may at least say whether they are done. */
function hasOrders(view: View, seat: Seat<Empire>): boolean {
  return view.battle.phase === 'turn' || ordersOf(view, seat).length > 0;
}

function answerSubjects(view: View, seat: Seat<Empire>): readonly string[] {
  const all = listAnswers(view.battle, seat).map(({ choice }) => (typeof choice === 'string' ? choice : ''));
  return [...new Set(all)];
}

function finer(view: View, seat: Seat<Empire>, subject: string): readonly string[] {
  if (subject === '' || subject.includes('/') || isSetUp(view) || view.battle.question !== null) return [];
  const types = new Set(menuOf(view, seat, subject).map(({ type }) => type));
  return [...types].map((type) => `${subject}/${type}`);
}
