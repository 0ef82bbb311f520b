import Link from 'next/link';
import type { CSSProperties } from 'react';
import { portraitOf } from '../../games/index.ts';
import styles from './campaigns.module.css';
import type { Atlas, Dossier, Person, Status } from './operations.ts';

export const STATUS: Readonly<Record<Status, string>> = {
  ready: 'ready',
  dead: 'fallen',
  pow: 'prisoner',
  mia: 'missing',
};

/** A face one knows: greyed where they fell, behind bars, half gone where they are missing; with the scars of their wounds. */
export function Face({
  game,
  person,
  dossier,
}: {
  readonly game: string;
  readonly person: Person;
  readonly dossier: Pick<Dossier, 'status' | 'timesWounded'>;
}) {
  const Portrait = portraitOf(game);
  const scars = Math.min(4, dossier.timesWounded);
  if (Portrait === null) return null;
  return (
    <Portrait name={person.picture} className={styles.face} data-status={dossier.status}>
      {SCARS.slice(0, scars).map((path) => (
        <path key={path} d={path} className={styles.scar} />
      ))}
      {dossier.status === 'pow' ? (
        <path d="M-30 -54V54M-10 -54V54M10 -54V54M30 -54V54" className={styles.cage} />
      ) : null}
      {dossier.status === 'dead' ? <path d="M-60 20L20 -60" className={styles.mourning} /> : null}
    </Portrait>
  );
}

/** A stitched cut each, where the last one left room. */
const SCARS = [
  'M14 -34L26 -14M14 -26l8 -4M18 -19l8 -4',
  'M-30 6L-16 18M-29 14l6 -6M-22 19l6 -6',
  'M-26 -30L-14 -22M-25 -23l5 -6',
  'M22 12L30 26M21 21l8 -4',
];

type Worn = { readonly dossier: Pick<Dossier, 'medals' | 'upgrades' | 'rank'>; readonly words: Atlas['words'] };

/** The ribbons of medals, with one colour for each kind; read as a list. */
export function Ribbons({ dossier, words }: Worn) {
  const worn = [...dossier.medals, ...dossier.upgrades];
  if (worn.length === 0 && dossier.rank === 0) return null;
  return (
    <ul className={styles.ribbons} aria-label="Medals and upgrades">
      {dossier.medals.map((id) => (
        <li key={id} className={styles.ribbon} style={{ '--hue': hueOf(id) } as CSSProperties}>
          {words[id]?.title ?? id}
        </li>
      ))}
      {dossier.upgrades.map((id) => (
        <li key={id} className={styles.sticker}>
          {words[id]?.title ?? id}
          {id === 'U02' && dossier.rank > 0 ? ` ${'★'.repeat(dossier.rank)}` : ''}
        </li>
      ))}
    </ul>
  );
}

const hueOf = (id: string): number => (Number(id.slice(1)) * 47) % 360;

type Props = { readonly campaignId: string; readonly person: Person; readonly dossier: Dossier; readonly atlas: Atlas };

/** LC-133: "portrait, status in words, rank pips, stickers"; a tap opens the soldier's page. */
export function SoldierCard({ campaignId, person, dossier, atlas }: Props) {
  const { status, generation, heldIn } = dossier;
  const where = heldIn === null ? '' : ` in ${atlas.places.find(({ id }) => id === heldIn)?.name}`;
  return (
    <li className={styles.soldier} data-status={status}>
      <Link href={`/campaigns/${campaignId}/soldiers/${person.id}`} className={styles.soldierLink}>
        <Face game={atlas.game} person={person} dossier={dossier} />
        <b>
          <bdi>{person.name}</bdi>
        </b>
      </Link>
      <span className="small soft">
        {person.kind}
        {generation > 1 ? `, conscript ${generation - 1}` : ''}
      </span>
      <span className={styles.status} data-status={status}>
        {STATUS[status]}
        {where}
      </span>
      <Ribbons dossier={dossier} words={atlas.words} />
    </li>
  );
}
