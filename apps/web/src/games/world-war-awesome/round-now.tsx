import type { War } from '@fieldpost/rules-world-war-awesome/table';
import styles from './table.module.css';

type Part = { readonly id: string; readonly words: string; readonly about: string };

/** The parts of a round that somebody answers in (THE-RULES "State machine"). */
const PRINTED: readonly Part[] = [
  {
    id: 'plan',
    words: 'Tank orders',
    about: 'Set speed and turn above. Tap the map to aim. Your Superpanzer moves and fires at the end of the round.',
  },
  {
    id: 'deploy',
    words: 'Tokens',
    about:
      'Choose 1 side of 1 token. Soldiers start near an officer or in your tank, devices on a frequency. They act from the next round.',
  },
  {
    id: 'main',
    words: 'Activations',
    about: 'Sides take turns, each with 1 unit or device: move, then act. Two passes in a row end this phase.',
  },
  {
    id: 'tankops',
    words: 'Tank movement',
    about: 'Tanks run over anyone in their way. The gun fires at the point you choose.',
  },
];

/** WWA-154 */
const AHEAD: readonly Part[] = [
  {
    id: 'orders',
    words: 'Orders and tokens',
    about:
      'Order your Superpanzer, then choose up to 3 tokens. Both sides do it at once, in secret. We play the first token that is possible.',
  },
  {
    id: 'main',
    words: 'One turn each',
    about: 'Each side takes 1 turn of activations. Then your queue is played without asking you.',
  },
];

/** The current part of the round and its purpose, while no unit is picked. */
export function RoundNow({ war: { phase, options } }: { readonly war: War }) {
  const isAhead = options.ahead === 'on';
  const parts = isAhead ? AHEAD : PRINTED;
  const isOrders = isAhead && (phase === 'plan' || phase === 'deploy');
  const now = phase === 'awaitAction' || phase === 'decision' ? 'main' : isOrders ? 'orders' : phase;
  const part = parts.find(({ id }) => id === now);
  if (part === undefined) return null;
  return (
    <>
      <ol className={styles.parts} aria-label="Round">
        {parts.map(({ id, words }) => (
          <li key={id} aria-current={id === now ? 'step' : undefined}>
            {words}
          </li>
        ))}
      </ol>
      <p className="small">{part.about}</p>
    </>
  );
}
