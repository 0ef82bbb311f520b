'use client';
import { type Counts, nationOf, presetsOf, refusesDeck, type Side } from '@fieldpost/rules-tank-killers';
import {
  FORMATIONS,
  type Nation,
  PRESETS,
  presetCards,
  TYPES,
  type Unit,
} from '@fieldpost/rules-tank-killers/catalogue';
import { useState } from 'react';
import { reasonOf } from '../reading.ts';
import { RuleLink } from '../rule-link.tsx';
import { Silhouette } from '../silhouette.tsx';
import type { Situation } from '../situation.ts';
import styles from './deck.module.css';
import { changed, commitOf, measuresOf, mostOf } from './deck-design.ts';

/** Building the formation in secret (TDC-100). */
export function DeckBuilder({ situation, side }: { readonly situation: Situation; readonly side: Side }) {
  const { view, ready, props } = situation;
  const nation = nationOf(view.open.options, side);
  const [first = 'german'] = presetsOf(nation);
  const [cards, setCards] = useState<Counts>(() => presetCards(first));
  if (view.committed !== null) return <Committed situation={situation} nation={nation} />;
  const refusal = refusesDeck(nation, cards);
  const why = refusal === null ? null : reasonOf(refusal);
  return (
    <>
      <p>
        Build your formation. The other side sees it when both are sealed; the order stays with chance.{' '}
        <RuleLink rule="TDC-100" />
      </p>
      <fieldset className={styles.presets}>
        <legend>Begin with</legend>
        {presetsOf(nation).map((id) => (
          <button key={id} type="button" className="button" onClick={() => setCards(presetCards(id))}>
            {PRESETS[id].title}
          </button>
        ))}
      </fieldset>
      <Measures nation={nation} cards={cards} />
      <ul className={styles.lines}>
        {FORMATIONS[nation].map((unit) => (
          <Line key={unit.id} unit={unit} cards={cards} change={setCards} />
        ))}
      </ul>
      <div className={styles.foot}>
        {why === null ? null : (
          <p role="status">
            {why.sentence} <RuleLink rule={why.rule} />
          </p>
        )}
        <button
          type="button"
          className="button button-main button-wide"
          disabled={!ready || refusal !== null}
          onClick={() => void props.order(commitOf(nation, cards))}
        >
          Seal this formation
        </button>
      </div>
    </>
  );
}

function Measures({ nation, cards }: { readonly nation: Nation; readonly cards: Counts }) {
  return (
    <dl className={styles.measures} aria-live="polite">
      {measuresOf(nation, cards).map(({ words, value, limit, kept }) => (
        <div key={words} data-broken={kept ? undefined : ''}>
          <dt>{words}</dt>
          <dd>
            <b>{value}</b> <span className="small">{limit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LineProps = { readonly unit: Unit; readonly cards: Counts; readonly change: (cards: Counts) => void };

function Line({ unit, cards, change }: LineProps) {
  const { id, name, type, pen, inf, def } = unit;
  const copies = cards[id] ?? 0;
  return (
    <li className={styles.line}>
      <Silhouette line={id} turned={false} />
      <span>
        <b>{name}</b>
        <span className="small soft">
          {TYPES[type].title}, {pen}/{inf}/{def ?? '–'}
        </span>
      </span>
      <span className={styles.stepper}>
        <button
          type="button"
          disabled={copies === 0}
          aria-label={`One ${name} fewer`}
          onClick={() => change(changed(cards, id, -1))}
        >
          −
        </button>
        <output aria-label={`${name}: ${copies} of ${mostOf(id)}`}>{copies}</output>
        <button
          type="button"
          disabled={copies >= mostOf(id)}
          aria-label={`One ${name} more`}
          onClick={() => change(changed(cards, id, 1))}
        >
          +
        </button>
      </span>
    </li>
  );
}

function Committed({ situation, nation }: { readonly situation: Situation; readonly nation: Nation }) {
  const { view, props } = situation;
  const own = view.committed ?? {};
  return (
    <>
      <p>
        Your formation is sealed. It is opened when the other side has sealed one, too. <RuleLink rule="TDC-100" />
      </p>
      <p className="small">
        {FORMATIONS[nation]
          .filter(({ id }) => (own[id] ?? 0) > 0)
          .map(({ id, name }) => `${own[id]}× ${name}`)
          .join(', ')}
      </p>
      {props.canUndo ? (
        <button type="button" className="button" disabled={props.busy} onClick={props.undo}>
          Take it back and change it
        </button>
      ) : null}
    </>
  );
}
