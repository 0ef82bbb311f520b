/** The options of a match (THE-RULES "Optional rules", "End of the game"), as the lobby offers them. Public data. */
import type { OptionSpec } from '@fieldpost/engine';
import { LAYOUT_IDS } from './terrain.ts';

function onOff(key: string, title: string, initial: 'on' | 'off' = 'off'): OptionSpec {
  return { key, title, kind: { type: 'choice', values: ['off', 'on'], initial } };
}

export const OPTIONS: readonly OptionSpec[] = [
  // CA-060. Besides these ids `terrain` may be a custom code: rows from the top joined with "/"
  { key: 'terrain', title: 'Terrain', kind: { type: 'choice', values: LAYOUT_IDS, initial: 'open' } },
  onOff('unequalLayout', 'Allow a custom terrain that is not the same for both sides'),
  onOff('elite', 'Elite units: each player marks up to two'), // CA-061
  onOff('experienced', 'Experienced units: five credits make a unit elite'), // CA-064
  onOff('reinforcements', 'Reinforcements in turns 3, 6, 9, ...'), // CA-065
  onOff('fullRows', 'Full rows: 24 units, one on every square of the three rows'), // CA-012
  onOff('campaign', 'Campaign battle: 12x12 squares, 32 units, all optional rules'), // CA-067
  {
    key: 'turnLimit',
    title: 'Turns per player before strength decides', // CA-074
    kind: { type: 'integer', min: 20, max: 300, initial: 100 },
  },
  onOff('repetition', 'Draw when a position comes for the third time', 'on'), // CA-072, CA-076
  {
    key: 'noLossTurns',
    title: 'Draw after this many turns without a loss (0 = never)', // CA-073, CA-076
    kind: { type: 'integer', min: 0, max: 600, initial: 40 },
  },
  {
    key: 'first',
    title: 'Who places and moves first', // CA-022
    kind: { type: 'choice', values: ['rule', 'south', 'north'], initial: 'rule' },
  },
  {
    key: 'creator',
    title: 'Side of the match’s creator', // CA-022 (3), CA-023
    kind: { type: 'choice', values: ['south', 'north'], initial: 'south' },
  },
];
