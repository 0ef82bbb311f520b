import styles from './campaigns.module.css';
import { Invite } from './invite.tsx';
import { JoinCampaign } from './join-campaign.tsx';
import type { Shown, War } from './operations.ts';
import { TermsOfService } from './terms-of-service.tsx';
import { ToFront } from './to-front.tsx';

/** A war that waits for its members: who sits where, what is free, and the way to ask somebody. */
export function Recruiting({ campaign: { id, title, status, war } }: { readonly campaign: Shown }) {
  const { atlas, seats, viewer, owns } = war;
  const free = Object.entries(atlas.sides).filter(([side]) =>
    seats.some((one) => one.empire === side && one.user === null),
  );
  return (
    <>
      <header className="page-head">
        <div>
          <ToFront front={war.front} />
          <h1>{title}</h1>
          <p className="soft">{status === 'cancelled' ? 'The campaign was cancelled.' : 'Waiting for players.'}</p>
        </div>
      </header>
      <div className={styles.roll}>
        <section className="sheet stack" aria-labelledby="seats">
          <h2 id="seats">Players</h2>
          <Seats war={war} />
          {status === 'open' && viewer === null ? (
            <JoinCampaign id={id} sides={free.map(([side, name]) => ({ side, name }))} />
          ) : null}
          {status === 'open' && (viewer !== null || war.front?.officer) ? (
            <Invite id={id} owns={owns || (war.front?.officer ?? false)} />
          ) : null}
        </section>
        {status === 'open' ? <TermsOfService war={war} /> : null}
      </div>
    </>
  );
}

function Seats({ war: { atlas, seats } }: { readonly war: War }) {
  return (
    <>
      {Object.entries(atlas.sides).map(([side, name]) => (
        <div key={side}>
          <h3>{name}</h3>
          <ul className="plain-list">
            {seats
              .filter(({ empire }) => empire === side)
              .map(({ player, user }) => (
                <li key={player}>
                  {player === 0 ? 'Commander' : `Player ${player + 1}`}: {user?.name ?? <em>open</em>}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}
