/** The rule behind an event, for the links in the log. */
import { SIDES } from '@fieldpost/rules-mass-warfare/catalogue';
import type { Named } from '../table.ts';

const RULES: Readonly<Record<string, string>> = {
  initiative: 'MW-040',
  sortied: 'MW-060',
  scrambled: 'MW-064',
  landed: 'MW-071',
  ditched: 'MW-071',
  heldFire: 'MW-172',
  faced: 'MW-065',
  missed: 'MW-068',
  supplied: 'MW-110',
  earned: 'MW-111',
  built: 'MW-122',
  claimed: 'MW-130',
  based: 'MW-140',
  mended: 'MW-150',
  cooled: 'MW-150',
  placed: 'MW-011',
  left: 'MW-161',
  cleared: 'MW-162',
  planned: 'MW-171',
};
const MOVES: Readonly<Record<string, string>> = {
  sail: 'MW-080',
  march: 'MW-090',
  board: 'MW-091',
  land: 'MW-091',
  transfer: 'MW-072',
  divert: 'MW-071',
  advance: 'MW-104',
};
const ATTACKS: Readonly<Record<string, string>> = {
  scramble: 'MW-064',
  return: 'MW-065',
  flak: 'MW-067',
  strike: 'MW-066',
  smallArms: 'MW-070',
  sea: 'MW-082',
  guns: 'MW-092',
  assault: 'MW-100',
};
const SHELLS: Readonly<Record<string, string>> = { strike: 'MW-066', guns: 'MW-094', assault: 'MW-103' };
const ENDS: Readonly<Record<string, string>> = {
  cities: 'MW-160',
  'last-standing': 'MW-161',
  'turn-limit': 'MW-163',
  stagnation: 'MW-164',
  agreement: 'MW-165',
  resignation: 'MW-162',
};

function reasonOf(outcome: Named[string] | undefined): string {
  const reason = typeof outcome === 'object' && outcome !== null && 'reason' in outcome ? outcome.reason : null;
  return typeof reason === 'string' ? reason : '';
}

export function ruleOf(notice: Named): string | null {
  if (notice.type === 'moved') return MOVES[String(notice.how)] ?? null;
  if (notice.type === 'attacked') return ATTACKS[String(notice.kind)] ?? null;
  if (notice.type === 'shelled') return SHELLS[String(notice.kind)] ?? null;
  if (notice.type === 'warEnded') return ENDS[reasonOf(notice.outcome)] ?? null;
  return RULES[notice.type] ?? null;
}

/** The side whose unit was lost; the first if there are several. */
export function lossOf(notice: Named): { readonly side: string } | null {
  const lost = notice.type === 'ditched' ? [notice.unit] : notice.lost;
  const first = Array.isArray(lost) ? lost[0] : null;
  const side = typeof first === 'string' ? SIDES.find((one) => first.startsWith(`${one}-`)) : undefined;
  return side === undefined ? null : { side };
}

const NUMBERS = / ?\(-?\d+,-?\d+\)/g;
/** Of a map on which there is no city to be near to. */
const NOWHERE = /\bat -?\d+,-?\d+/g;

/** Places by the city that is nearest: the numbers beside it stand on no map. */
export const placed = (sentence: string): string => sentence.replace(NUMBERS, '').replace(NOWHERE, 'in the open');
