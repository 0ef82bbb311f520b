'use client';
import { useId, useMemo } from 'react';
import panels from '../../table/panels.module.css';
import { type Ground, gameThere, type Outcome, outcomesOf, percent, thrown } from './ground.ts';
import { type Dice, randomSeed, type Trial } from './use-trial.ts';

const WAYS: readonly { readonly way: Dice; readonly words: string }[] = [
  { way: 'likeliest', words: 'Take the likeliest result' },
  { way: 'thrown', words: 'Throw the dice' },
];

/** How dice fall in this trial, and every result of the order that led here, with its chance. */
export function DiceSheet({ trial, ground }: { readonly trial: Trial; readonly ground: Ground }) {
  const id = useId();
  return (
    <div className="stack">
      <fieldset className="stack">
        <legend>Dice and cards</legend>
        {WAYS.map(({ way, words }) => (
          <label key={way} className="check">
            <input type="radio" name={id} checked={trial.dice === way} onChange={() => trial.setDice(way)} /> {words}
          </label>
        ))}
      </fieldset>
      <Results trial={trial} ground={ground} />
    </div>
  );
}

/** The order that led here, if it drew, and all it may come to. */
function useResults(trial: Trial, ground: Ground) {
  const { nodes, at } = trial;
  const node = nodes.find(({ id, draws }) => id === at && draws.length > 0) ?? null;
  const before = useMemo(() => (node === null ? null : gameThere(ground, nodes, node.after)), [ground, nodes, node]);
  const found = useMemo(
    () => (node === null || before === null ? null : outcomesOf(ground, before, node)),
    [ground, before, node],
  );
  return node === null || before === null || found === null ? null : { node, before, found };
}

function Results({ trial, ground }: { readonly trial: Trial; readonly ground: Ground }) {
  const results = useResults(trial, ground);
  if (results === null)
    return <p className="soft">The order shown here drew nothing. After one that does you can choose its result.</p>;
  const { node, before, found } = results;
  const again = () => {
    const outcome = thrown(ground, before, node, randomSeed());
    if (outcome !== null) trial.choose(node, outcome, 'thrown');
  };
  return (
    <section aria-label="Results of this order">
      <h3>Results of this order</h3>
      {found.exact ? null : <p className="soft small">There are too many to list. These came up in 64 throws.</p>}
      <ul className={panels.list}>
        {found.all.slice(0, MOST_LISTED).map((outcome) => (
          <Result
            key={outcome.told}
            outcome={outcome}
            exact={found.exact}
            shown={outcome.draws.join() === node.draws.join()}
            onChoose={() => trial.choose(node, outcome, 'chosen')}
          />
        ))}
      </ul>
      <p>
        <button type="button" className="button" onClick={again}>
          Throw again
        </button>
      </p>
    </section>
  );
}

const MOST_LISTED = 24;

type ResultProps = {
  readonly outcome: Outcome;
  readonly exact: boolean;
  readonly shown: boolean;
  readonly onChoose: () => void;
};

function Result({ outcome: { weight, told }, exact, shown, onChoose }: ResultProps) {
  return (
    <li>
      <button type="button" className={panels.line} aria-current={shown} onClick={onChoose}>
        <span>
          {exact ? '' : 'about '}
          {percent(weight)}: {told === '' ? 'Nothing that you see.' : told}
        </span>
      </button>
    </li>
  );
}
