'use client';
import { useState } from 'react';
import { Button, SureButton } from '../../design/button.tsx';
import { offerStandsOf, sideName } from '../../games/index.ts';
import { BarWords } from '../../table/bar-words.tsx';
import bar from '../../table/order-bar.module.css';
import { holderOf, isOut } from '../words/standing.ts';
import { sidesIn } from './head-words.ts';
import type { MatchData } from './operations.ts';
import type { LiveMatch } from './use-match.ts';

/** Whether a draw is offered to the viewer, who has not answered yet. */
export const isOffered = (match: MatchData): boolean =>
  match.drawOffer !== null &&
  match.status === 'playing' &&
  match.you !== null &&
  !isOut(match) &&
  !match.drawAccepted.includes(match.you.side);

type Props = { readonly live: LiveMatch; readonly onLater: () => void };

/** A draw offer that stands, asked in the foot (CA-077: until the other side ends a turn). Accepting it asks once more. */
export function OfferBar({ live, onLater }: Props) {
  const { match, agree, busy } = live;
  const [sure, setSure] = useState(false);
  const words = sure
    ? { order: 'Accept the draw?', result: 'The match ends now and counts as drawn.' }
    : { order: offerWords(match), result: validWords(match) };
  return (
    <section className={bar.bar} aria-label="Orders" data-question="">
      <div className={bar.lines}>
        <BarWords {...words} />
      </div>
      <div className={bar.keys}>
        {sure ? (
          <>
            <SureButton className={`button button-main ${bar.both}`} waits={busy} onClick={() => agree('acceptDraw')}>
              Accept draw
            </SureButton>
            <button type="button" className="button" onClick={() => setSure(false)}>
              Not yet
            </button>
          </>
        ) : (
          <>
            <button type="button" className={`button ${bar.left}`} onClick={onLater}>
              Later
            </button>
            <button type="button" className={`button ${bar.middle}`} onClick={() => setSure(true)}>
              Accept draw …
            </button>
            <Button className="button" waits={busy} onClick={() => agree('declineDraw')}>
              Decline
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** "Nora offers a draw", "You have offered a draw"; null: nobody does. */
export function offerNews(match: MatchData): string | null {
  if (match.drawOffer === null || match.status !== 'playing') return null;
  return offerWords(match);
}

function offerWords(match: MatchData): string {
  const by = match.drawOffer ?? '';
  return by === match.you?.side ? 'You have offered a draw' : `${holderOf(match, by)} offers a draw`;
}

/** How long the offer is valid; of more than two sides also who has agreed, and who is still asked. */
function validWords(match: MatchData): string {
  const sides = sidesIn(match);
  const stands = `The offer is valid ${offerStandsOf(match.ruleSet, sides.length)}.`;
  if (sides.length < 3) return `${stands} If you accept, the match is drawn.`;
  const name = (side: string): string => sideName(match.ruleSet, side);
  const agreed = match.drawAccepted.filter((side) => side !== match.drawOffer).map(name);
  const wanted = sides.filter((side) => !match.drawAccepted.includes(side)).map(name);
  const so = agreed.length === 0 ? '' : `${agreed.join(' and ')} ${agreed.length === 1 ? 'has' : 'have'} agreed. `;
  return `${so}${stands} Waiting for ${wanted.join(' and ')}.`;
}
