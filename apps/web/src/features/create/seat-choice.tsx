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

const PEOPLE = [
  { listed: true, words: 'Whoever comes: the match is shown in the lobby. You may still invite somebody.' },
  { listed: false, words: 'By invitation only: you send a link, or we send a letter for you.' },
];

type OpponentProps = Omit<Props, 'sides'> & { readonly several: boolean };

/** Against whom: a person, or the computer at once. */
export function OpponentChoice({ several, draft, change }: OpponentProps) {
  const options = [
    ...BOTS.map((bot) => ({ bot: bot.name, listed: false, words: several ? bot.several : bot.one })),
    ...PEOPLE.map((one) => ({ ...one, bot: null })),
  ];
  return (
    <section className="sheet stack" aria-labelledby="who">
      <h2 id="who">2. Against whom</h2>
      <fieldset>
        <legend className="unseen">Against whom</legend>
        {options.map(({ bot, listed, words }) => (
          <label key={words} className="check">
            <input
              type="radio"
              name="listed"
              checked={draft.bot === bot && draft.listed === listed}
              onChange={() => change({ bot, listed })}
            />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

/** Which side one takes, under what name the match goes, and who may join it. */
export function SeatChoice({ sides, draft, change }: Props) {
  return (
    <section className="sheet stack" aria-labelledby="seat">
      <h2 id="seat">Side and name</h2>
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
