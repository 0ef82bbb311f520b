import { sideName } from '@fieldpost/boards/tank-killers';
import type { Side } from '@fieldpost/rules-tank-killers';
import { type RefObject, useEffect, useRef } from 'react';
import { Casualties } from './casualties.tsx';
import { DeckContents } from './deck-contents.tsx';
import { FormationCard } from './formation-card.tsx';
import { Legend, showsLegend } from './legend.tsx';
import type { Situation } from './situation.ts';
import styles from './table.module.css';
import { type Choice, choiceOf } from './targets.ts';

type Props = { readonly situation: Situation; readonly side: Side; readonly choices: readonly Choice[] };

/** One side's line: its piles in figures, its open top card, and its cards in play. */
export function SideRow({ situation, side, choices }: Props) {
  const { open, bottom } = situation;
  const { top, table } = open.forces[side];
  const turned = side !== bottom;
  const row = useRef<HTMLUListElement>(null);
  useInSight(row, [top, ...table].find((card) => card !== null && roleOf(open, card.id) !== null)?.id ?? null);
  return (
    <section className={styles.side} data-turned={turned ? '' : undefined} aria-label={`${sideName(open, side)} line`}>
      <Figures situation={situation} side={side} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <ul className={styles.row} ref={row} tabIndex={0} aria-label={`Cards of the ${sideName(open, side)} line`}>
        <li>
          <Top situation={situation} side={side} choice={choiceOf(choices, side, 'top')} />
        </li>
        {table.map(({ id, unit, attacked }) => {
          const choice = choiceOf(choices, side, id);
          return (
            <li key={id}>
              <FormationCard
                line={unit}
                turned={turned}
                spent={attacked === 'thisTurn' && roleOf(open, id) === null}
                role={roleOf(open, id)}
                onPick={choice?.pick ?? null}
                hint={choice?.hint ?? ''}
                card={id}
              />
            </li>
          );
        })}
        {side === bottom && open.attack !== null && showsLegend(situation) ? (
          <li>
            <Legend />
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** A card's part in the current attack. */
function roleOf({ attack }: Situation['open'], id: string): 'attacker' | 'target' | null {
  if (attack?.result !== null) return null;
  if (attack.attacker.id === id) return 'attacker';
  return attack.target?.id === id ? 'target' : null;
}

/** What lies on top: the open card, or the face-down deck. */
function Top({ situation, side, choice }: Omit<Props, 'choices'> & { readonly choice: Choice | null }) {
  const { open, bottom } = situation;
  const { top } = open.forces[side];
  if (top === null) return <Deck situation={situation} side={side} choice={choice} />;
  return (
    <FormationCard
      line={top.unit}
      turned={side !== bottom}
      role={roleOf(open, top.id)}
      note="on top of the deck"
      onPick={choice?.pick ?? null}
      hint={choice?.hint ?? ''}
      card="top"
    />
  );
}

/** The card that attacks or is attacked is not left beyond the edge of its row. */
function useInSight(row: RefObject<HTMLUListElement | null>, id: string | null): void {
  useEffect(() => {
    const card = id === null ? null : row.current?.querySelector<HTMLElement>('[data-role]');
    if (!card || !row.current) return;
    const { left, right } = card.getBoundingClientRect();
    const edges = row.current.getBoundingClientRect();
    if (right > edges.right) row.current.scrollBy({ left: right - edges.right + 4 });
    if (left < edges.left) row.current.scrollBy({ left: left - edges.left - 4 });
  }, [row, id]);
}

/** The side and its piles, in one line: "You, German · 36 cards · lost 3 of 20". */
function Figures({ situation, side }: Omit<Props, 'choices'>) {
  const { open } = situation;
  const { deck, hand } = open.forces[side];
  const own = situation.side === side;
  return (
    <div className={styles.counts}>
      <b>
        {own ? 'You, ' : ''}
        {sideName(open, side)}
      </b>
      <span>
        <b>{deck}</b> {deck === 1 ? 'card' : 'cards'}
      </span>
      {own ? null : (
        <span>
          hand <b>{hand}</b>
        </span>
      )}
      <Casualties force={open.forces[side]} />
      <DeckContents situation={situation} side={side} />
    </div>
  );
}

/** The face-down deck: a target itself while its top card is unknown (TDC-030). */
function Deck({ situation, side, choice }: Omit<Props, 'choices'> & { readonly choice: Choice | null }) {
  const { deck } = situation.open.forces[side];
  const words = `${sideName(situation.open, side)} deck, ${deck} cards, face down`;
  if (choice === null)
    return <div className={styles.back} role="img" aria-label={words} data-empty={deck === 0 ? '' : undefined} />;
  return (
    <button
      type="button"
      className={styles.back}
      aria-label={`${words}, ${choice.hint}`}
      onClick={choice.pick}
      data-card="top"
    >
      <span className={styles.hint}>{choice.hint}</span>
    </button>
  );
}
