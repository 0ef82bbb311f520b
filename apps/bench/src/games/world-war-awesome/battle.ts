import type { MatchSetup } from '../../page/match.ts';

type Unit = readonly [design: string, owner: 'A' | 'B', layer: string, q: number, r: number];

/** Sixteen units: on the ground, on a roof, inside both tanks. */
const UNITS: readonly Unit[] = [
  ['GER-STO', 'A', 'ground', 7, 6],
  ['GER-RIF', 'A', 'ground', 6, 7],
  ['GER-GRE', 'A', 'ground', 5, 10],
  ['GER-HMG', 'A', 'ground', 7, 8],
  ['GER-EIS', 'A', 'ground', 6, 11],
  ['GER-ENG', 'A', 'in:A', 1, 0],
  ['GER-JET', 'A', 'roof:A', 2, 0],
  ['GER-RIF', 'A', 'in:B', 0, -1],
  ['SOV-PPS', 'B', 'ground', 9, 10],
  ['SOV-RIF', 'B', 'ground', 9, 8],
  ['SOV-MED', 'B', 'ground', 10, 5],
  ['SOV-KAZ', 'B', 'ground', 10, 11],
  ['SOV-TES', 'B', 'ground', 8, 10],
  ['SOV-ENG', 'B', 'in:B', 0, 1],
  ['SOV-ENG', 'B', 'in:B', -1, -1],
  ['SOV-SUP', 'B', 'ground', 10, 13],
];

/** Two Superpanzers close to each other, and devices at both ends of the frequencies. */
export const BATTLE: MatchSetup = {
  ruleSet: 'world-war-awesome',
  scenario: 'custom',
  scenarioDocument: {
    id: 'MAP-1',
    armies: { A: 'GER', B: 'SOV' },
    state: {
      round: 4,
      phase: 'main',
      seat: 'A',
      initiative: 'A',
      tanks: { A: { anchor: { q: 2, r: 8 }, heading: 0 }, B: { anchor: { q: 14, r: 8 }, heading: 3 } },
      units: UNITS.map(([design, owner, layer, q, r], index) => ({
        id: `u${index + 1}`,
        design,
        owner,
        at: { layer, q, r },
      })),
      devices: [
        { id: 'd21', design: 'TR-MOVE', owner: 'A', region: 'F1' },
        { id: 'd22', design: 'TR-FIRE', owner: 'A', region: 'F2' },
        { id: 'd23', design: 'TR-MOVE', owner: 'B', region: 'F12' },
        { id: 'd24', design: 'TR-FIRE', owner: 'B', region: 'F11' },
        { id: 'd25', design: 'GER-D2', owner: 'A', region: 'F6' },
        { id: 'd26', design: 'SOV-D3', owner: 'B', region: 'F6' },
      ],
    },
  },
  sides: ['A', 'B'],
};
