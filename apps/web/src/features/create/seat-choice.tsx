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
    one: 'Computer, normal: plays the move that looks best. Starts at once.',
    several: 'Computers, normal, on all other sides. Starts at once.',
  },
  {
    name: 'random',
    one: 'Computer, random: makes any legal move. For a first look.',
    several: 'Computers, random, on all other sides. For a first look.',
  },
];

const PEOPLE = [
  { listed: true, words: 'Anyone: the match is shown in the lobby. You can also invite people.' },
  { listed: false, words: 'Invitation only: share a link or let us email it.' },
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
      <h2 id="who">2. Opponent</h2>
      <fieldset>
        <legend className="unseen">Opponent</legend>
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
      <h2 id="seat">Side and title</h2>
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
        <label htmlFor="title">Match title</label>
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
