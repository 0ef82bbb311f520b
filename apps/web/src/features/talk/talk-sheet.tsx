'use client';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { GREETINGS } from './greetings.ts';
import { MessageList } from './message-list.tsx';
import { MuteSwitch } from './mute-switch.tsx';
import type { Address, Talk } from './operations.ts';
import styles from './talk.module.css';
import { useInSight } from './use-in-sight.ts';
import { type LiveTalk, useTalk } from './use-talk.ts';

const LONGEST = 1000;

const NAMES: Readonly<Record<Address['audience'], string>> = {
  players: 'Everyone playing',
  side: 'Your side',
  player: 'One player',
  spectators: 'Spectators',
};

const keyOf = ({ audience, to }: Address): string => `${audience} ${to ?? ''}`;

type Props = {
  readonly match: {
    readonly id: string;
    readonly status: 'open' | 'playing' | 'finished';
    readonly unreadMessages: number;
  };
  /** The reader; null: not signed in. */
  readonly me: string | null;
  readonly zone: string;
};

/** Letters between those who play, and between those who watch. */
export function TalkSheet({ match, me, zone }: Props) {
  if (me === null) return <p className="soft">Sign in to talk with other spectators.</p>;
  return <OwnTalk match={match} me={me} zone={zone} />;
}

function OwnTalk({ match, me, zone }: Omit<Props, 'me'> & { readonly me: string }) {
  const sheet = useRef<HTMLElement>(null);
  const live = useTalk(match.id, match.unreadMessages, useInSight(sheet));
  const { talk, fault, earlier, showEarlier } = live;
  return (
    <section ref={sheet} className={styles.talk} aria-labelledby="talk-title">
      <h2 id="talk-title">Talk</h2>
      {earlier ? (
        <button type="button" className="button" onClick={showEarlier}>
          Earlier messages
        </button>
      ) : null}
      {talk === null ? (
        <p className="soft">Loading messages …</p>
      ) : (
        <MessageList talk={talk} matchId={match.id} me={me} zone={zone} onChanged={live.refresh} />
      )}
      <FaultNotice fault={fault} />
      {talk === null ? null : <Writing live={live} talk={talk} status={match.status} />}
      {talk === null ? null : <MuteSwitch matchId={match.id} muted={talk.muted} onChanged={live.refresh} />}
    </section>
  );
}

type WritingProps = { readonly live: LiveTalk; readonly talk: Talk; readonly status: Props['match']['status'] };

function Writing({ live, talk, status }: WritingProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const address = talk.addresses.find((one) => keyOf(one) === chosen) ?? talk.addresses[0];
  if (!address) return <p className="soft">Nobody can read your messages yet.</p>;
  const send = async (words: string): Promise<void> => {
    if (words.trim() === '' || live.busy) return;
    if ((await live.send(address, words)) && words === text) setText('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(text);
  };
  const greetings = GREETINGS[address.audience === 'spectators' ? 'watching' : status];
  return (
    <form className={styles.writing} method="post" onSubmit={submit} aria-label="Write a message">
      <Greetings all={greetings} busy={live.busy} send={(words) => void send(words)} />
      <AddressField addresses={talk.addresses} chosen={address} onChoose={setChosen} />
      <LetterField text={text} setText={setText} send={() => void send(text)} />
      <SendButton busy={live.busy} className="button button-go">
        Send
      </SendButton>
    </form>
  );
}

type LetterProps = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly send: () => void;
};

function LetterField({ text, setText, send }: LetterProps) {
  const field = useId();
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    // Single keys are the table's; here they are letters.
    event.stopPropagation();
  };
  return (
    <>
      <label htmlFor={field} className={styles.label}>
        Your message
      </label>
      <textarea
        id={field}
        className={styles.text}
        rows={3}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKey}
      />
    </>
  );
}

type GreetingsProps = {
  readonly all: readonly string[];
  readonly busy: boolean;
  readonly send: (words: string) => void;
};

/** Ready words, each sent by one touch. */
function Greetings({ all, busy, send }: GreetingsProps) {
  return (
    <ul className={styles.greetings} aria-label="Quick phrases">
      {all.map((words) => (
        <li key={words}>
          <Button className={styles.greeting} waits={busy} onClick={() => send(words)}>
            {words}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type AddressProps = {
  readonly addresses: readonly Address[];
  readonly chosen: Address;
  readonly onChoose: (key: string) => void;
};

/** The recipient of the message; plain text if there is no choice. */
function AddressField({ addresses, chosen, onChoose }: AddressProps) {
  const id = useId();
  const nameOf = ({ audience, name }: Address): string => (audience === 'player' ? (name ?? '') : NAMES[audience]);
  if (addresses.length === 1) return <p className={styles.to}>To: {nameOf(chosen)}</p>;
  return (
    <p className={styles.to}>
      <label htmlFor={id}>To</label>
      <select id={id} value={keyOf(chosen)} onChange={({ target }) => onChoose(target.value)}>
        {addresses.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </p>
  );
}
