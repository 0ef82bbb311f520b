import Link from 'next/link';
import clubs from '../clubs/clubs.module.css';
import type { FrontLine } from './operations.ts';

/** The fronts of a club; nothing where it has none. */
export function FrontList({ slug, fronts }: { readonly slug: string; readonly fronts: readonly FrontLine[] }) {
  return (
    <ul className={`plain-list ${clubs.cards}`}>
      {fronts.map(({ id, name, groups }) => (
        <li key={id} className="sheet stack">
          <h3 className={clubs.cardTitle}>
            <Link href={`/clubs/${slug}/fronts/${id}`}>{name}</Link>
          </h3>
          <p className="small soft">
            {groups} {groups === 1 ? 'group' : 'groups'} side by side
          </p>
        </li>
      ))}
    </ul>
  );
}
