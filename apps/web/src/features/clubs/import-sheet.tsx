'use client';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useId, useState } from 'react';
import { send } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { Scrolled } from '../../design/scrolled.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './clubs.module.css';
import { EventAct } from './event-acts.tsx';
import { type DoneImport, type ImportAnswer, importWords, kindsFor, type LineFault } from './imports.ts';
import type { ClubEvent } from './operations.ts';

type Props = { readonly event: ClubEvent; readonly imports: readonly DoneImport[] };

/** CL-210 to CL-212: a file is checked, imported, and undone. Not there: the event takes no file now, and has taken none. */
export function ImportSheet({ event, imports }: Props) {
  const [kind] = kindsFor(event);
  if (kind === undefined && imports.length === 0) return null;
  return (
    <section className="sheet stack" aria-labelledby="import">
      <h2 id="import">Import from a file</h2>
      {kind === undefined ? null : <FileForm event={event} kind={kind[0]} title={kind[1]} />}
      {imports.length === 0 ? null : (
        <ul className="plain-list">
          {imports.map(({ seq, what, makes }) => (
            <li key={seq}>
              Import {seq}: {what}, {makes} lines{' '}
              <EventAct id={event.id} act={{ type: 'undo-import', of: seq }}>
                Undo import
              </EventAct>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A file in base64, byte by byte. */
async function codedOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

type FormProps = { readonly event: ClubEvent; readonly kind: string; readonly title: string };

type FieldProps = {
  readonly kind: string;
  readonly title: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function FileField({ kind, title, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{title} (CSV)</label>
      <input id={id} type="file" accept=".csv,.tsv,.txt,text/csv" aria-describedby={`${id}-hint`} onChange={onChange} />
      <p id={`${id}-hint`} className="small soft">
        The first line names the columns: {kind === 'entries' ? 'name, number, rating' : 'a, b, result'}. We check the
        file first.
      </p>
    </div>
  );
}

function FileForm({ event, kind, title }: FormProps) {
  const router = useRouter();
  const { busy, fault, run } = useSending();
  const [file, setFile] = useState<File | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const ask = async (chosen: File, dryRun: boolean): Promise<void> => {
    const body = { kind, event: event.id, file: await codedOf(chosen), coding: 'base64', dryRun };
    const done = await run(() => send(`/api/v1/clubs/${event.club.slug}/imports`, body));
    setAnswer(dryRun ? (done as ImportAnswer | null) : null);
    if (done === null || dryRun) return;
    setFile(null);
    router.refresh();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = target.files?.[0] ?? null;
    setFile(chosen);
    setAnswer(null);
    if (chosen !== null) void ask(chosen, true);
  };
  const ready =
    file !== null && answer !== null && answer.errorsTotal === 0 && !answer.already && answer.would.made > 0;
  return (
    <div className="stack">
      <FileField kind={kind} title={title} onChange={choose} />
      <FaultNotice fault={fault} />
      <p role="status">{busy ? 'Checking …' : answer === null ? '' : importWords(answer)}</p>
      {answer === null ? null : <Preview answer={answer} />}
      {ready ? (
        <p className={styles.acts}>
          <Button className="button button-main" waits={busy} onClick={() => void ask(file, false)}>
            Import
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function Preview({ answer }: { readonly answer: ImportAnswer }) {
  const { errors, warnings, preview } = answer;
  return (
    <>
      <Problems title="Problems" faults={errors} />
      <Problems title="Not read" faults={warnings} />
      {errors.length > 0 || preview.length === 0 ? null : (
        <Scrolled label="Lines of the file" className={styles.log}>
          <ol className="plain-list small">
            {preview.map(({ line, what, does }) => (
              <li key={line}>
                Line {line}: {what}
                {does === 'same' ? <span className="soft"> (there already)</span> : null}
              </li>
            ))}
          </ol>
        </Scrolled>
      )}
    </>
  );
}

function Problems({ title, faults }: { readonly title: string; readonly faults: readonly LineFault[] }) {
  if (faults.length === 0) return null;
  return (
    <Scrolled label={title} className={styles.log}>
      <h3>{title}</h3>
      <ul className="plain-list small">
        {faults.map(({ line, column, code, have, says }) => (
          <li key={`${line} ${column} ${code}`}>
            <b>
              Line {line}
              {column === null ? '' : `, ${column}`}
            </b>
            : {says} {have === '' ? null : <q>{have}</q>}
          </li>
        ))}
      </ul>
    </Scrolled>
  );
}
