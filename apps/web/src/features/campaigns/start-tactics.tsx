'use client';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import styles from './campaigns.module.css';
import type { Choice } from './operations.ts';
import { type Actor, useAct } from './use-act.ts';

type Props = { readonly actor: Actor; readonly choices: readonly Choice[]; readonly sealed: string | null };

/** LC-030: the tactic that one begins with, chosen in secret; until the other side has chosen it may be changed. */
export function StartTactics({ actor, choices, sealed }: Props) {
  const { busy, fault, send } = useAct(actor);
  const first = choices.findIndex(({ act }) => act.tactic === (sealed ?? 'T16'));
  const [index, choose] = useState(Math.max(0, first));
  const choice = choices[index];
  if (choice === undefined) return null;
  return (
    <div className="stack">
      {sealed === null ? null : (
        <p className="notice notice-good">Your choice is sealed. You can change it until your opponent has chosen.</p>
      )}
      <label className="field">
        <span className="caption">Starting tactic</span>
        <select className="select" value={index} onChange={({ target }) => choose(Number(target.value))}>
          {choices.map(({ title, act }, at) => (
            <option key={title} value={at}>
              {title.replace(/^Begin with /, '')}
              {act.tactic === sealed ? ' (chosen)' : ''}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.cardText}>{choice.says.join(' ')}</p>
      <Button
        className="button button-main button-wide"
        waits={choice.act.tactic === sealed ? 'This is your current choice.' : busy}
        onClick={() => send(choice.act)}
      >
        {choice.title}
      </Button>
      <p className="small soft">Hidden until both have chosen.</p>
      <FaultNotice fault={fault} />
    </div>
  );
}
