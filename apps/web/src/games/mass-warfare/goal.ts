/** The head's text about the war: the turn, and the share of the people that wins (MW-160, MW-169). */
import { SIDE_NAMES, type Side } from '@fieldpost/rules-mass-warfare/catalogue';
import { activeSides, citiesHeld, peopleOnMap, type War } from '@fieldpost/rules-mass-warfare/table';

/** "turn 4 of 10"; null while Infantry is placed. */
export const whenOf = ({ turn, options }: War): string | null =>
  turn === 0 ? null : `turn ${turn} of ${options.turnLimit}`;

/** "Goal: 24 of 40 people. You 20, Red 18"; spectators see the two with most people. */
export function goalOf(war: War, side: Side | null): string | null {
  if (war.outcome !== null) return null;
  const all = peopleOnMap(war);
  const wanted = Math.ceil((all * war.options.conquestShare) / 100);
  const ranked = activeSides(war)
    .map((one) => ({ one, people: citiesHeld(war, one).people }))
    .toSorted((a, b) => b.people - a.people);
  const own = ranked.find(({ one }) => one === side);
  const shown = own === undefined ? ranked.slice(0, 2) : [own, ...ranked.filter(({ one }) => one !== side).slice(0, 1)];
  const said = shown.map(({ one, people }) => `${one === side ? 'You' : SIDE_NAMES[one]} ${people}`);
  return `Goal: ${wanted === all ? `all ${all}` : `${wanted} of ${all}`} people. ${said.join(', ')}`;
}
