/** T10: trenches and wire before the first turn, one after another. */
import type { Refusal } from '@fieldpost/engine';
import { height } from '@fieldpost/hex';
import { TACTICS } from '../catalogue/tactics.ts';
import type { BuildCommand } from '../commands.ts';
import { geometryOf } from '../field/geometry.ts';
import { refuse } from '../refusal.ts';
import { emit, type Play } from '../resolution/play.ts';
import { cannotCross, hasTank, tileAt, unitsOn } from '../rules/ground.ts';
import type { Battle, Empire, Errand } from '../state.ts';

/** "Place up to 3 trenches and 2 wires" */
function left(errand: Errand, kind: BuildCommand['kind']): number {
  const { effect } = TACTICS.T10;
  if (effect.does !== 'fieldworks') return 0;
  return kind === 'trench' ? effect.trenches - errand.trenches : effect.wires - errand.wires;
}

/** "on tiles of your own half (h > 0 for the south side, h < 0 for the north) without enemy units, under D-14/D-24 limits" */
export function refusesFieldwork(battle: Battle, empire: Empire, { kind, at }: BuildCommand): Refusal | null {
  if (battle.errand?.card !== 'T10') return refuse('BAD_PHASE', 'AWW-180');
  const tile = tileAt(battle, at);
  if (tile === null) return refuse('OFF_FIELD', null);
  const ownHalf = empire === 'HERB' ? height(at) > 0 : height(at) < 0;
  const enemies = unitsOn(battle, at).some((unit) => unit.kind !== 'civilian' && unit.empire !== empire);
  const barred = cannotCross(tile) || hasTank(battle, at) || (kind === 'trench' ? tile.feature !== null : tile.wire);
  const fits = left(battle.errand, kind) > 0 && ownHalf && !enemies && !barred;
  return fits ? null : refuse('BUILD_ILLEGAL', kind === 'trench' ? 'AWW-132' : 'AWW-133');
}

export function listFieldworks(battle: Battle, empire: Empire): readonly BuildCommand[] {
  const kinds = ['trench', 'wire'] as const;
  const works = geometryOf(battle.field).hexes.flatMap((at) =>
    kinds.map((kind): BuildCommand => ({ type: 'build', kind, at })),
  );
  return works.filter((work) => refusesFieldwork(battle, empire, work) === null);
}

export function layFieldwork(play: Play, empire: Empire, { kind, at }: BuildCommand): void {
  const errand = play.state.battle.errand as Errand;
  emit(play, { type: 'built', by: empire, what: kind, at });
  const more = kind === 'trench' ? { trenches: errand.trenches + 1 } : { wires: errand.wires + 1 };
  emit(play, { type: 'errand', empire, errand: { ...errand, ...more } });
}
