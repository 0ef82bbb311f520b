import { sideName } from '../../games/index.ts';
import styles from './create.module.css';
import type { Draft } from './draft.ts';
import { JoinRequirementFields } from './join-requirement-fields.tsx';

type Props = {
  readonly sides: readonly string[];
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
};

const BOTS = [
  {
    name: 'greedy',
    one: 'A computer player who takes what looks best: the match begins at once.',
    several: 'Computer players on all other sides, who take what looks best: the match begins at once.',
  },
  {
    name: 'random',
    one: 'A computer player who does anything legal: for a first look at a game.',
    several: 'Computer players who do anything legal: for a first look at a game.',
  },
];

/** Which side, against whom, and under what name. */
export function SeatChoice({ sides, draft, change }: Props) {
  return (
    <section className="sheet stack" aria-labelledby="who">
      <h2 id="who">4. Who plays</h2>
      <fieldset>
        <legend>Your side</legend>
        <div className={styles.sides}>
          {sides.map((side) => (
            <label key={side} className={styles.preset}>
              <input type="radio" name="side" checked={draft.side === side} onChange={() => change({ side })} />
              <span>
                <strong>{sideName(draft.ruleSet, side)}</strong>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Against whom</legend>
        <label className="check">
          <input
            type="radio"
            name="listed"
            checked={draft.listed && draft.bot === null}
            onChange={() => change({ listed: true, bot: null })}
          />
          <span>Whoever comes: the match is shown in the lobby. You may still invite somebody.</span>
        </label>
        <label className="check">
          <input
            type="radio"
            name="listed"
            checked={!draft.listed && draft.bot === null}
            onChange={() => change({ listed: false, bot: null })}
          />
          <span>By invitation only: you send a link, or we send a letter for you.</span>
        </label>
        {BOTS.map(({ name, one, several }) => (
          <label key={name} className="check">
            <input
              type="radio"
              name="listed"
              checked={draft.bot === name}
              onChange={() => change({ bot: name, listed: false })}
            />
            <span>{sides.length > 2 ? several : one}</span>
          </label>
        ))}
      </fieldset>
      {draft.listed && draft.bot === null ? (
        <JoinRequirementFields
          joinRequirements={draft.joinRequirements}
          change={(joinRequirements) => change({ joinRequirements })}
        />
      ) : null}
      <div className="field">
        <label htmlFor="title">Name of the match</label>
        <input
          id="title"
          className="input"
          value={draft.title}
          maxLength={80}
          required
          onChange={(event) => change({ title: event.target.value })}
        />
      </div>
    </section>
  );
}
