import type { War } from '@fieldpost/rules-world-war-awesome/table';
import styles from './table.module.css';

type Part = { readonly id: string; readonly words: string; readonly about: string };

/** The parts of a round that somebody answers in (A.3). */
const PARTS: readonly Part[] = [
  {
    id: 'plan',
    words: 'Tank orders',
    about: 'Set speed and turn above; tap the map to aim. Your Superpanzer moves and fires at the end of the round.',
  },
  {
    id: 'deploy',
    words: 'Tokens',
    about:
      'Choose one side of one token: a soldier near an officer or in your tank, or a device on a frequency. It acts from the next round on.',
  },
  {
    id: 'main',
    words: 'Activations',
    about: 'Sides alternate, each acting with 1 unit or device: move, then act. Two passes in a row end this phase.',
  },
  {
    id: 'tankops',
    words: 'Tank movement',
    about: 'Anyone in their way is run over. The gun fires at the point you choose.',
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
