import { Button } from '../../design/button.tsx';
import { offerStandsOf, sideName } from '../../games/index.ts';
import { isOut } from '../words/standing.ts';
import styles from './match.module.css';
import type { MatchData } from './operations.ts';
import type { LiveMatch } from './use-match.ts';

/** A draw offer that stands (CA-077: until the other side ends a turn; MW-165: to the end of the next turn). */
export function Offer({ live }: { readonly live: LiveMatch }) {
  const { match, agree, busy } = live;
  if (match.drawOffer === null || match.status !== 'playing') return null;
  const given = match.you !== null && match.drawAccepted.includes(match.you.side);
  if (given || match.you === null || isOut(match))
    return <p className="notice">{offerWords(match, match.drawOffer)}</p>;
  return (
    <div className="notice" role="status">
      <p>
        {offerWords(match, match.drawOffer)} The offer is valid {offerStandsOf(match.ruleSet, sidesIn(match).length)}.
      </p>
      <div className={styles.buttons}>
        <Button className="button button-main" waits={busy} onClick={() => agree('acceptDraw')}>
          Accept draw
        </Button>
        <Button className="button" waits={busy} onClick={() => agree('declineDraw')}>
          Decline
        </Button>
      </div>
    </div>
  );
}

const sidesIn = ({ seats, out }: MatchData): readonly string[] =>
  [...new Set(seats.map(({ side }) => side))].filter((side) => !out.includes(side));

/** Who offers a draw; of more than two sides also who has agreed, and whose word is still wanted. */
function offerWords(match: MatchData, by: string): string {
  const name = (side: string): string => sideName(match.ruleSet, side);
  const offer = `${by === match.you?.side ? 'You have offered' : `${name(by)} has offered`} a draw.`;
  const sides = sidesIn(match);
  if (sides.length < 3) return offer;
  const agreed = match.drawAccepted.filter((side) => side !== by).map(name);
  const wanted = sides.filter((side) => !match.drawAccepted.includes(side)).map(name);
  const so = agreed.length === 0 ? '' : ` ${agreed.join(' and ')} ${agreed.length === 1 ? 'has' : 'have'} agreed.`;
  return `${offer}${so}  Waiting for ${wanted.join(' and ')}.`;
}
