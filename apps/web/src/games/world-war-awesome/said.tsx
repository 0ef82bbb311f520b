/** Words that stand on the board: whose tank this is, where the shell lands, which core is which. */
import { centreOf, hexOfKey, keyOfHex, type Lie, uprightAt } from '@fieldpost/boards/world-war-awesome';
import type { Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import { layoutIn, projected, tankIn, type War } from '@fieldpost/rules-world-war-awesome/table';
import { tankName } from './places.ts';
import styles from './table.module.css';
import { harmOf } from './tank-order.ts';
import { landingWords } from './tank-words.ts';
import type { Turn } from './turn.ts';

export type Said = {
  /** The hex that is spoken of. */
  readonly key: string;
  readonly words: string;
  /** The side it speaks of; `bad`: it hurts the player's side. */
  readonly tone: 'own' | 'foe' | 'bad';
  /** Units of the drawing below the middle of the hex, as it is seen. */
  readonly down: number;
  /** Height of the letters in units of the drawing. */
  readonly size: number;
};

/** Letters for a field seen as a whole, and for one tank that fills the window. */
const FAR = 48;
const NEAR = 26;

/** What is said on the board now. */
export function saidOf({ situation, draft, places, picked }: Turn): readonly Said[] {
  const { war, chair, choosing } = situation;
  if (places.at === 'A' || places.at === 'B') return coresOf(war, places.at, chair?.side ?? null);
  const tanks = (['A', 'B'] as const).flatMap((seat) => tankSaid(war, seat, chair?.side ?? null));
  if (chair === null || !choosing || war.phase !== 'plan') return picked.subject === null ? tanks : [];
  const { aim, attack } = draft.order;
  const over = harmOf(war, chair, draft.order).crushed.flatMap((id) => war.units.find((one) => one.id === id) ?? []);
  const own = over.find(({ owner }) => owner === chair.side);
  return [
    ...tanks,
    ...(own === undefined
      ? []
      : [
          {
            key: keyOfHex(projected(war, own.at)),
            words: 'Runs over your own',
            tone: 'bad',
            down: -70,
            size: FAR,
          } as const,
        ]),
    ...(aim === null || attack === null
      ? []
      : [
          {
            key: keyOfHex(aim),
            words: landingWords(war, chair, draft.order),
            tone: 'bad',
            down: 130,
            size: FAR,
          } as const,
        ]),
  ];
}

function tankSaid(war: War, seat: Seat, side: Seat | null): readonly Said[] {
  const tank = tankIn(war, seat);
  if (tank === null) return [];
  const tone = side === null || side === seat ? 'own' : 'foe';
  // beside the stern: before the bow stand soldiers
  return [
    { key: keyOfHex(tank.anchor), words: tankName(side, seat), tone, down: tone === 'own' ? 120 : -90, size: FAR },
  ];
}

/** Cores of a tank that is looked into, with their numbers; the marked ones say so. */
function coresOf(war: War, seat: Seat, side: Seat | null): readonly Said[] {
  const marked = war.tanks[seat]?.marks ?? [];
  return (layoutIn(war, seat)?.model.cores ?? []).map(({ id, q, r }) => ({
    key: keyOfHex(projected(war, { layer: `in:${seat}`, q, r })),
    words: `Core ${id.slice(1)}${marked.includes(id) ? ', marked' : ''}`,
    tone: side === seat ? 'own' : 'foe',
    down: 66,
    size: NEAR,
  }));
}

export function SaidOnBoard({ said, lie }: { readonly said: readonly Said[]; readonly lie: Lie }) {
  return said.map(({ key, words, tone, down, size }) => {
    const hex = hexOfKey(key);
    return hex === null ? null : (
      <text
        key={`${key} ${words}`}
        className={styles.said}
        data-tone={tone}
        fontSize={size}
        strokeWidth={size / 4}
        transform={uprightAt(centreOf(hex), -lie.degrees, 0, down)}
      >
        {words}
      </text>
    );
  });
}
