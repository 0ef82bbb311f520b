import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { Groups } from './groups.tsx';
import { OfficersPart } from './officers-part.tsx';
import { FRONT, type Front } from './operations.ts';

/** LC-101: the groups of a front side by side. */
export async function FrontPage({ slug, id }: { readonly slug: string; readonly id: string }) {
  const answer = await ask(FRONT, { club: slug, id });
  const front = answer.ok ? answer.value.front : null;
  if (front === null) notFound();
  return (
    <div className="stack stack-wide">
      <header className="page-head">
        <div>
          <p className="caption">
            <Link href={`/clubs/${front.club.slug}`}>
              <bdi>{front.club.name}</bdi>
            </Link>
            : front
          </p>
          <h1>
            <bdi>{front.name}</bdi>
          </h1>
          <p className="soft">{standing(front)}</p>
        </div>
      </header>
      {front.member ? null : (
        <p className="column">
          Only club members can take a seat: <Link href={`/clubs/${front.club.slug}`}>join the club</Link>.
        </p>
      )}
      <Groups front={front} />
      {front.officer ? <OfficersPart slug={front.club.slug} id={front.id} groups={front.groups.length} /> : null}
    </div>
  );
}

function standing({ groups }: Front): string {
  const of = (status: string): number => groups.filter((group) => group.status === status).length;
  const parts = [
    [of('playing'), 'in progress'],
    [of('finished'), 'finished'],
    [of('open'), 'looking for players'],
  ] as const;
  const words = parts.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`]));
  return `${groups.length} ${groups.length === 1 ? 'group' : 'groups'}: ${words.join(', ')}.`;
}
