import { DICE } from '@fieldpost/client';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import styles from './dice.module.css';
import { DrawList } from './draw-list.tsx';
import { SaltList } from './salt-list.tsx';

/** The dice of one match: commitment, salts, draws, and after the end the seed, with which everybody may check all of it. */
export async function DicePage({ matchId }: { readonly matchId: string }) {
  const answer = await ask(DICE, { id: matchId });
  if (!answer.ok) return <FaultNotice fault={answer.fault} />;
  const { match } = answer.value;
  if (match === null) notFound();
  return (
    <div className="stack">
      <div className="page-head">
        <div>
          <h1>The dice</h1>
          <p>
            <Link href={`/matches/${match.id}`}>{match.title}</Link>
          </p>
        </div>
      </div>
      <div className={styles.room}>
        <div className="stack">
          <Commitment {...match.dice} />
          <SaltList match={match} />
        </div>
        <DrawList match={match} />
      </div>
    </div>
  );
}

type CommitmentProps = { readonly commitment: string; readonly seed: string | null };

function Commitment({ commitment, seed }: CommitmentProps) {
  return (
    <section className="sheet stack" aria-labelledby="commitment">
      <h2 id="commitment">The commitment</h2>
      <p>
        Fieldpost chose a secret seed and published its hash (SHA-256) before anyone brought a salt. Every draw is
        computed from the seed and the salts. So neither Fieldpost nor a player could choose the result.
      </p>
      <p className={styles.hash}>{commitment}</p>
      {seed === null ? (
        <p className="small soft">The seed is published when the match ends. Then anyone can verify every draw.</p>
      ) : (
        <>
          <h3>The seed</h3>
          <p className={styles.hash}>{seed}</p>
        </>
      )}
    </section>
  );
}
