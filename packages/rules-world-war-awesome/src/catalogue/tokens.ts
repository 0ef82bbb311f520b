/** THE-RULES "Units, devices, decks": the double-sided tokens of each deck. Public data. */
import { DEVICES, type DeviceDesign } from './devices.ts';
import type { Army } from './sides.ts';
import type { DesignId } from './units.ts';

export type TokenFacts = {
  readonly army: Army;
  readonly A: DesignId | DeviceDesign;
  readonly B: DesignId | DeviceDesign;
  readonly copies: number;
};

function token(army: Army, A: TokenFacts['A'], B: TokenFacts['B'], copies: number): TokenFacts {
  return { army, A, B, copies };
}

export const TOKENS = {
  'GER-T01': token('GER', 'GER-RIF', 'GER-D2', 3),
  'GER-T02': token('GER', 'GER-STO', 'GER-D3', 2),
  'GER-T03': token('GER', 'GER-HMG', 'GER-RIF', 2),
  'GER-T04': token('GER', 'GER-SNI', 'GER-D5', 1),
  'GER-T05': token('GER', 'GER-OFF', 'GER-D1', 2),
  'GER-T06': token('GER', 'GER-HAK', 'GER-D7', 2),
  'GER-T07': token('GER', 'GER-JET', 'GER-D4', 2),
  'GER-T08': token('GER', 'GER-FST', 'GER-RIF', 2),
  'GER-T09': token('GER', 'GER-PIO', 'GER-D8', 1),
  'GER-T10': token('GER', 'GER-ARC', 'GER-D3', 1),
  'GER-T11': token('GER', 'GER-KRA', 'GER-STO', 1),
  'GER-T12': token('GER', 'GER-GRE', 'GER-D6', 1),
  'GER-T13': token('GER', 'GER-EIS', 'GER-D1', 1),
  'GER-T14': token('GER', 'GER-FLA', 'GER-D4', 1),
  'USA-T01': token('USA', 'USA-RIF', 'USA-D2', 3),
  'USA-T02': token('USA', 'USA-MAR', 'USA-D3', 2),
  'USA-T03': token('USA', 'USA-BAR', 'USA-RIF', 2),
  'USA-T04': token('USA', 'USA-SNI', 'USA-D5', 1),
  'USA-T05': token('USA', 'USA-CAP', 'USA-D1', 2),
  'USA-T06': token('USA', 'USA-HAK', 'USA-D7', 2),
  'USA-T07': token('USA', 'USA-RKT', 'USA-D4', 2),
  'USA-T08': token('USA', 'USA-BAZ', 'USA-RIF', 2),
  'USA-T09': token('USA', 'USA-DEM', 'USA-D8', 1),
  'USA-T10': token('USA', 'USA-ARC', 'USA-D3', 1),
  'USA-T11': token('USA', 'USA-CAV', 'USA-RNG', 1),
  'USA-T12': token('USA', 'USA-HVY', 'USA-D6', 1),
  'USA-T13': token('USA', 'USA-IRO', 'USA-D1', 1),
  'USA-T14': token('USA', 'USA-MOR', 'USA-D4', 1),
  'SOV-T01': token('SOV', 'SOV-RIF', 'SOV-D2', 3),
  'SOV-T02': token('SOV', 'SOV-PPS', 'SOV-D3', 2),
  'SOV-T03': token('SOV', 'SOV-MAX', 'SOV-RIF', 1),
  'SOV-T04': token('SOV', 'SOV-SNI', 'SOV-D5', 1),
  'SOV-T05': token('SOV', 'SOV-KOM', 'SOV-D1', 2),
  'SOV-T06': token('SOV', 'SOV-HAK', 'SOV-D7', 2),
  'SOV-T07': token('SOV', 'SOV-JET', 'SOV-D4', 1),
  'SOV-T08': token('SOV', 'SOV-PTR', 'SOV-RIF', 2),
  'SOV-T09': token('SOV', 'SOV-SAP', 'SOV-D3', 2),
  'SOV-T10': token('SOV', 'SOV-TES', 'SOV-D4', 1),
  'SOV-T11': token('SOV', 'SOV-KAZ', 'SOV-PPS', 1),
  'SOV-T12': token('SOV', 'SOV-SHO', 'SOV-D6', 1),
  'SOV-T13': token('SOV', 'SOV-MED', 'SOV-D1', 1),
  'SOV-T14': token('SOV', 'SOV-ROK', 'SOV-DEM', 1),
  'SOV-T15': token('SOV', 'SOV-DEM', 'SOV-D2', 1),
} as const satisfies Readonly<Record<string, TokenFacts>>;

export type TokenId = keyof typeof TOKENS;
export const TOKEN_IDS = Object.keys(TOKENS) as readonly TokenId[];

export type Face = 'A' | 'B';

export function isDevice(design: DesignId | DeviceDesign): design is DeviceDesign {
  return Object.hasOwn(DEVICES, design);
}
