import { BoardImage } from '../pictures/board-image.tsx';
import styles from './create.module.css';
import type { Choice } from './create-form.tsx';
import type { Draft } from './draft.ts';

type Props = {
  readonly choices: readonly Choice[];
  readonly choice: Choice;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly onGame: (choice: Choice | undefined) => void;
};

function GameSelect({ choices, draft, onGame }: Pick<Props, 'choices' | 'draft' | 'onGame'>) {
  return (
    <div className="field">
      <label htmlFor="game">Game</label>
      <select
        id="game"
        className="select"
        value={draft.ruleSet}
        onChange={(event) => onGame(choices.find(({ rules }) => rules.id === event.target.value))}
      >
        {choices.map(({ rules }) => (
          <option key={rules.id} value={rules.id}>
            {rules.title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Which game, and from which position. */
export function ScenarioChoice({ choices, choice, draft, change, onGame }: Props) {
  return (
    <section className="sheet stack" aria-labelledby="what">
      <h2 id="what">1. What is played</h2>
      {choices.length > 1 ? (
        <GameSelect choices={choices} draft={draft} onGame={onGame} />
      ) : (
        <p className="lead">{choice.rules.title}</p>
      )}
      <fieldset>
        <legend>Scenario</legend>
        <div className={styles.scenarios}>
          {choice.rules.scenarios.map(({ id, title }) => (
            <label key={id} className={styles.pick}>
              <input
                type="radio"
                name="scenario"
                value={id}
                checked={draft.scenario === id}
                onChange={() => change({ scenario: id })}
              />
              <BoardImage src={`/pictures/scenarios/${choice.rules.id}/${id}`} alt="" />
              <span>{title}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  );
}
