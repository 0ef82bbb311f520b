'use client';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { useSending } from '../forms/use-sending.ts';
import { momentIn } from '../words/moments.ts';
import { DROP_NOTE, NOTES, type Note, WRITE_NOTE } from './operations.ts';

const LONGEST = 1000;

type Props = {
  readonly matchId: string;
  /** The moment on screen, as a count of steps. */
  readonly step: number;
  readonly zone: string;
  /** Shows the position after `step` steps. */
  readonly onShow: (step: number) => void;
};

/** A player's private notes on a match or a moment of it. */
export function NotesSheet({ matchId, step, zone, onShow }: Props) {
  const [notes, setNotes] = useState<readonly Note[] | null>(null);
  const { busy, fault, run } = useSending();
  const refresh = useCallback(async (): Promise<void> => {
    const answer = await ask(NOTES, { matchId });
    if (answer.ok) setNotes(answer.value.notes);
  }, [matchId]);
  useEffect(() => void refresh(), [refresh]);
  const write = async (text: string, at: number | null): Promise<boolean> => {
    const done = await run(() => ask(WRITE_NOTE, { matchId, text, step: at }));
    if (done !== null) await refresh();
    return done !== null;
  };
  const drop = async (id: string): Promise<void> => {
    if ((await run(() => ask(DROP_NOTE, { matchId, id }))) !== null) await refresh();
  };
  return (
    <section className="stack" aria-labelledby="notes-title">
      <h2 id="notes-title">Your notes</h2>
      <p className="soft small">Only you can see them.</p>
      {notes?.length === 0 ? <p>No notes yet.</p> : null}
      <ul className="plain-list stack">
        {notes?.map((note) => (
          <NoteLine
            key={note.id}
            note={note}
            zone={zone}
            busy={busy}
            onShow={onShow}
            onDrop={() => void drop(note.id)}
          />
        ))}
      </ul>
      <Writing step={step} busy={busy} onWrite={write} />
      <FaultNotice fault={fault} />
    </section>
  );
}

type LineProps = {
  readonly note: Note;
  readonly zone: string;
  readonly busy: boolean;
  readonly onShow: (step: number) => void;
  readonly onDrop: () => void;
};

function NoteLine({ note, zone, busy, onShow, onDrop }: LineProps) {
  const { text, step, at } = note;
  return (
    <li className="notice">
      <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</p>
      <p className="small soft">
        <time dateTime={at}>{momentIn(zone, at)}</time>
      </p>
      <p className="row">
        {step === null ? null : (
          <button type="button" className="button" onClick={() => onShow(step)}>
            Show step {step}
          </button>
        )}
        <Button className="button" waits={busy} onClick={onDrop}>
          Delete<span className="unseen"> note “{text.slice(0, 40)}”</span>
        </Button>
      </p>
    </li>
  );
}

type WritingProps = {
  readonly step: number;
  readonly busy: boolean;
  readonly onWrite: (text: string, step: number | null) => Promise<boolean>;
};

function Writing({ step, busy, onWrite }: WritingProps) {
  const [text, setText] = useState('');
  const [here, setHere] = useState(false);
  const id = useId();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await onWrite(text, here ? step : null)) setText('');
  };
  // Single keys are the table's; here they are letters.
  const own = (event: KeyboardEvent): void => event.stopPropagation();
  return (
    <form className="stack" method="post" onSubmit={(event) => void submit(event)} aria-label="Add a note">
      <div className="field">
        <label htmlFor={id}>Note</label>
        <textarea
          id={id}
          className="input"
          rows={3}
          maxLength={LONGEST}
          required
          value={text}
          onKeyDown={own}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <label className="check">
        <input type="checkbox" checked={here} onChange={({ target }) => setHere(target.checked)} /> About this moment
        (step {step})
      </label>
      <p>
        <SendButton busy={busy} className="button">
          Save note
        </SendButton>
      </p>
    </form>
  );
}
