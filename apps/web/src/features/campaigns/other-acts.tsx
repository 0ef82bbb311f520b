'use client';
import { Button } from '../../design/button.tsx';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import styles from './campaigns.module.css';
import type { Choice } from './operations.ts';
import { type Actor, useAct } from './use-act.ts';

type Props = { readonly actor: Actor; readonly choices: readonly Choice[] };

const GRAVE: readonly string[] = ['resign', 'offerDraw', 'claim'];

/** Answers that are waited for: a press each. */
export function Answers({ actor, choices }: Props) {
  const { busy, fault, send } = useAct(actor);
  return (
    <div className="stack">
      <div className="row">
        {choices.map(({ title, act }) => (
          <Button
            key={title}
            className={act.accept === true ? 'button button-main' : 'button'}
            waits={busy}
            onClick={() => send(act)}
          >
            {title}
          </Button>
        ))}
      </div>
      <FaultNotice fault={fault} />
    </div>
  );
}

const standsDown = ({ act }: Choice): boolean => act.kind === 'standDown';

/** The fold says what lies in it, and no more. */
function foldOf(grave: readonly Choice[]): string {
  if (grave.every(standsDown)) return 'Stand down';
  return grave.some(standsDown) ? 'Stand down, or end the campaign' : 'End campaign';
}

/** Acts that end the campaign or skip a turn: folded, and confirmed with a second press. */
export function GraveActs({ actor, choices }: Props) {
  const { busy, fault, send } = useAct(actor);
  const grave = choices.filter((choice) => GRAVE.includes(choice.act.type) || standsDown(choice));
  if (grave.length === 0) return null;
  return (
    <details className={styles.fold}>
      <summary>{foldOf(grave)}</summary>
      <div className="stack">
        {grave.map(({ title, act, says }) => (
          <div key={title}>
            {says.length === 0 ? null : <p className="small">{says.join(' ')}</p>}
            <ConfirmButton
              label={title}
              question="You cannot undo this. Continue?"
              yes={title}
              busy={busy}
              onYes={() => send(act)}
            />
          </div>
        ))}
        <FaultNotice fault={fault} />
      </div>
    </details>
  );
}
