/** Medals that only a victory gives: M02, M14, M15. */
import type { FinishedRecord, Step } from '@fieldpost/engine';
import type { ZoneName } from '../catalogue/conditions.ts';
import type { Role } from '../catalogue/empires.ts';
import type { ObjectiveId } from '../catalogue/objectives.ts';
import type { AwwGame } from '../game.ts';
import { among } from '../objectives/presence.ts';
import { namedZone } from '../objectives/roles.ts';
import type { Told } from '../report.ts';
import type { Empire, UnitId } from '../state.ts';
import type { Awards } from './fighting.ts';
import { empireOf, type Log, type Place } from './log.ts';

export function byVictory(log: Log, record: FinishedRecord<AwwGame>, told: Told): Awards {
  const { winner } = told;
  if (winner === 'draw') return [];
  const metByRules = told.by === 'rules' && told.reason === 'objective';
  const star = metByRules ? missionStar(record, winner) : [];
  return [...star, ...(metByRules ? guardians(log, told, winner) : []), ...lastStanding(log, told, winner, record)];
}

type AwwStep = Step<AwwGame>;

/**
 * M02: "the soldier of the last action or interaction of their Empire and their Empire won with reason `objective` in that action's
 * own step, or in the step that answered a question it had raised. An end at a turn's or round's end, or by the enemy's action,
 * gives it to nobody".
 */
function missionStar({ steps }: FinishedRecord<AwwGame>, winner: Empire): Awards {
  const last = steps.length - 1;
  const final = steps[last];
  if (final === undefined || final.events.some(({ type }) => type === 'turnEnded')) return [];
  const acted = lastActed(steps, last);
  const soldier = acted === null || acted.by.side !== winner ? null : soldierOf(acted);
  if (soldier === null) return [];
  const end: Place = [last, final.events.findIndex(({ type }) => type === 'battleEnded')];
  return [['M02', soldier, [end]]];
}

/** The step before all answers that it led to. */
function lastActed(steps: readonly AwwStep[], last: number): AwwStep | null {
  return steps.slice(0, last + 1).findLast(({ command }) => command.type !== 'answer') ?? null;
}

/** Who acted in a step, or handled something; null: a card, or nobody. */
function soldierOf({ command, events }: AwwStep): UnitId | null {
  if (command.type === 'interact') return command.unit;
  for (const event of events) if (event.type === 'acted') return event.unit;
  return null;
}

/** M14: the zone to which the winner's condition wants civilians brought. */
const ZONES: Readonly<Partial<Record<ObjectiveId, Readonly<Partial<Record<Role, ZoneName>>>>>> = {
  O08: { A: 'ZB' },
  O09: { A: 'ZA' },
  O13: { A: 'ZA', B: 'ZB' },
};

/** M14: who "made the last drag of a civilian that is alive at the end on a tile of the zone of the condition that was met". */
function guardians({ final, drags }: Log, told: Told, winner: Empire): Awards {
  const { battle } = final;
  const zone = told.objective === null ? undefined : ZONES[told.objective]?.[told.roles[winner]];
  if (zone === undefined) return [];
  const tiles = namedZone(battle, zone);
  const brought = Object.values(battle.units).flatMap((unit) => {
    const saved = unit.kind === 'civilian' && unit.state !== 'dead' && unit.at !== null && among(tiles, unit.at);
    const drag = saved ? drags.findLast(({ load }) => load === unit.id) : undefined;
    return drag !== undefined && empireOf(drag.by) === winner ? [drag] : [];
  });
  return [...new Set(brought.map(({ by }) => by))].map((by) => {
    return ['M14', by, brought.filter((drag) => drag.by === by).map(({ place }) => place)] as const;
  });
}

/** M15: "at the end the only non-Recruit of their Empire that stands or is crew, and it won". */
function lastStanding(log: Log, { units }: Told, winner: Empire, { steps }: FinishedRecord<AwwGame>): Awards {
  const left = Object.entries(units).filter(([id, { end }]) => {
    const soldier = log.final.battle.units[id];
    const counts = soldier?.kind === 'soldier' && soldier.type !== 'recruit' && soldier.empire === winner;
    return counts && (end === 'standing' || end === 'inVehicle');
  });
  const [only] = left;
  const end: Place = [steps.length - 1, Math.max(0, (steps.at(-1)?.events.length ?? 1) - 1)];
  return left.length === 1 && only !== undefined ? [['M15', only[0], [end]]] : [];
}
