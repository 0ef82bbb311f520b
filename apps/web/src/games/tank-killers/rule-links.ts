/** The rule behind an event, for the links in the log. */
import type { Named } from '../table.ts';

const RULES: Readonly<Record<string, string>> = {
  deckCommitted: 'TDC-100',
  decksOpened: 'TDC-100',
  drew: 'TDC-010',
  firstChosen: 'TDC-005',
  discardShuffled: 'TDC-012',
  discarded: 'TDC-011',
  recovered: 'TDC-013',
  cleanedUp: 'TDC-020',
  cameUp: 'TDC-021',
  attacksAgain: 'TDC-071',
  turnedUp: 'TDC-030',
  targeted: 'TDC-030',
  withdrew: 'TDC-031',
  resolved: 'TDC-060',
  ranOut: 'TDC-080',
  reserveShuffled: 'TDC-080',
  exchanged: 'TDC-082',
};
const PLAYED_IN: Readonly<Record<string, string>> = {
  maneuver: 'TDC-013',
  lostAttack: 'TDC-040',
  modifier: 'TDC-050',
  finish: 'TDC-062',
  free: 'TDC-070',
  negate: 'TDC-043',
};
const LOST: Readonly<Record<string, string>> = { destroyed: 'TDC-060', outOfAction: 'TDC-040', spent: 'TDC-065' };
const ENDED: Readonly<Record<string, string>> = {
  noTarget: 'TDC-033',
  stopped: 'TDC-040',
  turnedBack: 'TDC-045',
  outOfRange: 'TDC-054',
  finished: 'TDC-062',
};
const OVER: Readonly<Record<string, string>> = { breakpoint: 'TDC-090', 'turn-limit': 'TDC-094' };

function reasonIn(outcome: Named[string] | undefined): string {
  const reason = typeof outcome === 'object' && outcome !== null && 'reason' in outcome ? outcome.reason : null;
  return typeof reason === 'string' ? reason : '';
}

export function ruleOf(notice: Named): string | null {
  if (notice.type === 'played') return PLAYED_IN[String(notice.window)] ?? null;
  if (notice.type === 'lost') return LOST[String(notice.why)] ?? null;
  if (notice.type === 'attackEnded') return ENDED[String(notice.result)] ?? null;
  if (notice.type === 'finished') return OVER[reasonIn(notice.outcome)] ?? null;
  return RULES[notice.type] ?? null;
}

/** The side whose card went to the casualties. */
export function lossOf(notice: Named): { readonly side: string } | null {
  return notice.type === 'lost' && typeof notice.side === 'string' ? { side: notice.side } : null;
}
