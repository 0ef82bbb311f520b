'use client';
import { type RefObject, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import styles from './campaigns.module.css';
import type { Act, Atlas, Choice, Dossier } from './operations.ts';
import { type Actor, useAct } from './use-act.ts';

type Props = {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly atlas: Atlas;
  readonly place: string;
  readonly owner: string | null;
  readonly soldiers: Readonly<Record<string, Dossier>>;
  readonly actor: Actor | null;
  readonly choices: readonly Choice[];
  readonly close: () => void;
};

/** LC-132: the sheet between the two touches: what is there, what follows, and the button. */
export function ActionSheet({ sheet, atlas, place, owner, soldiers, actor, choices, close }: Props) {
  const city = atlas.places.find(({ id }) => id === place);
  if (city === undefined) return null;
  const held = atlas.people.filter(({ id }) => soldiers[id]?.heldIn === place);
  return (
    <section ref={sheet} className={`${styles.action} stack`} aria-labelledby="chosen-city">
      <div className="row row-apart">
        <h3 id="chosen-city">
          <bdi>{city.name}</bdi>
        </h3>
        <button type="button" className="button button-quiet" onClick={close}>
          Close
        </button>
      </div>
      <p className="small soft">
        {city.region}; {owner === null ? 'nobody’s' : `held by ${atlas.sides[owner]}`}
        {city.key ? '; a key city' : ''}.
      </p>
      <ul className={styles.notes}>
        {city.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {held.length === 0 ? null : <li>Prisoners here: {held.map(({ name }) => name).join(', ')}.</li>}
      </ul>
      {actor === null ? null : <Offers actor={actor} choices={choices} atlas={atlas} />}
    </section>
  );
}

type OffersProps = { readonly actor: Actor; readonly choices: readonly Choice[]; readonly atlas: Atlas };

/** The possible acts there, each with its consequences. */
export function Offers({ actor, choices, atlas }: OffersProps) {
  const { busy, fault, send } = useAct(actor);
  const [index, choose] = useState(0);
  const choice = choices[index] ?? choices[0];
  const [terms, agree] = useState<Readonly<Record<string, string>>>({});
  if (choice === undefined) return <p className="small">You cannot attack this city now.</p>;
  return (
    <div className="stack">
      {choices.length < 2 ? null : <ChoiceField choices={choices} index={index} choose={choose} />}
      <ul className={styles.follows}>
        {choice.says.map((say) => (
          <li key={say}>{say}</li>
        ))}
      </ul>
      {choice.act.kind === 'attack' ? <Terms atlas={atlas} terms={terms} agree={agree} /> : null}
      <Button
        className="button button-main button-wide"
        waits={busy}
        onClick={() => send(withTerms(choice.act, terms))}
      >
        {choice.title}
        {Object.keys(terms).length > 0 ? ' on these terms' : ''}
      </Button>
      <FaultNotice fault={fault} />
    </div>
  );
}

type ChoiceProps = {
  readonly choices: readonly Choice[];
  readonly index: number;
  readonly choose: (index: number) => void;
};

function ChoiceField({ choices, index, choose }: ChoiceProps) {
  return (
    <select
      className="select"
      aria-label="Actions"
      value={index}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {choices.map(({ title }, at) => (
        <option key={title} value={at}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** LC-033: "another objective or field, offered with the declaration". */
function withTerms(act: Act, terms: Readonly<Record<string, string>>): Act {
  return Object.keys(terms).length === 0 ? act : { ...act, terms: { objective: null, layout: null, ...terms } };
}

type TermsProps = {
  readonly atlas: Atlas;
  readonly terms: Readonly<Record<string, string>>;
  readonly agree: (terms: Readonly<Record<string, string>>) => void;
};

function Terms({ atlas, terms, agree }: TermsProps) {
  const change = (key: string, value: string): void => {
    const { [key]: _, ...rest } = terms;
    agree(value === '' ? rest : { ...rest, [key]: value });
  };
  return (
    <details className={styles.fold}>
      <summary>Offer other terms</summary>
      <p className="small">If refused, the battle is fought on the city’s terms.</p>
      <div className="stack">
        {atlas.terms.map(({ key, title, values }) => (
          <label key={key} className="field">
            <span>{title}</span>
            <select className="select" value={terms[key] ?? ''} onChange={({ target }) => change(key, target.value)}>
              <option value="">the city’s terms</option>
              {values.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}
