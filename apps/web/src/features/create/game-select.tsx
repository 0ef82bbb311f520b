import type { Choice } from './create-form.tsx';
import type { Draft } from './draft.ts';

type Props = {
  readonly choices: readonly Choice[];
  readonly draft: Draft;
  readonly onGame: (choice: Choice | undefined) => void;
};

/** Chooses the game; only its name if there is one game. */
export function GameSelect({ choices, draft, onGame }: Props) {
  if (choices.length === 1) return <p className="lead">{choices[0]?.rules.title}</p>;
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
