/** Step 1: initiative (MW-040). */
import { CONSTANTS } from '../catalogue/constants.ts';
import { happen, type Play, warOf } from '../combat/play.ts';
import { activeSides } from '../state/board.ts';
import type { Side } from '../state.ts';

type Throw = { readonly side: Side; readonly die: number };

/** "each active player rolls 1d6 [...] Tied players re-roll among themselves until distinct; they keep the places they tied for" */
export function throwInitiative(play: Play): void {
  const throws: Throw[] = [];
  const { turn } = warOf(play);
  const ranked = (sides: readonly Side[], round: number): readonly Side[] => {
    if (sides.length < 2) return sides;
    const dice = sides.map((side): Throw => {
      const purpose = `turn ${turn}, step 1: ${side}, throw ${round}`;
      return { side, die: play.chance.draw(CONSTANTS.faces, purpose) };
    });
    throws.push(...dice);
    const faces = [...new Set(dice.map(({ die }) => die))].sort((one, other) => other - one);
    return faces.flatMap((face) =>
      ranked(
        dice.flatMap(({ side, die }) => (die === face ? [side] : [])),
        round + 1,
      ),
    );
  };
  const order = ranked(activeSides(warOf(play)), 1);
  happen(play, { type: 'initiative', throws, order });
}
