'use client';
import { tileInWords, unitName } from '@fieldpost/boards/animal-world-war';
import { fromKey, keyOf } from '@fieldpost/hex';
import type { Likelihood } from '@fieldpost/rules-animal-world-war/odds';
import { type Battle, type Command, placeOn, type Tie } from '@fieldpost/rules-animal-world-war/table';
import { SureButton } from '../../design/button.tsx';
import type { Choice } from './menu.ts';
import { chanceInWords, OddsView } from './odds-view.tsx';
import styles from './panels.module.css';
import { type Step, turnedTie } from './plan.ts';
import type { Picked } from './selection.ts';
import type { Situation } from './situation.ts';
import type { TurnProps } from './turn-details.tsx';
import { useTieOdds } from './use-tie-odds.ts';

const NO_TIES: readonly Tie[] = [];

/** One target hex of a unit: the possible actions, their cost, and their likely results. */
export function AimPanel(turn: TurnProps) {
  const { situation, picked, pick, menu, choice } = turn;
  if (picked.kind !== 'aim') return null;
  const { battle } = situation;
  const choices = menu.get(picked.at) ?? [];
  const unit = battle.units[picked.unit];
  return (
    <>
      <p className={styles.aimed}>
        <b>{unit === undefined ? 'Your card' : unitName(unit)}</b> and {placeWords(battle, picked.at)}
      </p>
      {choices.length > 1 || choice === null ? (
        <div className={styles.tray}>
          {choices.map(({ label }, index) => (
            <button
              key={label}
              type="button"
              className={styles.item}
              aria-pressed={index === picked.index}
              onClick={() => pick({ ...picked, index, ties: [] })}
            >
              {label}
            </button>
          ))}
        </div>
      ) : null}
      {choice === null ? null : (
        <>
          {choices.length === 1 ? <p>{choice.label}.</p> : null}
          <Outcome {...turn} picked={picked} command={choice.command} />
          {choice.harm === null ? null : <OwnHarm key={choice.label} {...turn} choice={choice} harm={choice.harm} />}
        </>
      )}
    </>
  );
}

type HarmProps = Pick<TurnProps, 'situation' | 'order'> & { readonly choice: Choice; readonly harm: string };

/** An order that hits your own side, named as what it is: it is given here alone, never by the large button. */
function OwnHarm({ situation, order, choice, harm }: HarmProps) {
  return (
    <p role="alert">
      This hits no enemy, but {harm}.{' '}
      <SureButton
        waits={situation.ready ? null : 'Sending your last order …'}
        className="button button-danger"
        onClick={() => order(choice.command)}
      >
        {choice.label}
      </SureButton>
    </p>
  );
}

type OutcomeProps = Pick<TurnProps, 'situation' | 'pick' | 'plan'> & {
  readonly picked: Extract<Picked, { readonly kind: 'aim' }>;
  readonly command: Command;
};

function Outcome({ situation, picked, pick, plan, command }: OutcomeProps) {
  const ties = plan?.ties ?? NO_TIES;
  return (
    <>
      <Path
        situation={situation}
        command={command}
        steps={plan?.steps ?? []}
        ties={ties}
        turn={(index) => pick({ ...picked, ties: turnedTie(ties, index) })}
      />
      <OddsView view={situation.view} seat={situation.seat} command={command} ties={ties} />
    </>
  );
}

/** The name of the place, as the board gives it. */
function placeWords(battle: Battle, key: string): string {
  const tile = battle.tiles.find(({ at }) => keyOf(at) === key);
  if (tile === undefined) return fromKey(key) === null ? '' : 'beyond the field';
  const [, ...facts] = tileInWords(battle, tile).split(', ');
  return [placeOn(tile.at, battle.tiles), ...facts].join(', ');
}

function tileName({ tiles }: Battle, key: string): string {
  const at = fromKey(key);
  return at === null ? key : placeOn(at, tiles);
}

type PathProps = {
  readonly situation: Situation;
  readonly command: Command;
  readonly steps: readonly Step[];
  readonly ties: readonly Tie[];
  readonly turn: (index: number) => void;
};

/** Every roll in its order, and the choice where a tie is theirs (AWW-052), each with what it makes of the shot. */
function Path({ situation, command, steps, ties, turn }: PathProps) {
  const hits = useTieOdds(situation, command, ties);
  const { battle } = situation;
  if (steps.length === 0) return null;
  return (
    <ol className={styles.path} aria-label="Rolls in order">
      {steps.map(({ options, taken, tie }) => (
        <li key={options.map(({ at }) => at).join(' ')}>
          {options.map(({ at, need }, i) =>
            tie === null ? (
              <span key={at}>
                {tileName(battle, at)} <b className={styles.need}>{need}+</b>
              </span>
            ) : (
              <label key={at} className={styles.tie}>
                <input type="radio" name={`tie-${tie}`} checked={i === taken} onChange={() => turn(tie)} />
                {tileName(battle, at)} <b className={styles.need}>{need}+</b>
                <Hit odds={hits.get((i === taken ? ties : turnedTie(ties, tie)).join(' '))} />
              </label>
            ),
          )}
        </li>
      ))}
    </ol>
  );
}

/** How likely the enemy is hurt if the shot goes this way. */
function Hit({ odds }: { readonly odds: Likelihood | undefined }) {
  return odds === undefined ? null : <span className="small">{chanceInWords(odds)} to hit</span>;
}
