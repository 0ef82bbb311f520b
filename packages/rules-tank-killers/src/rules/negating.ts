/** The NEGATE windows: TDC-043, 044, 059, 063, 074. */
import type { TacticId } from '../catalogue/tactics.ts';
import type { Contest } from '../state.ts';
import { mayBeAnswered } from './conditions.ts';
import type { Course } from './course.ts';
import type { Next } from './next.ts';

/** TDC-044: the card just played may be answered in its turn; where no card of the game could, the exchange is over. */
export function negate({ open }: Course): Next {
  return mayBeAnswered(open.contest as Contest) ? null : { step: 'settle' };
}

/** TDC-044: of the cards that answer each other the last stands, and the one before it does not. */
export function settle(course: Course): Next {
  const { cards, about } = course.open.contest as Contest;
  const { side, card } = cards[0] as Contest['cards'][number];
  const stands = cards.length % 2 === 1;
  course.emit({ type: 'settled', side, card, stands });
  return SETTLED[about](card, stands);
}

type Settled = (card: TacticId, stands: boolean) => Next;

const SETTLED: Readonly<Record<Contest['about'], Settled>> = {
  // TDC-043: "If negated, the attack continues to MODIFIER; the defender may not play a second stopping card"
  lostAttack: (card, stands) => (stands ? { step: 'carryOutStop', card } : null),
  // TDC-059: "it has no effect (but TDC-051)"
  modifier: () => ({ step: 'testRange' }),
  // TDC-063: "No second finishing card in this attack."
  finish: (_, stands) => ({ step: 'carryOutFinish', stands }),
  // TDC-074: "the attack is then not granted, and the active player may play another Free Action card"
  free: (card, stands) => (stands ? { step: 'grantAttack', card } : null),
};
