import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { BackToWar } from './back-to-war.tsx';
import styles from './campaigns.module.css';
import { type Atlas, CAMPAIGN, CAMPAIGN_SOLDIER, type Dossier, type DossierLine } from './operations.ts';
import { Face, Ribbons, STATUS } from './soldier-card.tsx';

/** LC-133: a soldier's record, one line per battle, each with a link to its moment. */
export async function SoldierPage({ id, soldier }: { readonly id: string; readonly soldier: string }) {
  const [answer, found] = await Promise.all([ask(CAMPAIGN, { id }), ask(CAMPAIGN_SOLDIER, { id, soldier })]);
  const campaign = answer.ok ? answer.value.campaign : null;
  const person = campaign?.whole.atlas.people.find((one) => one.id === soldier);
  const dossier = campaign?.whole.view?.state.soldiers[soldier];
  if (campaign === null || person === undefined || dossier === undefined) notFound();
  const { atlas } = campaign.whole;
  const lines = found.ok ? (found.value.campaignSoldier?.lines ?? []) : [];
  return (
    <>
      <BackToWar war={campaign} page={person.name} />
      <div className={styles.dossier}>
        <section className="sheet stack" aria-label="Profile">
          <Face game={atlas.game} person={person} dossier={dossier} />
          <p>
            <b>{person.kind}</b> of {atlas.sides[person.side]}
            {dossier.generation > 1 ? `, conscript ${dossier.generation - 1}` : ''}
          </p>
          <p className={styles.status} data-status={dossier.status}>
            {STATUS[dossier.status]}
          </p>
          <Ribbons dossier={dossier} words={atlas.words} />
          <Worth dossier={dossier} words={atlas.words} />
        </section>
        <section className="sheet stack" aria-labelledby="service">
          <h2 id="service">Record of service</h2>
          <Figures dossier={dossier} />
          <Days lines={lines} />
        </section>
      </div>
    </>
  );
}

function Days({ lines }: { readonly lines: readonly DossierLine[] }) {
  if (lines.length === 0) return <p className="soft">No battles yet.</p>;
  return (
    <ol className={styles.days}>
      {lines.map(({ battle, match, title, says, step, medal }) => (
        <li key={`${battle}${says}`} data-medal={medal === null ? undefined : ''}>
          <b>{medal === null ? `Battle ${battle}: ${title}.` : 'Decorated.'}</b> {says}{' '}
          <Link href={`/matches/${match}${step === null ? '' : `?step=${step + 1}`}`}>
            {step === null ? 'View battle' : 'View moment'}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** Explains the medals and the upgrades. */
function Worth({ dossier, words }: { readonly dossier: Dossier; readonly words: Atlas['words'] }) {
  const ids = [...dossier.medals, ...dossier.upgrades];
  return (
    <dl className={styles.worth}>
      {ids.map((id) => (
        <div key={id}>
          <dt>{words[id]?.title ?? id}</dt>
          <dd className="small">{words[id]?.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Figures({ dossier }: { readonly dossier: Dossier }) {
  const { battles, wins, kills, wounds, timesWounded, timesFallen } = dossier;
  const figures: readonly (readonly [string, number])[] = [
    ['battles', battles],
    ['won', wins],
    ['killed', kills],
    ['put down', wounds],
    ['wounded', timesWounded],
    ['falls', timesFallen],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([what, number]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
