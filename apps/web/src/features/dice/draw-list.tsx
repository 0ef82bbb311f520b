'use client';
import type { DiceMatch, DrawData } from '@fieldpost/client';
import { useEffect, useState } from 'react';
import styles from './dice.module.css';
import { Die } from './die.tsx';
import { type Verdict, verifyDice } from './verifying.ts';

/** So many draws are shown at once. */
const SHOWN = 100;

/** Every draw that the reader may see, and after the end the check of all of them. */
export function DrawList({ match }: { readonly match: DiceMatch }) {
  const { draws, made } = match.dice;
  const [verdict, setVerdict] = useState<Verdict | null | 'unable'>(null);
  const [all, setAll] = useState(false);
  const judged = verdict === 'unable' ? null : verdict;
  const shown = all ? draws : draws.slice(0, SHOWN);
  return (
    <section className="sheet stack" aria-labelledby="draws">
      <h2 id="draws">Draws</h2>
      <p>{sentenceOf(match)}</p>
      {match.dice.seed === null || made === 0 ? null : (
        <Verification match={match} seed={match.dice.seed} verdict={verdict} onVerdict={setVerdict} />
      )}
      <ol className={styles.draws}>
        {shown.map((draw) => (
          <Row key={draw.index} draw={draw} verdict={judged} />
        ))}
      </ol>
      {shown.length < draws.length ? (
        <button type="button" className="button" onClick={() => setAll(true)}>
          Show all {draws.length}
        </button>
      ) : null}
    </section>
  );
}

function sentenceOf({ dice: { draws, made, seed } }: DiceMatch): string {
  if (made === 0) return seed === null ? 'Nothing has been drawn yet.' : 'Nothing was drawn in this match.';
  if (seed !== null) return `${made} draws were made.`;
  const down = made - draws.length;
  const hidden =
    down === 0
      ? ''
      : ` ${down} of them (hidden cards and the like) ${down === 1 ? 'stays' : 'stay'} secret until the match ends.`;
  return `${made} draws have been made.${hidden}`;
}

function Row({ draw, verdict }: { readonly draw: DrawData; readonly verdict: Verdict | null }) {
  const { index, faces, purpose, result } = draw;
  const wrong = verdict?.wrong.includes(index) ?? false;
  return (
    <li>
      <span className="typed soft">{index}</span>
      <Die faces={faces} result={result} />
      <span className={styles.purpose}>{purpose}</span>
      <span className={wrong ? styles.wrong : 'typed'}>
        {result} of {faces}
        {verdict === null ? '' : wrong ? ' ✗' : ' ✓'}
        {verdict === null ? null : <span className="unseen">{wrong ? ' is wrong' : ' is right'}</span>}
      </span>
    </li>
  );
}

type VerificationProps = {
  readonly match: DiceMatch;
  readonly seed: string;
  readonly verdict: Verdict | null | 'unable';
  readonly onVerdict: (verdict: Verdict | 'unable') => void;
};

function Verification({ match, seed, verdict, onVerdict }: VerificationProps) {
  const { commitment, salts, draws } = match.dice;
  const [origin, setOrigin] = useState('');
  useEffect(() => {
    setOrigin(window.location.origin);
  }, []);
  const verify = async (): Promise<void> => {
    const brought = salts.flatMap(({ salt }) => salt ?? []);
    onVerdict((await verifyDice({ matchId: match.id, commitment, seed, salts: brought }, draws)) ?? 'unable');
  };
  return (
    <>
      <p>
        <button type="button" className="button button-main" onClick={() => void verify()}>
          Verify all draws
        </button>
      </p>
      <div role="status">
        <Outcome verdict={verdict} />
      </div>
      <details>
        <summary className={styles.how}>Verify independently</summary>
        <p>
          Use a copy of Fieldpost and put an access token in <code>TOKEN</code>. This downloads the record and replays
          the whole match.
        </p>
        <pre className={styles.command}>{`curl -H "Authorization: Bearer $TOKEN" \\
  '${origin}/api/v1/matches/${match.id}/record' > match.json
npm run -s fieldpost -- verify match.json`}</pre>
      </details>
    </>
  );
}

function Outcome({ verdict }: { readonly verdict: Verdict | null | 'unable' }) {
  if (verdict === null) return null;
  if (verdict === 'unable')
    return <p className="notice notice-warn">This browser cannot verify draws on a page without HTTPS.</p>;
  const { committed, wrong, checked } = verdict;
  if (committed && wrong.length === 0)
    return (
      <p className="notice notice-good">
        The seed matches the commitment, and all {checked} draws follow from seed and salts.
      </p>
    );
  return (
    <p className="notice notice-bad">
      {committed ? '' : 'The seed does not match the commitment. '}
      {wrong.length === 0 ? '' : `${wrong.length} of ${checked} draws do not follow from seed and salts.`}
    </p>
  );
}
