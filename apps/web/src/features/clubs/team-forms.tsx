'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import styles from './clubs.module.css';
import { useEvent } from './event-acts.tsx';

type Person = { readonly id: string; readonly name: string };

type EnterProps = { readonly id: string; readonly members: readonly Person[]; readonly boards: number };

/** CL-125: a captain names a team, and asks people of the club into it. */
export function EnterTeam({ id, members, boards }: EnterProps) {
  const { busy, fault, act } = useEvent(id);
  const [team, setTeam] = useState('');
  const [plays, setPlays] = useState(true);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await act({ type: 'enter', team, plays, squad: [...asked] });
  };
  return (
    <form className="stack column" onSubmit={(event) => void send(event)}>
      <TextField
        label="Team name"
        value={team}
        maxLength={40}
        required
        onChange={({ target }) => setTeam(target.value)}
      />
      <label className="check">
        <input type="checkbox" checked={plays} onChange={({ target }) => setPlays(target.checked)} />
        <span>I play too</span>
      </label>
      {members.length === 0 ? null : (
        <Asked members={members} asked={asked} first={1 + Number(plays)} onChange={setAsked} />
      )}
      <p className="hint">Each player must accept. {boards} play at once; the rest are reserves.</p>
      <p>
        <SendButton busy={busy}>Enter team</SendButton>
      </p>
      <FaultNotice fault={fault} />
    </form>
  );
}

type AskedProps = {
  readonly members: readonly Person[];
  readonly asked: readonly string[];
  /** The board of the first of them. */
  readonly first: number;
  readonly onChange: (asked: readonly string[]) => void;
};

/** Those who are asked, in the order in which they are chosen. */
function Asked({ members, asked, first, onChange }: AskedProps) {
  return (
    <fieldset className="stack">
      <legend>Invite players, in board order</legend>
      {members.map(({ id, name }) => (
        <label key={id} className="check">
          <input type="checkbox" checked={asked.includes(id)} onChange={() => onChange(toggled(asked, id))} />
          <span>
            {name}
            {asked.includes(id) ? <span className="small soft"> ({asked.indexOf(id) + first})</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const toggled = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all.filter((id) => id !== one) : [...all, one];

/** One more of the club is asked. */
export function AskPlayer({ id, members }: { readonly id: string; readonly members: readonly Person[] }) {
  const { busy, fault, act } = useEvent(id);
  const [person, setPerson] = useState('');
  if (members.length === 0) return <p className="small soft">Every club member is already in this event.</p>;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await act({ type: 'ask-player', person })) setPerson('');
  };
  return (
    <form className="stack column" onSubmit={(event) => void send(event)}>
      <SelectField
        label="Invite another player"
        value={person}
        required
        choices={[['', 'Choose'], ...members.map((one) => [one.id, one.name] as const)]}
        onChange={({ target }) => setPerson(target.value)}
      />
      <p>
        <SendButton busy={busy} className="button">
          Invite
        </SendButton>
      </p>
      <FaultNotice fault={fault} />
    </form>
  );
}

type LineUpProps = {
  readonly id: string;
  readonly squad: readonly Person[];
  readonly absent: readonly string[];
  readonly boards: number;
  /** Rounds are being played: who is let go may sit at a board still. */
  readonly rounds: boolean;
};

/** CL-125: the order of the boards, who is away, who is let go. */
export function LineUp({ id, squad, absent, boards, rounds }: LineUpProps) {
  const { busy, fault, act } = useEvent(id);
  const [order, setOrder] = useState(squad);
  const [away, setAway] = useState(absent);
  const up = (index: number) =>
    setOrder((all) => all.toSpliced(index - 1, 2, ...[all[index], all[index - 1]].filter((one) => one !== undefined)));
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await act({ type: 'line-up', squad: order.map((one) => one.id), absent: [...away] });
  };
  const here = order.filter((one) => !away.includes(one.id));
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <ol className="plain-list">
        {order.map((person, index) => (
          <Seat
            key={person.id}
            person={person}
            place={placeOf(here.indexOf(person) + 1, boards)}
            busy={busy}
            away={away.includes(person.id)}
            onUp={index === 0 ? null : () => up(index)}
            onAway={() => setAway(toggled(away, person.id))}
            onLeave={() => void act({ type: 'drop-player', player: person.id })}
          />
        ))}
      </ol>
      {rounds ? <p className="hint">Boards in play do not change.</p> : null}
      <p>
        <SendButton busy={busy} className="button">
          Save line-up
        </SendButton>
      </p>
      <FaultNotice fault={fault} />
    </form>
  );
}

type SeatProps = {
  readonly person: Person;
  readonly place: string;
  readonly busy: boolean;
  readonly away: boolean;
  /** Null: they sit at the first board. */
  readonly onUp: (() => void) | null;
  readonly onAway: () => void;
  readonly onLeave: () => void;
};

function Seat({ person: { name }, place, busy, away, onUp, onAway, onLeave }: SeatProps) {
  return (
    <li className={styles.seat}>
      <span>
        <span className="small soft">{place}</span> <b>{name}</b>
      </span>
      <span className="row">
        {onUp === null ? null : (
          <Button className="button" waits={busy} onClick={onUp}>
            Move up<span className="unseen"> {name}</span>
          </Button>
        )}
        <label className="check">
          <input type="checkbox" checked={away} onChange={onAway} />
          <span>
            Mark away<span className="unseen"> {name}</span>
          </span>
        </label>
        <Button className="button" waits={busy} onClick={onLeave}>
          Remove<span className="unseen"> {name}</span>
        </Button>
      </span>
    </li>
  );
}

/** The label for the present player at that index; 0 means away. */
function placeOf(index: number, boards: number): string {
  if (index === 0) return 'Away';
  return index <= boards ? `Board ${index}` : 'Reserve';
}

type TakeProps = { readonly id: string; readonly boards: readonly Person[]; readonly reserves: readonly Person[] };

/** CL-128: a reserve sits down at a board that is being played, and stays there. */
export function TakeBoard({ id, boards, reserves }: TakeProps) {
  const { busy, fault, act } = useEvent(id);
  const [leg, setLeg] = useState(boards[0]?.id ?? '');
  const [player, setPlayer] = useState(reserves[0]?.id ?? '');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await act({ type: 'reserve', leg, player });
  };
  return (
    <details className={styles.fold}>
      <summary>Substitute a reserve</summary>
      <form className="stack column" onSubmit={(event) => void send(event)}>
        <p className="small">They continue the match from its current position and keep the board. Once per match.</p>
        <SelectField
          label="Board"
          value={leg}
          choices={boards.map((one) => [one.id, one.name] as const)}
          onChange={({ target }) => setLeg(target.value)}
        />
        <SelectField
          label="Reserve"
          value={player}
          choices={reserves.map((one) => [one.id, one.name] as const)}
          onChange={({ target }) => setPlayer(target.value)}
        />
        <p>
          <SendButton busy={busy} className="button">
            Substitute
          </SendButton>
        </p>
        <FaultNotice fault={fault} />
      </form>
    </details>
  );
}
