'use client';
import { unitName } from '@fieldpost/boards/animal-world-war';
import { TACTICS } from '@fieldpost/rules-animal-world-war/catalogue';
import type { Command, TacticCommand } from '@fieldpost/rules-animal-world-war/table';
import { Button } from '../../design/button.tsx';
import { toggled } from '../../map-kit/two-step/picking.ts';
import styles from './panels.module.css';
import { RuleLink } from './rule-link.tsx';
import { NO_UNIT, NOTHING } from './selection.ts';
import { TACTIC_WORDS, WINDOW_WORDS } from './tactic-words.ts';
import type { TurnProps } from './turn-details.tsx';

type Props = Pick<TurnProps, 'situation' | 'picked' | 'pick' | 'order'> & { readonly orders: readonly Command[] };

/** The tactics card in hand: what it does, when it may be played, and whom it names. */
export function CardPanel({ situation, picked, pick, order, orders }: Props) {
  const { view, seat, ready } = situation;
  const held = seat === null ? null : view.tactics[seat.side];
  if (held === null) return null;
  const { title, windows } = TACTICS[held.card];
  const playable = orders.filter((command) => command.type === 'tactic');
  const spent = held.usesLeft === 0 || held.lost;
  return (
    <section className={styles.tactic}>
      <h3 className={styles.name}>
        <span className="caption">Your tactic</span> {title}
        {held.armed === null ? '' : ' (set)'}
        {spent ? ' (used)' : ''}
      </h3>
      <p className="small">
        {TACTIC_WORDS[held.card]} <RuleLink to={`tactic-${held.card}`} word="More" />
      </p>
      <p className="small soft">
        Played {windows.map((window) => WINDOW_WORDS[window]).join(' or ')}.{' '}
        {held.usesLeft > 1 ? `You can play it ${held.usesLeft} more times. ` : ''}
        {held.revealed ? 'Your opponent has seen this card.' : 'Your opponent knows only that you hold a card.'}
      </p>
      <Playing situation={situation} picked={picked} pick={pick} order={order} playable={playable} ready={ready} />
    </section>
  );
}

type PlayingProps = Omit<Props, 'orders'> & { readonly playable: readonly TacticCommand[]; readonly ready: boolean };

function Playing(props: PlayingProps) {
  const { pick, order, playable, ready } = props;
  const [first] = playable;
  if (first === undefined) return null;
  if (playable.some(({ at }) => at !== null)) {
    return (
      <Button className="button" waits={ready ? null : NOT_NOW} onClick={() => pick({ kind: 'unit', unit: NO_UNIT })}>
        Choose tile
      </Button>
    );
  }
  if (playable.some(({ units }) => units.length > 0)) return <Naming {...props} card={first.card} />;
  return <Play card={first.card} waits={ready ? null : NOT_NOW} play={() => order(first)} />;
}

type PlayProps = { readonly card: TacticCommand['card']; readonly waits: string | null; readonly play: () => void };

function Play({ card, waits, play }: PlayProps) {
  return (
    <div className={styles.giving}>
      <Button className="button button-main" waits={waits} onClick={play}>
        Play {TACTICS[card].title}
      </Button>
    </div>
  );
}

type NamingProps = PlayingProps & { readonly card: TacticCommand['card'] };

const NOT_NOW = 'No action needed right now.';
const NAME_FIRST = 'Choose its targets first.';

/** A card that names units: they are chosen, then it is played. */
function Naming({ situation, picked, pick, order, playable, ready, card }: NamingProps) {
  const named = [...new Set(playable.flatMap(({ units }) => units))];
  const units = picked.kind === 'card' ? picked.units : [];
  const fitting = playable.find((command) => command.units.join() === units.toSorted().join());
  const play = () => {
    pick(NOTHING);
    if (fitting !== undefined) order(fitting);
  };
  return (
    <>
      <fieldset className={styles.tray}>
        <legend>Targets</legend>
        {named.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.item}
            aria-pressed={units.includes(id)}
            onClick={() => pick({ kind: 'card', units: toggled(units, id) })}
          >
            {nameOf(situation.battle, id)}
          </button>
        ))}
      </fieldset>
      <Play card={card} waits={!ready ? NOT_NOW : fitting === undefined ? NAME_FIRST : null} play={play} />
    </>
  );
}

function nameOf({ units }: Props['situation']['battle'], id: string): string {
  const unit = units[id];
  return unit === undefined ? id : unitName(unit);
}
