/** Tactics and what they do for a while. */
import { EMPIRE_NAMES } from '../catalogue/empires.ts';
import { TACTICS } from '../catalogue/tactics.ts';
import { tellAttack } from './attacks.ts';
import type { AfterDeeds } from './deeds.ts';
import { nameOf } from './names.ts';

export type AfterItems = Exclude<
  AfterDeeds,
  { readonly type: 'itemDropped' | 'itemTaken' | 'itemPut' | 'itemGiven' | 'handled' | 'itemGone' | 'itemMade' }
>;

export function tellTactic(notice: AfterItems): string {
  switch (notice.type) {
    case 'tacticUsed':
      return `${EMPIRE_NAMES[notice.empire]} plays ${TACTICS[notice.card].title}.`;
    case 'tacticArmed':
      return `${EMPIRE_NAMES[notice.empire]} arms its tactic, unseen.`;
    case 'tacticFired':
      return `${TACTICS[notice.card].title} saves ${nameOf(notice.unit)}.`;
    case 'effectStarted':
      return `${TACTICS[notice.effect.card].title} of ${EMPIRE_NAMES[notice.effect.by]} is in force.`;
    case 'effectEnded':
      return `${TACTICS[notice.card].title} of ${EMPIRE_NAMES[notice.empire]} is over.`;
    case 'errand':
      return notice.errand === null
        ? `${EMPIRE_NAMES[notice.empire]} has finished.`
        : `${EMPIRE_NAMES[notice.empire]} carries out ${TACTICS[notice.errand.card].title}.`;
    case 'strengthened':
      return `${nameOf(notice.unit)} now has health ${notice.health}.`;
    default:
      return tellAttack(notice);
  }
}
