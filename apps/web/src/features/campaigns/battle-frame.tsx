import Link from 'next/link';
import styles from './battle-frame.module.css';
import type { BattleFrame } from './operations.ts';
import { Face, Ribbons } from './soldier-card.tsx';

/** LC-137: the war around one of its battles: what is at stake, who may fight with what they have earned, who is held where. */
export function BattleFrameSheet({ frame }: { readonly frame: BattleFrame }) {
  const { campaign, battle, turn, title, stakes, prisoners, atlas } = frame;
  return (
    <section className="stack" aria-labelledby="war-title">
      <h3 id="war-title">
        Battle {battle}: {title}
      </h3>
      <p className="small soft">
        Turn {turn} of <Link href={`/campaigns/${campaign.id}`}>{campaign.title}</Link>
      </p>
      <After frame={frame} />
      <ul className={styles.stakes}>
        {stakes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {Object.entries(atlas.sides).map(([side, name]) => (
        <Roster key={side} side={side} name={name} frame={frame} />
      ))}
      <h4>Prisoners</h4>
      {prisoners.length === 0 ? <p>There are no prisoners at the start.</p> : null}
      <ul className="plain-list">
        {prisoners.map(({ person, place }) => (
          <li key={person}>
            {atlas.people.find(({ id }) => id === person)?.name ?? person}, in {atlas.places[place] ?? place}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The consequences of a finished battle. */
function After({ frame: { campaign, seq } }: { readonly frame: BattleFrame }) {
  if (seq === null) return null;
  return (
    <p>
      <Link className="button" href={`/campaigns/${campaign.id}/timeline?from=${seq}`}>
        Aftermath
      </Link>
    </p>
  );
}

type RosterProps = { readonly side: string; readonly name: string; readonly frame: BattleFrame };

function Roster({ side, name, frame: { rosters, atlas, campaign } }: RosterProps) {
  const roster = rosters[side] ?? [];
  return (
    <>
      <h4>
        {name}: {roster.length} available
      </h4>
      <ul className={`plain-list ${styles.framed}`}>
        {roster.map(({ person: id, medals, upgrades, rank }) => {
          const person = atlas.people.find((one) => one.id === id);
          if (person === undefined) return null;
          return (
            <li key={id}>
              <Face game={atlas.game} person={person} dossier={{ status: 'ready', timesWounded: 0 }} />
              <div>
                <Link href={`/campaigns/${campaign.id}/soldiers/${id}`}>
                  <bdi>{person.name}</bdi>
                </Link>{' '}
                <span className="small soft">{person.kind}</span>
                <Ribbons dossier={{ medals, upgrades, rank }} words={atlas.words} />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
