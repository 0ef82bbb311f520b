'use client';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { editorOf } from '../../games/index.ts';
import type { NumberedMaps } from '../../games/manifest.ts';
import { type CustomScenario, MY_SCENARIOS } from '../fields/operations.ts';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import styles from './create.module.css';
import type { Choice } from './create-form.tsx';
import { numberedMap, type OwnMap } from './draft.ts';

type Props = {
  readonly choice: Choice;
  /** The one that is chosen; null: a listed scenario is. */
  readonly own: OwnMap | null;
  readonly pick: (own: OwnMap) => void;
};

/** Maps that stand on no list: made from a number, or drawn. */
export function OwnMaps({ choice, own, pick }: Props) {
  const { rules, game } = choice;
  const editor = editorOf(rules.id);
  if (editor === null && game.numbered === null) return null;
  return (
    <details className={styles.finer} open={own !== null || undefined}>
      <summary>
        Your map{own !== null && ': '}
        {own !== null && <bdi>{own.title}</bdi>}
      </summary>
      <div className="stack">
        {game.numbered === null ? null : <Numbered maps={game.numbered} own={own} pick={pick} />}
        {editor === null ? null : <Drawn ruleSet={rules.id} noun={editor.noun} own={own} pick={pick} />}
      </div>
    </details>
  );
}

type NumberedProps = Omit<Props, 'choice'> & { readonly maps: NumberedMaps };

/** The same number always gives the same map. */
function Numbered({ maps, own, pick }: NumberedProps) {
  const [players, setPlayers] = useState(maps.sides[0]?.length ?? 2);
  const [number, setNumber] = useState(1);
  const sides = maps.sides.find(({ length }) => length === players) ?? [];
  const made = numberedMap(maps, sides, number);
  const another = () => setNumber(Math.floor(Math.random() * (maps.most + 1)));
  return (
    <fieldset>
      <legend>Generate from number</legend>
      <div className="row">
        <SelectField
          label="Players"
          value={players}
          choices={maps.sides.map(({ length }) => [String(length), String(length)])}
          onChange={({ target }) => setPlayers(Number(target.value))}
        />
        <TextField
          label="Map number"
          type="number"
          min={0}
          max={maps.most}
          value={number}
          onChange={({ target }) => setNumber(target.valueAsNumber || 0)}
        />
        <button type="button" className="button" onClick={another}>
          Random
        </button>
        <button type="button" className="button" aria-pressed={own?.title === made.title} onClick={() => pick(made)}>
          Use {made.title}
        </button>
      </div>
    </fieldset>
  );
}

type DrawnProps = Omit<Props, 'choice'> & { readonly ruleSet: string; readonly noun: string };

const asOwn = ({ id, title, sides, document }: CustomScenario): OwnMap => ({ title, sides, document, drawing: id });

/** Lists the player's own scenarios, fetched when they open the list. */
function Drawn({ ruleSet, noun, own, pick }: DrawnProps) {
  const [found, setFound] = useState<readonly CustomScenario[] | null>(null);
  const fetchAll = async () => {
    const answer = await ask(MY_SCENARIOS, { ruleSet });
    setFound(answer.ok ? answer.value.myScenarios : []);
  };
  return (
    <fieldset>
      <legend>Your drawings</legend>
      {found === null ? (
        <button type="button" className="button" onClick={() => void fetchAll()}>
          Show
        </button>
      ) : null}
      {found?.map((drawn) => (
        <label key={drawn.id} className="check">
          <input type="radio" name="scenario" checked={own?.drawing === drawn.id} onChange={() => pick(asOwn(drawn))} />
          <span>{drawn.title}</span>
        </label>
      ))}
      {found?.length === 0 ? (
        <p className="small">
          None yet. <a href={`/fields/new?game=${ruleSet}`}>Draw a {noun}</a>.
        </p>
      ) : null}
    </fieldset>
  );
}
