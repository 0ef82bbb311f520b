/** The listed scenarios: the four maps as printed, a first game, and each larger map to be decided in an evening (THE-RULES "Options"). */
import type { Scenario, ScenarioId } from '@fieldpost/engine';
import { DECISION_SHARE, DECISION_TURNS, FIRST_GAME } from '../catalogue/options.ts';
import type { MassWarfareGame } from '../game.ts';
import { parseScenario } from './document.ts';
import { sidesIn } from './set-up.ts';

function listed(id: string, title: string, raw: unknown): Scenario<MassWarfareGame> {
  const read = parseScenario(raw);
  if (!read.ok) throw new Error(`the scenario ${id} is refused: ${read.fault.code} ${read.fault.rule}`);
  return { id: id as ScenarioId, title, sides: sidesIn(read.value), document: read.value };
}

const LARGER = {
  'twin-rivers': 'Twin Rivers',
  'three-crowns': 'Three Crowns',
  'four-corners': 'Four Corners',
} as const;
const PLAYERS = { 'twin-rivers': 2, 'three-crowns': 3, 'four-corners': 4 } as const;

function decision(map: keyof typeof LARGER): Scenario<MassWarfareGame> {
  const conquestShare = DECISION_SHARE[PLAYERS[map]];
  const title = `${LARGER[map]}, until ${conquestShare}% of the people are held`;
  return listed(`${map}-decision`, title, { map, options: { conquestShare, turnLimit: DECISION_TURNS } });
}

export const SCENARIOS: readonly Scenario<MassWarfareGame>[] = [
  listed('first-game', 'First game: the ford, 12 turns', { map: 'ford', options: FIRST_GAME }),
  listed('twin-rivers', 'Twin Rivers: two players', { map: 'twin-rivers' }),
  listed('ford', 'The Ford: two players, no sea', { map: 'ford' }),
  listed('three-crowns', 'Three Crowns: three players', { map: 'three-crowns' }),
  listed('four-corners', 'Four Corners: four players', { map: 'four-corners' }),
  ...(['twin-rivers', 'three-crowns', 'four-corners'] as const).map(decision),
];
