import { BoardImage } from '../pictures/board-image.tsx';
import styles from './create.module.css';
import type { Choice } from './create-form.tsx';
import type { Draft, OwnMap } from './draft.ts';
import { OwnMaps } from './own-maps.tsx';

type Props = {
  readonly choice: Choice;
  readonly draft: Draft;
  readonly pick: (scenario: string) => void;
  readonly pickOwn: (own: OwnMap) => void;
};

/** From which position: a listed one, the map of a number, or what the player has drawn. */
export function ScenarioChoice({ choice, draft, pick, pickOwn }: Props) {
  const { rules } = choice;
  return (
    <section className="sheet stack" aria-labelledby="what">
      <h2 id="what">Scenario</h2>
      <fieldset>
        <legend>Scenario</legend>
        <div className={styles.scenarios}>
          {rules.scenarios.map(({ id, title }) => (
            <label key={id} className={styles.pick}>
              <input
                type="radio"
                name="scenario"
                value={id}
                checked={draft.own === null && draft.scenario === id}
                onChange={() => pick(id)}
              />
              <BoardImage src={`/pictures/scenarios/${rules.id}/${id}`} alt="" />
              <span>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <OwnMaps key={rules.id} choice={choice} own={draft.own} pick={pickOwn} />
    </section>
  );
}
