/** The listed scenarios: the standard fields, and some drawn by hand. */
import type { Scenario, ScenarioId } from '@fieldpost/engine';
import { LAYOUT_IDS } from '../catalogue/layouts.ts';
import type { AwwGame } from '../game.ts';
import { EMPIRES } from '../state.ts';
import { parseScenario } from './document.ts';
import { HAND_MADE } from './hand-made.ts';

function listed(id: string, title: string, raw: unknown): Scenario<AwwGame> {
  const read = parseScenario(raw);
  if (!read.ok) throw new Error(`the scenario ${id} is refused: ${read.fault.code} ${read.fault.rule}`);
  return { id: id as ScenarioId, title, sides: EMPIRES, document: read.value };
}

const TITLES = {
  short: 'Short battle: 23 tiles, squads of 4, about 8 rounds',
  medium: 'Battle: 33 tiles, squads of 6, about 10 rounds',
  long: 'Long battle: 45 tiles, squads of 8, about 12 rounds',
} as const;

export const SCENARIOS: readonly Scenario<AwwGame>[] = [
  ...LAYOUT_IDS.map((layout) => listed(layout, TITLES[layout], { options: { layout } })),
  ...HAND_MADE.map(({ id, title, document }) => listed(id, title, document)),
];
