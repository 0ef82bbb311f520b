/** The listed set-ups, as data. */
import type { Scenario, ScenarioId } from '@fieldpost/engine';
import { FILES, STRIDE } from '../board/squares.ts';
import type { PresetId } from '../catalogue/presets.ts';
import type { WwiGame } from '../game.ts';
import { printedLayout } from '../orders/defaults.ts';
import type { Side } from '../state.ts';
import { SIDES } from '../state.ts';
import type { ScenarioDocument, UnitDocument } from './document.ts';
import { freeId } from './document.ts';
import { plainUnit } from './position.ts';

const BASIC: ScenarioDocument = {
  start: 'army',
  options: {},
  armies: null,
  position: null,
  units: [],
  side: null,
  turns: { south: 1, north: 1 },
  turnsWithoutLoss: 0,
  lossThisTurn: false,
  retreating: null,
  reinforced: false,
};

function listed(id: string, title: string, document: ScenarioDocument): Scenario<WwiGame> {
  return { id: id as ScenarioId, title, sides: SIDES, document };
}

/** Both sides with a preset, already placed as printed (THE-RULES "Army presets"). */
function deployed(
  south: PresetId,
  north: PresetId,
  size: 8 | 12,
  options: ScenarioDocument['options'],
): ScenarioDocument {
  const units: UnitDocument[] = [];
  for (const [side, preset] of [
    ['south', south],
    ['north', north],
  ] as const)
    layOut(side, preset, size, units);
  return { ...BASIC, start: 'move', options, units };
}

function layOut(side: Side, preset: PresetId, size: number, units: UnitDocument[]): void {
  for (const { square, type } of printedLayout(preset, side, size)) {
    const name = `${FILES[square % STRIDE]}${Math.floor(square / STRIDE) + 1}`;
    units.push(plainUnit(freeId(side, type, units), name, false));
  }
}

export const SCENARIOS: readonly Scenario<WwiGame>[] = [
  listed('standard', 'Standard: design, deploy, fight (8x8, 16 units)', BASIC),
  listed('full-rows', 'Full rows: 24 units on three full rows', { ...BASIC, options: { fullRows: 'on' } }),
  listed('campaign', 'Campaign battle: 12x12, 32 units, all rules', { ...BASIC, options: { campaign: 'on' } }),
  listed(
    'salient-duel',
    'Salient duel: balanced armies in place on the salient',
    deployed('balanced', 'balanced', 8, { terrain: 'salient' }),
  ),
  listed(
    'open-duel',
    'Open field duel: balanced armies in place, no terrain',
    deployed('balanced', 'balanced', 8, { terrain: 'open' }),
  ),
  listed(
    'storm-and-guns',
    'Storm troops against the gun line, on the salient',
    deployed('storm', 'gunline', 8, { terrain: 'salient' }),
  ),
  listed(
    'full-rows-duel',
    'Full rows in place on the salient',
    deployed('full24', 'full24', 8, { fullRows: 'on', terrain: 'salient' }),
  ),
  listed(
    'campaign-duel',
    'Campaign battle with both armies in place',
    deployed('campaign32', 'campaign32', 12, { campaign: 'on' }),
  ),
];
