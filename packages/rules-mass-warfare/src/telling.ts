/** What happened, in one English sentence for mails, pages and screen readers. */
import type { Notice } from './events.ts';
import { tellAttack } from './telling/attacks.ts';
import { tellHome, tellTurn } from './telling/home.ts';
import { tellMove } from './telling/moves.ts';

export function tell(notice: Notice): string {
  switch (notice.type) {
    case 'moved':
    case 'sortied':
    case 'scrambled':
    case 'landed':
    case 'ditched':
      return tellMove(notice);
    case 'attacked':
    case 'shelled':
    case 'heldFire':
    case 'faced':
    case 'missed':
      return tellAttack(notice);
    case 'supplied':
    case 'earned':
    case 'built':
    case 'claimed':
    case 'based':
    case 'mended':
    case 'cooled':
      return tellHome(notice);
    default:
      return tellTurn(notice);
  }
}
