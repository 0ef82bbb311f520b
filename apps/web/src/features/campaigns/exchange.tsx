'use client';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import styles from './campaigns.module.css';
import type { Atlas, Dossier, Person } from './operations.ts';
import { type Actor, useAct } from './use-act.ts';

type Props = {
  readonly actor: Actor;
  readonly atlas: Atlas;
  readonly soldiers: Readonly<Record<string, Dossier>>;
};

/** LC-034: exchanges prisoners for the player's own soldiers, one for one. */
export function ExchangeOffer({ actor, atlas, soldiers }: Props) {
  const { busy, fault, send } = useAct(actor);
  const [named, name] = useState<readonly string[]>([]);
  const prisoners = atlas.people.filter(({ id }) => soldiers[id]?.status === 'pow');
  const own = prisoners.filter(({ side }) => side === actor.side);
  const theirs = prisoners.filter(({ side }) => side !== actor.side);
  if (own.length === 0 || theirs.length === 0) return null;
  const among = (people: readonly Person[]) => people.map(({ id }) => id).filter((id) => named.includes(id));
  const [give, take] = [among(theirs), among(own)];
  const toggle = (id: string): void => name(named.includes(id) ? named.filter((one) => one !== id) : [...named, id]);
  return (
    <details className={styles.fold}>
      <summary>Exchange prisoners</summary>
      <div className="stack">
        <Tray title="You give back" people={theirs} named={named} toggle={toggle} />
        <Tray title="You ask for" people={own} named={named} toggle={toggle} />
        <Button
          className="button"
          waits={give.length === 0 || give.length !== take.length ? 'Choose as many of theirs as of yours.' : busy}
          onClick={() => send({ type: 'offerExchange', give, take })}
        >
          Offer {give.length} for {take.length}
        </Button>
        <FaultNotice fault={fault} />
      </div>
    </details>
  );
}

type TrayProps = {
  readonly title: string;
  readonly people: readonly Person[];
  readonly named: readonly string[];
  readonly toggle: (id: string) => void;
};

function Tray({ title, people, named, toggle }: TrayProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {people.map(({ id, name, kind }) => (
        <label key={id} className="check">
          <input type="checkbox" checked={named.includes(id)} onChange={() => toggle(id)} />
          <span>
            {name}, {kind}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
