import { ARCHIVE } from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { MatchCard } from '../match-card/match-card.tsx';
import { requireVisitor } from '../session/require-person.ts';
import styles from './desk.module.css';

const ON_A_PAGE = 24;

/** My matches that are over, the latest ended first. `after`: where the page before this one ended; '': this is the first. */
export async function ArchivePage({ after }: { readonly after: string }) {
  const person = await requireVisitor('/desk/finished');
  const found = await ask(ARCHIVE, { first: ON_A_PAGE, after: after === '' ? null : after });
  const matches = found.ok ? found.value.myMatchesConnection.edges.map(({ node }) => node) : [];
  const page = found.ok ? found.value.myMatchesConnection.pageInfo : null;
  return (
    <div className="stack">
      <header>
        <h1>Finished matches</h1>
        <p className="soft">Replay your finished matches or start a rematch.</p>
      </header>
      <FaultNotice fault={found.ok ? null : found.fault} />
      {found.ok && matches.length === 0 ? <p>You have no finished matches yet.</p> : null}
      <ul className={`plain-list ${styles.cards}`}>
        {matches.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} timeZone={person.timeZone} now={Date.now()} unread={0} />
          </li>
        ))}
      </ul>
      <p className="row">
        {after === '' ? <Link href="/desk">Go to your desk</Link> : <Link href="/desk/finished">Back to start</Link>}
        {page?.hasNextPage ? (
          <Link className="button" href={`/desk/finished?after=${encodeURIComponent(page.endCursor ?? '')}`}>
            Load more
          </Link>
        ) : null}
      </p>
    </div>
  );
}
