import Link from 'next/link';
import type { Following } from './operations.ts';

/** Whom one follows, each with the way to them, where one may follow them no more. Nothing where it is nobody. */
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
