/** Drawing late: no card is known before it is drawn (THE-RULES "Visibility and ends", TDC-006, 010, 012). */
import type { UnitId } from '../catalogue/formations.ts';
import type { TacticId } from '../catalogue/tactics.ts';
import type { Side } from '../state.ts';
import type { Course } from './course.ts';

/** TDC-012: "If the tactics deck is empty [...] the discard pile is shuffled into a new deck [...]; if both are empty, the rest is not drawn." */
export function drawTactics(course: Course, side: Side, count: number): void {
  for (let drawn = 0; drawn < count; drawn++) {
    const { tactics, discard } = course.open;
    if (tactics === 0 && discard.length === 0) return;
    if (tactics === 0) course.emit({ type: 'discardShuffled', cards: discard.length });
    course.emit({ type: 'drew', side, card: nextTactic(course) });
  }
}

function nextTactic({ state, chance }: Course): TacticId {
  const { script, tactics } = state.secret;
  const scripted = script.tactics[0];
  if (scripted !== undefined && tactics.includes(scripted)) return scripted;
  // as `take` would choose: they lie in the order of their names, each as often as it is left
  return tactics[chance.draw(tactics.length, 'tactics card') - 1] as TacticId;
}

/** The card that lies on top of a formation deck, which is settled in this moment. Only where the deck has face-down cards. */
export function nextUnit({ state, chance }: Course, side: Side): UnitId {
  const { script, decks } = state.secret;
  const scripted = script[side][0];
  if (scripted !== undefined && decks[side][scripted] !== undefined) return scripted;
  return chance.take(decks[side] as Record<UnitId, number>, 'formation card');
}
