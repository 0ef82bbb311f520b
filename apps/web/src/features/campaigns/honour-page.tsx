import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { BackToWar } from './back-to-war.tsx';
import styles from './campaigns.module.css';
import { type Atlas, CAMPAIGN, CAMPAIGN_HONOUR, type Honour } from './operations.ts';
import { Face } from './soldier-card.tsx';

/** LC-134: the roll of honour, a sheet to be printed. */
export async function HonourPage({ id }: { readonly id: string }) {
  const [answer, found] = await Promise.all([ask(CAMPAIGN, { id }), ask(CAMPAIGN_HONOUR, { id })]);
  const campaign = answer.ok ? answer.value.campaign : null;
  if (campaign === null) notFound();
  const roll = found.ok ? found.value.campaignHonour : null;
  const { atlas } = campaign.whole;
  return (
    <>
      <BackToWar war={campaign} page="Roll of honour" />
      <div className={styles.roll}>
        <Fallen id={id} fallen={roll?.fallen ?? []} atlas={atlas} />
        <section className="sheet stack" aria-labelledby="firsts">
          <h2 id="firsts">Remembered for</h2>
          <ul className="plain-list stack">
            {(roll?.firsts ?? []).map(({ title, person, says }) => (
              <li key={title}>
                <span className="caption">{title}</span>
                <br />
                <Link href={`/campaigns/${id}/soldiers/${person}`}>{nameOf(atlas, person)}</Link>, {says}
              </li>
            ))}
          </ul>
          {(roll?.firsts ?? []).length === 0 ? <p className="soft">Nobody has fought yet.</p> : null}
        </section>
      </div>
    </>
  );
}

type One = Honour['fallen'][number];
type FallenProps = { readonly id: string; readonly fallen: readonly One[]; readonly atlas: Atlas };

/** Battle by battle: where, and who did not come home from it. */
function Fallen({ id, fallen, atlas }: FallenProps) {
  const battles = [...new Set(fallen.map(({ match }) => match))];
  return (
    <section className="sheet stack" aria-labelledby="fallen">
      <h2 id="fallen">The fallen</h2>
      {fallen.length === 0 ? <p>Nobody has fallen. May it stay that way.</p> : null}
      <ol className={`plain-list ${styles.graves}`}>
        {battles.map((match) => (
          <Grave key={match} id={id} atlas={atlas} dead={fallen.filter((one) => one.match === match)} />
        ))}
      </ol>
    </section>
  );
}

type GraveProps = { readonly id: string; readonly dead: readonly One[]; readonly atlas: Atlas };

function Grave({ id, dead, atlas }: GraveProps) {
  const [first] = dead;
  if (first === undefined) return null;
  return (
    <li>
      <h3>
        Turn {first.turn}: {first.title}
      </h3>
      <Link className="small" href={`/matches/${first.match}`}>
        Watch battle {first.battle}
      </Link>
      <ul className={`plain-list ${styles.fallenOf}`}>
        {dead.map((one) => (
          <FallenOne key={`${one.person}${one.generation}`} id={id} one={one} atlas={atlas} />
        ))}
      </ul>
    </li>
  );
}

function FallenOne({ id, one, atlas }: { readonly id: string; readonly one: One; readonly atlas: Atlas }) {
  const { person: personId, generation, battles, medals, match, by, step } = one;
  const person = atlas.people.find((known) => known.id === personId);
  if (person === undefined) return null;
  return (
    <li className={styles.fallenOne}>
      <Face game={atlas.game} person={person} dossier={{ status: 'dead', timesWounded: 0 }} />
      <span>
        <b>
          <Link href={`/campaigns/${id}/soldiers/${personId}`}>
            <bdi>{person.name}</bdi>
          </Link>
        </b>
        <span className="small soft">
          {person.kind}
          {generation > 1 ? `, conscript ${generation - 1}` : ''}; {battles} {battles === 1 ? 'battle' : 'battles'}
          {by === null ? '' : `; by ${nameOf(atlas, by)}`}
          {medals.length === 0 ? '' : `; ${medals.map((medal) => atlas.words[medal]?.title ?? medal).join(', ')}`}
        </span>
        {step === null ? null : (
          <Link className="small" href={`/matches/${match}?step=${step + 1}`}>
            View moment
          </Link>
        )}
      </span>
    </li>
  );
}

const nameOf = (atlas: Atlas, id: string): string => atlas.people.find((one) => one.id === id)?.name ?? id;
