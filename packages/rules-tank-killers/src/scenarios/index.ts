/** The listed set-ups, as data. */
import type { Scenario, ScenarioId } from '@fieldpost/engine';
import type { TankKillersGame } from '../game.ts';
import { type Options, SIDES } from '../state.ts';
import type { Position } from './document.ts';
import { DUEL_AT_DUSK } from './duel-at-dusk.ts';

function listed(
  id: string,
  title: string,
  options: Partial<Options>,
  position: Position | null = null,
): Scenario<TankKillersGame> {
  const script = { tactics: [], german: [], anglo: [] };
  const fixed = options as Readonly<Record<string, string | number>>;
  return { id: id as ScenarioId, title, sides: SIDES, document: { options: fixed, position, script } };
}

export const SCENARIOS: readonly Scenario<TankKillersGame>[] = [
  listed('standard', 'Standard: formations and break points as you choose', {}),
  listed('american-even', 'Germans against Americans, balanced for ladders', { anglo: 'american', breakPoint: 'even' }),
  listed('british-even', 'Germans against British, balanced for ladders', { anglo: 'british', breakPoint: 'even' }),
  listed('american', 'Germans against Americans, as printed', { anglo: 'american', breakPoint: 'printed' }),
  listed('british', 'Germans against British, as printed', { anglo: 'british', breakPoint: 'printed' }),
  listed('armour', 'Armour against armour: panzer and American armored formations', {
    german: 'panzer',
    anglo: 'american-armored',
  }),
  listed('rifles', 'Panzer formation against British infantry', { german: 'panzer', anglo: 'british-infantry' }),
  listed('built-american', 'Custom formations: Germans and Americans', {
    anglo: 'american',
    customDecks: 'on',
  }),
  listed('built-british', 'Custom formations: Germans and British', {
    anglo: 'british',
    customDecks: 'on',
  }),
  listed('duel-at-dusk', 'Duel at dusk: a Tiger has found a Sherman', { anglo: 'american' }, DUEL_AT_DUSK),
];
