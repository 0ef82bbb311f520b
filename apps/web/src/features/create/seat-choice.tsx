import { sideName } from '../../games/index.ts';
import { scoreWords } from '../words/levels.ts';
import styles from './create.module.css';
import type { Draft } from './draft.ts';
import { JoinRequirementFields } from './join-requirement-fields.tsx';
import type { LevelRecord } from './operations.ts';

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

/** Describes each level of the computer; none sees more than a player, and none has better dice. */
const LEVELS: Readonly<Record<string, string>> = {
  recruit: 'Computer, Recruit: half its orders are drawn by lot. For a first match.',
  corporal: 'Computer, Corporal: knows the rules and errs now and then.',
  sergeant: 'Computer, Sergeant: plays the order that looks best.',
  captain: 'Computer, Captain: plans its whole turn and your reply.',
  general: 'Computer, General: thinks eight times as long as the Captain.',
};

const PEOPLE = [
  { listed: true, words: 'Anyone: the match is shown in the lobby. You can also invite people.' },
  { listed: false, words: 'Invitation only: share a link or let us email it.' },
];

type OpponentProps = Omit<Props, 'sides'> & {
  readonly several: boolean;
  readonly levels: readonly string[];
  /** How the reader has fared against each level of this game; null: they have met none. */
  readonly record: LevelRecord | null;
};

/** The computer players to choose from: the levels where the scenario offers some. */
function computers(levels: readonly string[], several: boolean) {
  if (levels.length > 0) return levels.map((bot) => ({ bot, words: LEVELS[bot] ?? bot }));
  return BOTS.map((bot) => ({ bot: bot.name, words: several ? bot.several : bot.one }));
}

/** Against whom: a person, or the computer at once. */
export function OpponentChoice({ levels, several, draft, change, record }: OpponentProps) {
  const options = [
    ...computers(levels, several).map((computer) => ({ ...computer, listed: false })),
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
            <span>
              {words} <span className="soft">{scoreWords(record?.scores.find(({ level }) => level === bot))}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

/** Chooses the player's side, the match's name, and who may join. */
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
