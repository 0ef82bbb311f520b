import Link from 'next/link';
import type { CampaignLine } from './operations.ts';
import { OwnCorrection } from './own-correction.tsx';

const WORDS: Readonly<Record<string, string>> = {
  open: 'looking for players',
  playing: 'in progress',
  finished: 'finished',
  cancelled: 'cancelled',
};

type WarsProps = { readonly title: string; readonly wars: readonly CampaignLine[]; readonly none: string };

/** Wars, each with whether it asks something of the reader, or what becomes of it. `none` stands where there are none. */
export function Wars({ title, wars, none }: WarsProps) {
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      <ul className="plain-list stack">
        {wars.map((war) => (
          <li key={war.id} className="sheet row row-apart">
            <span className="row">
              <Link href={`/campaigns/${war.id}`}>{war.title}</Link>
              <OwnCorrection war={war} />
            </span>
            {war.asked ? (
              <span className="stamp stamp-go">your move</span>
            ) : (
              <span className="small soft">{WORDS[war.status]}</span>
            )}
          </li>
        ))}
        {wars.length === 0 ? <li className="soft">{none}</li> : null}
      </ul>
    </section>
  );
}
