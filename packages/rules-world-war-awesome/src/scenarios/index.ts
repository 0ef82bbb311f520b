/**
 * The listed scenarios: three battlefields and the yard, the presets on them, and two games to learn from (THE-RULES "Battlefield maps",
 * "Lessons").
 */
import { expectOk, type Scenario, type ScenarioId } from '@fieldpost/engine';
import { MAPS, type MapId } from '../catalogue/maps.ts';
import { PRESETS } from '../catalogue/options.ts';
import { SEATS } from '../catalogue/sides.ts';
import type { WorldWarAwesomeGame } from '../game.ts';
import { parseScenario } from './document.ts';
import { BOARDING, WIRELESS } from './teaching.ts';

function listed(id: string, title: string, raw: unknown): Scenario<WorldWarAwesomeGame> {
  const document = expectOk(parseScenario(raw), `the scenario ${id}`);
  return { id: id as ScenarioId, title, sides: SEATS, document };
}

const BATTLEFIELDS: readonly MapId[] = ['MAP-1', 'MAP-2', 'MAP-3'];

export const SCENARIOS: readonly Scenario<WorldWarAwesomeGame>[] = [
  listed('boarding', 'Boarding: a first game, 12 rounds', BOARDING),
  listed('wireless', 'Wireless: a second game, with hackers and jams', WIRELESS),
  ...BATTLEFIELDS.map((id) => listed(id, `${MAPS[id].title}, as printed`, { id })),
  // WWA-151
  ...BATTLEFIELDS.map((id) => listed(`${id}-fair`, `${MAPS[id].title}, fair`, { id, options: PRESETS.fair })),
  ...BATTLEFIELDS.map((id) => listed(`${id}-post`, `${MAPS[id].title}, by post`, { id, options: PRESETS.post })),
  listed('YARD', 'Yard: open ground', { id: 'YARD' }),
];
