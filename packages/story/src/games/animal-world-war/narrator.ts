/** Animal World War, by a field correspondent who knows every soldier: warm, dry, no wounds described. */
import type { Empire, Notice, View } from '@fieldpost/rules-animal-world-war/table';
import type { Beat } from '../../beat.ts';
import { beat } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { narrator, type Standing } from '../../narrator.ts';
import { noticed } from '../../noticed.ts';
import { byKind, inOrder, listed } from '../../words.ts';
import { actionsIn, attackerOf, fightBeat, missesTogether, tokenBeats } from './actions.ts';
import { deedBeats } from './deeds.ts';
import { endBeats } from './endings.ts';
import type { BattleMoment } from './moments.ts';
import { empireOf, name, names, side } from './names.ts';

function titleOf(moments: readonly BattleMoment[], eyes: Eyes): string {
  const battle = moments[0]?.before.battle;
  if (battle === undefined || battle.phase !== 'turn') return '';
  return `Round ${battle.round}, ${battle.active === eyes.side ? 'your turn' : side(battle.active)}`;
}

function beatsOf(moments: readonly BattleMoment[], eyes: Eyes): readonly Beat[] {
  const actions = actionsIn(moments);
  const fights = actions.flatMap((action) => {
    const found = fightBeat(action, eyes);
    return found ? [{ beat: found, by: attackerOf(action) }] : [];
  });
  return [
    ...sumOf(moments, eyes),
    ...missesTogether(fights),
    ...actions.flatMap(tokenBeats),
    ...deedBeats(moments, eyes),
    ...endBeats(moments, eyes),
    ...idle(moments),
  ];
}

/** Losses of several actions are named first, together. */
function sumOf(moments: readonly BattleMoment[], eyes: Eyes): readonly Beat[] {
  const lost = noticed(moments, 'died', 'tankWrecked', 'planeCrashed');
  const steps = inOrder(lost.map(({ step }) => step));
  if (steps.length < 2) return [];
  const units = [...new Set(lost.map(({ unit }) => unit))];
  const own = units.some((unit) => empireOf(unit) === eyes.side);
  return [{ ...beat(3, `${names(units, eyes)} are lost.`, steps), own }];
}

/** A turn that passed by is still told. */
function idle(moments: readonly BattleMoment[]): readonly Beat[] {
  const ended = noticed(moments, 'turnEnded');
  const busy = moments.some(({ notices }) =>
    notices.some(({ type }) => type === 'acted' || type === 'tacticUsed' || type === 'asked' || type === 'answered'),
  );
  return busy ? [] : ended.map(({ step }) => beat(8, 'nobody stirs.', [step]));
}

/** Dead, wrecked, crashed. */
function isGone(unit: View['battle']['units'][string]): boolean {
  if (unit.kind === 'soldier') return unit.status === 'dead';
  return unit.kind === 'tank' ? unit.at === null : unit.kind === 'plane' && unit.state === 'crashed';
}

/** As the pictures of the game call it. */
const pictureOf = (unit: View['battle']['units'][string]): string => (unit.kind === 'soldier' ? unit.type : unit.kind);

function standings({ battle }: View): readonly Standing[] {
  if (battle.phase !== 'turn' && battle.phase !== 'ended') return [];
  const empires: readonly Empire[] = ['HERB', 'CARN'];
  return empires.map((empire) => {
    const soldiers = Object.values(battle.units).flatMap((unit) =>
      unit.kind === 'soldier' && unit.empire === empire ? [unit] : [],
    );
    const standing = soldiers.filter(
      ({ status }) => status === 'standing' || status === 'inVehicle' || status === 'reserve',
    );
    const gone = Object.values(battle.units).filter(
      (unit) => unit.kind !== 'civilian' && unit.empire === empire && isGone(unit),
    );
    const lost = {
      lost: gone.length,
      losses: listed(gone.map(({ id }) => name(id))),
      fallen: byKind(gone.map(pictureOf)),
    };
    const army = listed(soldiers.map(({ id }) => name(id)).toSorted());
    return { side: empire, strength: standing.length, ...lost, army };
  });
}

const CLOSES: readonly Notice['type'][] = ['turnEnded', 'battleEnded'];

export const animalWorldWar = narrator<View, Notice>({
  closes: ({ notices }) =>
    notices.some((one) => CLOSES.includes(one.type) || (one.type === 'phaseStarted' && one.phase === 'turn')),
  title: titleOf,
  beats: beatsOf,
  quiet: () => '',
  standings,
  board: ({ battle }) => [
    battle.tiles.map(({ at, nml, feature, wire }) => [...at, nml, feature?.kind ?? null, wire]),
    Object.values(battle.units).map((unit) => [
      unit.id,
      unit.at ? [...unit.at] : null,
      unit.kind === 'soldier' ? unit.status : '',
    ]),
  ],
});
