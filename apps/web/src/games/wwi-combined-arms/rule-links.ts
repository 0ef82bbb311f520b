/** The rule behind an event, for the links in the log. */
import { readId } from '@fieldpost/boards/wwi-combined-arms';
import type { Named } from '../table.ts';

const RULES: Readonly<Record<string, string>> = {
  armyCommitted: 'CA-011',
  armiesOpened: 'CA-022',
  placed: 'CA-021',
  reinforced: 'CA-065',
  moved: 'CA-031',
  attacked: 'CA-042',
  retreatForced: 'CA-050',
  retreated: 'CA-052',
  promoted: 'CA-064',
};
const ENDS: Readonly<Record<string, string>> = {
  headquarters: 'CA-070',
  repetition: 'CA-072',
  'no-losses': 'CA-073',
  'turn-limit': 'CA-074',
};

function reasonOf(outcome: Named[string] | undefined): string {
  const reason = typeof outcome === 'object' && outcome !== null && 'reason' in outcome ? outcome.reason : null;
  return typeof reason === 'string' ? reason : '';
}

export function ruleOf(notice: Named): string | null {
  if (notice.type === 'destroyed') return notice.why === 'doubleWhammy' ? 'CA-058' : 'CA-056';
  if (notice.type === 'finished') return ENDS[reasonOf(notice.outcome)] ?? null;
  return RULES[notice.type] ?? null;
}

/** CA-059: whose unit was destroyed. */
export function lossOf(notice: Named): { readonly side: string } | null {
  if (notice.type !== 'destroyed' || typeof notice.unit !== 'string') return null;
  const who = readId(notice.unit);
  return who === null ? null : { side: who.side };
}

export { ordersInWords } from './orders-in-words.ts';
