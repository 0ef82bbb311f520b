'use client';
import type { RuleSetInfo } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { CLOCK_PRESETS, USUAL_PRESET } from '../create/clock-presets.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './clubs.module.css';
import { ACT_IN_EVENT, ANNOUNCE_EVENT, type EventLine } from './operations.ts';

type Props = {
  readonly slug: string;
  readonly zone: string;
  readonly games: readonly RuleSetInfo[];
  /** Events of the club that another may follow. */
  readonly earlier: readonly EventLine[];
};

const FORMATS = [
  { id: 'swiss', title: 'Swiss: everyone plays every round, against players with similar scores' },
  { id: 'league', title: 'League: divisions in which everyone plays everyone' },
  { id: 'knockout', title: 'Cup: lose and you are out' },
  { id: 'team', title: 'Teams: everyone plays everyone, board by board' },
  { id: 'ladder', title: 'Ladder: challenge players above you at any time' },
  { id: 'list', title: 'List: rates matches of any number of sides, without pairing' },
] as const;

const PLAYED = [
  { id: 'online', title: 'On the site, turn by turn' },
  { id: 'table', title: 'At a real table: players report results' },
  { id: 'either', title: 'Either: play here, or report before both have moved' },
] as const;
type Played = (typeof PLAYED)[number]['id'];

const DAY = 86_400_000;
/** A week from now, as a field for days has it. */
const inAWeek = (): string => new Date(Date.now() + 7 * DAY).toISOString().slice(0, 10);

type Draft = {
  readonly name: string;
  readonly format: string;
  readonly game: string;
  readonly scenario: string;
  /** CL-200: where it is played, and the name of a game that is played at a table. */
  readonly played: Played;
  readonly tableGame: string;
  readonly clock: string;
  readonly starts: string;
  readonly tiers: number;
  readonly boards: number;
  readonly bots: boolean;
  /** How many places there are; "": as many as come. */
  readonly places: string;
  /** The event that it follows; "": none. */
  readonly after: string;
};

/** CL-046: what is frozen; all that is not asked has the default of the rules. */
function settingsOf({ format, played, tiers, boards, bots, places, ...draft }: Draft, zone: string) {
  const own = format === 'league' ? { tiers } : format === 'team' ? { boards } : {};
  const limit = places === '' ? {} : { maxEntries: Number(places) };
  const atTable = format !== 'list' && played === 'table';
  return {
    ...(atTable ? { game: draft.tableGame } : { game: draft.game, scenario: draft.scenario }),
    // A list pairs nobody: nobody reports a leg of it.
    played: format === 'list' ? 'online' : played,
    format,
    zone,
    ...own,
    ...limit,
    entry: { bots: bots && format !== 'team' && !atTable ? 'allowed' : 'no' },
  };
}

/** The answers so far, and the event that is announced and opened with them. */
function useNewEvent({ slug, zone, games }: Props) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const [draft, setDraft] = useState<Draft>(() => ({
    name: '',
    format: 'swiss',
    game: games[0]?.id ?? '',
    scenario: games[0]?.scenarios[0]?.id ?? '',
    played: 'online',
    tableGame: '',
    clock: USUAL_PRESET,
    starts: inAWeek(),
    tiers: 1,
    boards: 4,
    bots: false,
    places: '',
    after: '',
  }));
  const announce = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const startsAt = new Date(`${draft.starts}T18:00:00Z`).toISOString();
    const { name, clock, format, after } = draft;
    const input = {
      club: slug,
      name,
      settings: settingsOf(draft, zone),
      clock: isAtTable(draft) ? null : clock,
      startsAt,
      after: format === 'list' ? null : after || null,
    };
    const made = await run(() => ask(ANNOUNCE_EVENT, input));
    if (made === null) return;
    const { id } = made.announceEvent;
    const opened = await run(() => ask(ACT_IN_EVENT, { id, act: { type: 'open' } }));
    if (opened !== null) router.push(`/events/${id}`);
  };
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  return { busy, fault, draft, change, announce };
}

/** CL-200: then it has no scenario, clock or computer players. */
const isAtTable = ({ format, played }: Draft): boolean => format !== 'list' && played === 'table';

/** Few questions, and defaults that fit most events. */
export function NewEvent(props: Props) {
  const { busy, fault, draft, change, announce } = useNewEvent(props);
  return (
    <form className="sheet stack" onSubmit={(event) => void announce(event)}>
      <TextField
        label="Event name"
        value={draft.name}
        maxLength={60}
        required
        onChange={({ target }) => change({ name: target.value })}
      />
      <FormatFields draft={draft} change={change} />
      <Order earlier={props.earlier} draft={draft} change={change} />
      <PlayFields games={props.games} draft={draft} change={change} />
      <TextField
        label="Start date"
        type="date"
        required
        value={draft.starts}
        hint="At 18:00 UTC. Check-in opens 3 days before."
        onChange={({ target }) => change({ starts: target.value })}
      />
      <WhoFields draft={draft} change={change} />
      <p className="hint">
        {howPlayed(draft)}
        {ALSO[draft.format] ?? ''}
        These settings are fixed once you publish the event.
      </p>
      <p>
        <SendButton busy={busy}>Publish event</SendButton>
      </p>
      <FaultNotice fault={fault} />
    </form>
  );
}

/** How its matches are played, in a sentence or two. */
function howPlayed(draft: Draft): string {
  if (draft.format === 'list') return '';
  return isAtTable(draft)
    ? '1 match per pairing, 4 weeks per round. One side reports the result; it stands after 72 hours unless the other disputes it. '
    : '2 matches at once with sides swapped, 4 weeks per round, 5 days for the first turn. Late matches are shown to everyone. ';
}

/** Settings of one format alone. */
const ALSO: Readonly<Record<string, string>> = {
  swiss: 'Each pairing is a draft for 12 hours before it opens. ',
  team: 'Captains set their line-up up to 1 day before a round. ',
  list: 'Officers list finished or running matches between entrants. ',
};

type FieldProps = { readonly draft: Draft; readonly change: (changes: Partial<Draft>) => void };

/** Formats that two are enough for (CL-125, CL-129). */
const SMALL: readonly string[] = ['team', 'list'];

/** How many may come, and whether computer players are among them. */
function WhoFields({ draft, change }: FieldProps) {
  return (
    <>
      <TextField
        label={draft.format === 'team' ? 'Team places' : 'Places'}
        type="number"
        min={SMALL.includes(draft.format) ? 2 : 4}
        max={2_000}
        value={draft.places}
        hint="Leave empty for no limit. When full, new entries go on a waiting list."
        onChange={({ target }) => change({ places: target.value })}
      />
      {draft.format === 'team' || isAtTable(draft) ? null : (
        <label className="check">
          <input type="checkbox" checked={draft.bots} onChange={({ target }) => change({ bots: target.checked })} />
          <span>Allow computer players</span>
        </label>
      )}
    </>
  );
}

function FormatFields({ draft, change }: FieldProps) {
  return (
    <>
      <Choice label="Format" value={draft.format} options={FORMATS} onChoice={(format) => change({ format })} />
      {draft.format === 'league' ? (
        <TextField
          label="Tiers with promotion and relegation"
          type="number"
          min={1}
          max={10}
          value={draft.tiers}
          onChange={({ target }) => change({ tiers: Number(target.value) })}
        />
      ) : null}
      {draft.format === 'team' ? (
        <TextField
          label="Boards per team"
          type="number"
          min={2}
          max={8}
          value={draft.boards}
          hint="Number of matches at once. A team may have as many reserves."
          onChange={({ target }) => change({ boards: Number(target.value) })}
        />
      ) : null}
    </>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly id: string; readonly title: string }[];
  readonly onChoice: (id: string) => void;
};

function Choice({ label, value, options, onChoice }: ChoiceProps) {
  return (
    <label className={`field ${styles.choice}`}>
      <span>{label}</span>
      <select className="select" value={value} onChange={({ target }) => onChoice(target.value)}>
        {options.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

type OrderProps = FieldProps & { readonly earlier: readonly EventLine[] };

/** CL-035: pairing numbers by rating, of teams by lot, or as an earlier event leaves its entries. A list pairs nobody. */
function Order({ earlier, draft: { format, after }, change }: OrderProps) {
  if (earlier.length === 0 || format === 'list') return null;
  const events = earlier.map(({ id, name }) => ({ id, title: `From “${name}”, with its promotions` }));
  return (
    <Choice
      label="Seeding"
      value={after}
      options={[{ id: '', title: format === 'team' ? 'Random' : 'By rating' }, ...events]}
      onChoice={(chosen) => change({ after: chosen })}
    />
  );
}

type GameProps = Pick<Props, 'games'> & FieldProps;

/** Place, game and clock of the event. */
function PlayFields({ games, draft, change }: GameProps) {
  const where = (id: string) => change({ played: PLAYED.find((one) => one.id === id)?.id ?? 'online' });
  return (
    <>
      {draft.format === 'list' ? null : (
        <Choice label="Played" value={draft.played} options={PLAYED} onChoice={where} />
      )}
      {isAtTable(draft) ? (
        <TextField
          label="Game"
          value={draft.tableGame}
          maxLength={60}
          required
          hint="Any game that you play at your table."
          onChange={({ target }) => change({ tableGame: target.value })}
        />
      ) : (
        <>
          <GameFields games={games} draft={draft} change={change} />
          <Choice label="Clock" value={draft.clock} options={CLOCK_PRESETS} onChoice={(clock) => change({ clock })} />
        </>
      )}
    </>
  );
}

function GameFields({ games, draft, change }: GameProps) {
  const game = games.find(({ id }) => id === draft.game);
  const choose = (id: string) => {
    const next = games.find((one) => one.id === id);
    change({ game: id, scenario: next?.scenarios[0]?.id ?? '' });
  };
  return (
    <>
      <Choice label="Game" value={draft.game} options={games} onChoice={choose} />
      <Choice
        label="Scenario"
        value={draft.scenario}
        options={game?.scenarios ?? []}
        onChoice={(scenario) => change({ scenario })}
      />
      {draft.format === 'list' ? null : (
        <p className="hint">Every match has 2 sides. For scenarios with 3 or 4 sides, use the List format.</p>
      )}
    </>
  );
}
