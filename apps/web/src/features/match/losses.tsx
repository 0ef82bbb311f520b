'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { figureOf, sideName } from '../../games/index.ts';
import type { FigureProps } from '../../games/manifest.ts';
import { markIn } from './mark-in.ts';
import styles from './match.module.css';
import type { EndingStory, MatchData } from './operations.ts';

type Props = { readonly match: MatchData; readonly tale: EndingStory };
type Standing = EndingStory['standings'][number];

/** The losses of each side, side by side: a figure for each, and the words. */
export function Losses({ match, tale: { turns, standings } }: Props) {
  const Figure = useFigure(match.ruleSet);
  if (standings.length === 0) return null;
  return (
    <section aria-label="What each side lost">
      <p className="soft">
        {turns} {turns === 1 ? 'turn' : 'turns'}
      </p>
      <ul className={`plain-list ${styles.losses}`}>
        {standings.map((standing) => (
          <li key={standing.side}>
            <h4 data-mark={markIn(match, standing.side)}>
              <span className={styles.sideMark} /> {sideName(match.ruleSet, standing.side)}
            </h4>
            <p>{standing.lost === 0 ? 'lost nothing' : `lost ${standing.lost}`}</p>
            {Figure === null ? null : <Fallen standing={standing} Figure={Figure} />}
            <p className="small">{standing.losses}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pictures of a game are fetched when something was lost; null: not yet, or it has none. */
function useFigure(ruleSet: string): ComponentType<FigureProps> | null {
  const [figure, setFigure] = useState<{ readonly Figure: ComponentType<FigureProps> } | null>(null);
  useEffect(() => {
    void figureOf(ruleSet)?.then((Figure) => setFigure({ Figure }));
  }, [ruleSet]);
  return figure?.Figure ?? null;
}

/** As many pictures as make one look. */
const MAX_FIGURES = 24;

/** One picture each: the words below them say the same. */
function Fallen({ standing: { side, lost, fallen }, Figure }: { readonly standing: Standing } & WithFigure) {
  const each = fallen.flatMap(({ kind, count }) =>
    Array.from({ length: count }, (_, index) => ({ kind, key: `${kind} ${index}` })),
  );
  if (each.length === 0) return null;
  return (
    <div className={styles.fallen} aria-hidden="true">
      {each.slice(0, MAX_FIGURES).map(({ kind, key }) => (
        <Figure key={key} kind={kind} side={side} />
      ))}
      {lost > MAX_FIGURES ? <span>+ {lost - MAX_FIGURES}</span> : null}
    </div>
  );
}

type WithFigure = { readonly Figure: ComponentType<FigureProps> };
