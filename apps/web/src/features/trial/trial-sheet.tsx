'use client';
import { branchTo, childrenOf, type Seat, type TrialNode } from '@fieldpost/engine';
import { type KeyboardEvent, useId } from 'react';
import panels from '../../table/panels.module.css';
import { percent } from './ground.ts';
import type { Trial } from './use-trial.ts';

type Props = {
  readonly trial: Trial;
  /** Steps of the match before the position that it begins with. */
  readonly step: number;
  readonly nameOf: (seat: Seat<string>) => string;
  /** Draws what is hidden once more; null: nothing is hidden. */
  readonly another: (() => void) | null;
};

/** The branch that is shown, what was tried from here, and what its author says of it. */
export function TrialSheet({ trial, step, nameOf, another }: Props) {
  const { nodes, at } = trial;
  const line = branchTo(nodes, at);
  const shown = line.at(-1) ?? null;
  return (
    <div className="stack">
      <p className="soft small">You move all sides. The match does not change, and nobody else sees this.</p>
      {another === null ? null : (
        <p className="notice">
          What you do not see is a guess.{' '}
          <button type="button" className="button" onClick={another}>
            Another guess
          </button>
        </p>
      )}
      <section aria-label="This branch">
        <h3>This branch</h3>
        <ol className={panels.list}>
          <li>
            <button type="button" className={panels.line} aria-current={at === 0} onClick={() => trial.goTo(0)}>
              Start: step {step}
            </button>
          </li>
          <Lines nodes={line} trial={trial} nameOf={nameOf} />
        </ol>
      </section>
      <Next nodes={childrenOf(nodes, at)} trial={trial} nameOf={nameOf} />
      {shown === null ? null : <Words key={shown.id} node={shown} trial={trial} />}
    </div>
  );
}

type LinesProps = Pick<Props, 'trial' | 'nameOf'> & { readonly nodes: readonly TrialNode[] };

const Lines = ({ nodes, trial, nameOf }: LinesProps) =>
  nodes.map((node) => (
    <NodeLine key={node.id} node={node} shown={node.id === trial.at} nameOf={nameOf} onShow={trial.goTo} />
  ));

function Next(props: LinesProps) {
  if (props.nodes.length === 0) return null;
  return (
    <section aria-label="Tried from here">
      <h3>Tried from here</h3>
      <ul className={panels.list}>
        <Lines {...props} />
      </ul>
    </section>
  );
}

type LineProps = Pick<Props, 'nameOf'> & {
  readonly node: TrialNode;
  readonly shown: boolean;
  readonly onShow: (id: number) => void;
};

function NodeLine({ node, shown, nameOf, onShow }: LineProps) {
  const { id, line, name, weight, draws } = node;
  return (
    <li>
      <button type="button" className={panels.line} aria-current={shown} onClick={() => onShow(id)}>
        <span>
          {name === '' ? null : <strong>{name}: </strong>}
          {nameOf(node)}: <span className="typed">{line}</span>
          {draws.length === 0 ? null : ` (${percent(weight)})`}
        </span>
      </button>
    </li>
  );
}

/** Single keys are the table's; here they are letters. */
const own = (event: KeyboardEvent): void => event.stopPropagation();

function Words({ node, trial }: { readonly node: TrialNode; readonly trial: Trial }) {
  const id = useId();
  const { name, note } = node;
  return (
    <section className="stack" aria-label="This order">
      <div className="field">
        <label htmlFor={`${id}-name`}>Name of this branch</label>
        <input
          id={`${id}-name`}
          className="input"
          maxLength={60}
          value={name}
          onKeyDown={own}
          onChange={({ target }) => trial.rename(node.id, { name: target.value, note })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-note`}>Note</label>
        <textarea
          id={`${id}-note`}
          className="input"
          rows={2}
          maxLength={280}
          value={note}
          onKeyDown={own}
          onChange={({ target }) => trial.rename(node.id, { name, note: target.value })}
        />
      </div>
      <p className="row">
        <button type="button" className="button" onClick={() => trial.remove(node.id)}>
          Delete from here
        </button>
      </p>
    </section>
  );
}
