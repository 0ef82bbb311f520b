'use client';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import { BLOCK_PERSON, type Message, REPORT_MESSAGE } from './operations.ts';
import styles from './talk.module.css';

type Props = { readonly message: Message; readonly matchId: string; readonly onChanged: () => void };

/** Lets the reader report a message to the moderators or block its author. */
export function MessageMenu({ message, matchId, onChanged }: Props) {
  const { busy, fault, run } = useSending();
  const [reported, setReported] = useState(false);
  const { author } = message;
  const report = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason'));
    setReported((await run(() => ask(REPORT_MESSAGE, { matchId, messageId: message.id, reason }))) !== null);
  };
  const block = async (): Promise<void> => {
    if ((await run(() => ask(BLOCK_PERSON, { id: author.id }))) !== null) onChanged();
  };
  return (
    <details className={styles.menu}>
      <summary aria-label={`Report this message or block ${author.name}`}>Report or block</summary>
      {reported ? (
        <p role="status">
          Moderators will see this message. <bdi>{author.name}</bdi> is not told who reported it.
        </p>
      ) : (
        <form method="post" onSubmit={report} className="stack" onKeyDown={(event) => event.stopPropagation()}>
          <TextField label="What is wrong?" name="reason" required maxLength={300} autoComplete="off" />
          <SendButton busy={busy} className="button">
            Report to moderators
          </SendButton>
        </form>
      )}
      <ConfirmButton
        label={`Block ${author.name}`}
        question={`Hide all messages from ${author.name}, in every match?`}
        yes="Block"
        busy={busy}
        onYes={() => void block()}
      />
      <FaultNotice fault={fault} />
    </details>
  );
}
