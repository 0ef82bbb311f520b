'use client';
import { type Counts, presetsOf } from '@fieldpost/rules-tank-killers';
import {
  FORMATIONS,
  type Nation,
  PRESETS,
  presetCards,
  TYPES,
  type Unit,
} from '@fieldpost/rules-tank-killers/catalogue';
import { Button } from '../../../design/button.tsx';
import { RuleLink } from '../rule-link.tsx';
import { Silhouette } from '../silhouette.tsx';
import styles from './deck.module.css';
import { changed, measuresOf, mostOf } from './deck-design.ts';

type FormProps = { readonly nation: Nation; readonly cards: Counts; readonly change: (cards: Counts) => void };

/** Building the formation in secret (TDC-100): the form, whose button stands in the order bar. */
export function DeckForm({ nation, cards, change }: FormProps) {
  return (
    <>
      <p>
        Build your formation. Your opponent sees it when both are sealed. The card order is random.{' '}
        <RuleLink rule="TDC-100" />
      </p>
      <fieldset className={styles.presets}>
        <legend>Ready-made formations</legend>
        {presetsOf(nation).map((id) => (
          <button key={id} type="button" className="button" onClick={() => change(presetCards(id))}>
            {PRESETS[id].title}
          </button>
        ))}
      </fieldset>
      <Measures nation={nation} cards={cards} />
      <ul className={styles.lines}>
        {FORMATIONS[nation].map((unit) => (
          <Line key={unit.id} unit={unit} cards={cards} change={change} />
        ))}
      </ul>
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
        <Button
          waits={copies === 0 ? 'None in the formation.' : null}
          aria-label={`Remove one ${name}`}
          onClick={() => change(changed(cards, id, -1))}
        >
          −
        </Button>
        <output aria-label={`${name}: ${copies} of ${mostOf(id)}`}>{copies}</output>
        <Button
          waits={copies >= mostOf(id) ? 'The formation has all available copies.' : null}
          aria-label={`Add one ${name}`}
          onClick={() => change(changed(cards, id, 1))}
        >
          +
        </Button>
      </span>
    </li>
  );
}

/** The formation as it was sealed. */
export function SealedFormation({ nation, cards }: Pick<FormProps, 'nation' | 'cards'>) {
  return (
    <>
      <p>
        Your formation is sealed until your opponent has sealed theirs. <RuleLink rule="TDC-100" />
      </p>
      <p className="small">
        {FORMATIONS[nation]
          .filter(({ id }) => (cards[id] ?? 0) > 0)
          .map(({ id, name }) => `${cards[id]}× ${name}`)
          .join(', ')}
      </p>
    </>
  );
}
