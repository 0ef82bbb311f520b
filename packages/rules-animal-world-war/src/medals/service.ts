/** Medals for service: M01, M11, M12, M17, M18. */
import { EMPIRES } from '../catalogue/empires.ts';
import { vehicleId } from '../catalogue/vehicles.ts';
import { among } from '../objectives/presence.ts';
import type { Told } from '../report.ts';
import type { UnitId } from '../state.ts';
import type { Awards } from './fighting.ts';
import { type Drag, empireOf, isFriend, type Log, type Place } from './log.ts';

const SHEPHERD = 2;
const LIFE_SAVER = 2;
const SAPPER = 3;
const IRON_TRACK = 4;
const FLYING_CROSS = 3;

export function byService(log: Log, told: Told): Awards {
  const ids = Object.keys(told.units);
  return [
    ...ids.flatMap((id) => award('M01', id, shepherding(log, told, id))),
    ...ids.flatMap((id) => award('M11', id, saving(log, id))),
    ...ids.flatMap((id) => award('M12', id, building(log, id))),
    ...vehicles(log, told),
  ];
}

function award(medal: Awards[number][0], id: UnitId, evidence: readonly Place[]): Awards {
  return evidence.length > 0 ? [[medal, id, evidence]] : [];
}

/**
 * M01: "tiles along which they (or their tank) dragged friends that were wounded at that moment, 2 or more for one friend in the
 * battle, or one drag that ended in their Empire's layout zone; and that friend is not dead at the end".
 */
function shepherding(log: Log, { units }: Told, id: UnitId): readonly Place[] {
  const own = log.drags.filter(({ by, load, wounded }) => by === id && wounded && isFriend(id, load));
  const saved = [...new Set(own.map(({ load }) => load))].filter((load) => units[load]?.end !== 'dead');
  return saved.flatMap((load) => {
    const steps = own.filter((drag) => drag.load === load);
    return steps.length >= SHEPHERD || steps.some((drag) => endsHome(log, drag)) ? steps.map(({ place }) => place) : [];
  });
}

/** True if the drag's last step ends in the soldier's own layout zone. */
function endsHome({ final, drags }: Log, drag: Drag): boolean {
  const empire = empireOf(drag.by);
  const last = drags.findLast(({ place: [step], load }) => step === drag.place[0] && load === drag.load);
  return empire !== null && last === drag && among(final.battle.field.zones[empire], drag.to);
}

/** M11: "2 different units revived by them". */
function saving({ deeds }: Log, id: UnitId): readonly Place[] {
  const own = deeds.filter(({ type, by }) => type === 'revived' && by === id);
  return new Set(own.map(({ unit }) => unit)).size >= LIFE_SAVER ? own.map(({ place }) => place) : [];
}

/** M12: "3 trenches and wires built by them, those of cards left out": cards build in the name of an Empire. */
function building({ deeds }: Log, id: UnitId): readonly Place[] {
  const own = deeds.filter(({ type, by }) => type === 'built' && by === id);
  return own.length >= SAPPER ? own.map(({ place }) => place) : [];
}

/** M17, M18: "not lost and 4 or more enemy damage; not lost and 3 or more runs. To the crew's dossier". */
function vehicles(log: Log, told: Told): Awards {
  return EMPIRES.flatMap((empire): Awards => {
    const [tank, plane] = [vehicleId(empire, 'tank'), vehicleId(empire, 'plane')];
    const { [tank]: track, [plane]: cross } = told.vehicles;
    const drove = track !== undefined && !track.lost && track.enemyDamage >= IRON_TRACK;
    const flew = cross !== undefined && !cross.lost && cross.attackRuns >= FLYING_CROSS;
    return [...(drove ? crewOf(log, 'M17', tank) : []), ...(flew ? crewOf(log, 'M18', plane) : [])];
  });
}

function crewOf({ final, attacks }: Log, medal: 'M17' | 'M18', id: UnitId): Awards {
  const unit = final.battle.units[id];
  if (unit?.kind !== 'tank' && unit?.kind !== 'plane') return [];
  const kinds: readonly string[] = medal === 'M17' ? ['shell', 'crush'] : ['bomb', 'strafe'];
  const own = [...attacks.values()].filter(({ by, kind }) => by === unit.crew && kinds.includes(kind));
  return [[medal, unit.crew, own.map(({ place }) => place)]];
}
