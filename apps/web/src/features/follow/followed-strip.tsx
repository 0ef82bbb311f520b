import Link from 'next/link';
import type { Following } from './operations.ts';

/** The players whom the reader follows, each with a link to their page, where they can unfollow them. Nothing if there are none. */
export function FollowedStrip({ people }: Pick<Following, 'people'>) {
  if (people.length === 0) return null;
  return (
    <p className="soft">
      You follow{' '}
      {people.map(({ id, name }, index) => (
        <span key={id}>
          {index === 0 ? '' : ', '}
          <Link href={`/users/${id}`}>{name}</Link>
        </span>
      ))}
      .
    </p>
  );
}
