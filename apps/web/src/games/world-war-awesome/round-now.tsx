import type { War } from '@fieldpost/rules-world-war-awesome/table';
import styles from './table.module.css';

type Part = { readonly id: string; readonly words: string; readonly about: string };

/** The parts of a round that somebody answers in (A.3). */
const PARTS: readonly Part[] = [
  {
    id: 'plan',
    words: 'Tank orders',
    about: 'Speed and turn above; touch the map to aim. Your Superpanzer rides and fires when the round ends.',
  },
  {
    id: 'deploy',
    words: 'Tokens',
    about:
      'One side of one token: a soldier into your tank or near an officer, or a set onto a frequency. It acts from the next round on.',
  },
  {
    id: 'main',
    words: 'Activations',
    about:
      'In turn each side acts with one unit or one set: it moves, then it does something. Two passes in a row end this part.',
  },
  {
    id: 'tankops',
    words: 'Tanks ride',
    about: 'Whoever stands in their way is run over. The gun fires at the moment that you choose.',
  },
];

/** Where the round is, and what that part is about, for who has picked nobody yet. */
export function RoundNow({ war: { phase } }: { readonly war: War }) {
  const now = phase === 'awaitAction' || phase === 'decision' ? 'main' : phase;
  const part = PARTS.find(({ id }) => id === now);
  if (part === undefined) return null;
  return (
    <>
      <ol className={styles.parts} aria-label="The round">
        {PARTS.map(({ id, words }) => (
          <li key={id} aria-current={id === now ? 'step' : undefined}>
            {words}
          </li>
        ))}
      </ol>
      <p className="small">{part.about}</p>
    </>
  );
}
