import Link from 'next/link';
import type { Whole } from './operations.ts';

/** The way to the front of which a campaign is a group. */
export function ToFront({ front }: Pick<Whole, 'front'>) {
  if (front === null) return null;
  return (
    <p className="caption">
      <Link href={`/clubs/${front.club.slug}/fronts/${front.id}`}>
        <bdi>{front.name}</bdi>
      </Link>{' '}
      of <bdi>{front.club.name}</bdi>
    </p>
  );
}
