import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { BackToWar } from './back-to-war.tsx';
import styles from './campaigns.module.css';
import { type Atlas, CAMPAIGN, CAMPAIGN_HONOUR, type Honour } from './operations.ts';

/** LC-134: the roll of honour, a sheet to be printed. */
export async function HonourPage({ id }: { readonly id: string }) {
  const [answer, found] = await Promise.all([ask(CAMPAIGN, { id }), ask(CAMPAIGN_HONOUR, { id })]);
  const campaign = answer.ok ? answer.value.campaign : null;
  if (campaign === null) notFound();
  const roll = found.ok ? found.value.campaignHonour : null;
  const { atlas } = campaign.whole;
  return (
    <>
      <BackToWar id={id} title={campaign.title} page="Roll of honour" />
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

type FallenProps = { readonly id: string; readonly fallen: Honour['fallen']; readonly atlas: Atlas };

function Fallen({ id, fallen, atlas }: FallenProps) {
  return (
    <section className={`sheet stack ${styles.fallen}`} aria-labelledby="fallen">
      <h2 id="fallen">The fallen</h2>
      {fallen.length === 0 ? <p>Nobody has fallen. May it stay so.</p> : null}
      <ol className={styles.days}>
        {fallen.map(({ person, generation, turn, match, title, battle, battles, medals }) => (
          <li key={`${person}${generation}`}>
            <b>
              <Link href={`/campaigns/${id}/soldiers/${person}`}>{nameOf(atlas, person)}</Link>
            </b>
            {generation > 1 ? ` (conscript ${generation - 1})` : ''}, {kindOf(atlas, person)}: in turn {turn}, {title} (
            <Link href={`/matches/${match}`}>battle {battle}</Link>), after {battles}{' '}
            {battles === 1 ? 'battle' : 'battles'}
            {medals.length === 0 ? '' : `, ${medals.map((medal) => atlas.words[medal]?.title ?? medal).join(', ')}`}.
          </li>
        ))}
      </ol>
    </section>
  );
}

const nameOf = (atlas: Atlas, id: string): string => atlas.people.find((one) => one.id === id)?.name ?? id;
const kindOf = (atlas: Atlas, id: string): string => atlas.people.find((one) => one.id === id)?.kind ?? '';
