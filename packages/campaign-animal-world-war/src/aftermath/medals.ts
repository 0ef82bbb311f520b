/** LC-063 (5), LC-065: medals and the upgrades that come with them. */
import {
  HIGHEST_RANK,
  MAX_UPGRADES,
  MEDALS,
  type MedalId,
  type UpgradeId,
} from '@fieldpost/rules-animal-world-war/catalogue';
import { isRecruit, type SoldierId } from '../catalogue/soldiers.ts';
import { type Dossier, dossierOf, type State } from '../state.ts';
import { type Fought, fieldedIn, unitIn } from './fates.ts';

/** M16: "fifth battle ended ready". */
const VETERAN_BATTLES = 5;

export type Grant = { readonly soldierId: SoldierId; readonly upgrade: UpgradeId; readonly rank: number };

/** LC-065: "in order of number, then soldier id, M16 last". */
export function withMedals(
  state: State,
  battle: Fought,
): { readonly state: State; readonly granted: readonly Grant[] } {
  const soldiers = { ...state.soldiers };
  const granted: Grant[] = [];
  for (const [soldierId, medal] of awards(state, battle)) {
    const before = dossierOf({ soldiers }, soldierId);
    const after = decorated(before, medal);
    soldiers[soldierId] = after;
    const upgrade = after.upgrades.length > before.upgrades.length ? MEDALS[medal].upgrade : null;
    if (upgrade !== null || after.rank > before.rank)
      granted.push({ soldierId, upgrade: upgrade ?? 'U02', rank: after.rank });
  }
  return { state: { ...state, soldiers }, granted };
}

type Award = readonly [SoldierId, MedalId];

function awards(state: State, battle: Fought): readonly Award[] {
  const fielded = fieldedIn(battle);
  const told = battle.report.medals.filter(({ soldierId }) => fielded.includes(soldierId));
  const earned = told.map(({ soldierId, medal }): Award => [soldierId, medal]);
  const veterans = [...fielded].sort().map((id): Award => [id, 'M16']);
  const isVeteran = (id: SoldierId) => dossierOf(state, id).readyEnds >= VETERAN_BATTLES;
  return [...earned, ...veterans.filter(([id]) => isVeteran(id))].filter((award) => mayHave(state, battle, award));
}

/** LC-065: "Not `ready` after the battle: no medal save M02"; "A Recruit that fell … gets none for it". */
function mayHave(state: State, { report }: Fought, [id, medal]: Award): boolean {
  if (isRecruit(id) && unitIn(report, id).deaths > 0) return false;
  return medal === 'M02' || dossierOf(state, id).status === 'ready';
}

/** THE-RULES "Medals and upgrades": "Each medal once per soldier"; but M02 again raises the rank while U02 is among the upgrades. */
function decorated(dossier: Dossier, medal: MedalId): Dossier {
  const { upgrade } = MEDALS[medal];
  const again = dossier.medals.includes(medal);
  if (again && medal === 'M02' && dossier.upgrades.includes('U02') && dossier.status !== 'dead')
    return { ...dossier, rank: Math.min(HIGHEST_RANK, dossier.rank + 1) };
  if (again) return dossier;
  const honoured: Dossier = { ...dossier, medals: [...dossier.medals, medal].sort() };
  const full = dossier.upgrades.length >= MAX_UPGRADES || dossier.status === 'dead';
  if (full || dossier.upgrades.includes(upgrade)) return honoured;
  return { ...honoured, upgrades: [...dossier.upgrades, upgrade].sort(), rank: upgrade === 'U02' ? 1 : dossier.rank };
}
