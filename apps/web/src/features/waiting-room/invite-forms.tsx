'use client';
import { INVITE } from '@fieldpost/client';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { BotInvitation } from '../absence/bot-invitation.tsx';
import { CopyField } from '../forms/copy-field.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './waiting-room.module.css';

function LinkInvitation({ matchId }: { readonly matchId: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const { busy, fault, run } = useSending();
  const make = async (): Promise<void> => {
    const made = await run(() => ask(INVITE, { matchId }));
    if (made !== null) setUrl(made.invite.url);
  };
  if (url !== null)
    return (
      <>
        <CopyField label="The link" value={url} />
        <p className="hint">It is good for one person: whoever opens it first and takes the seat.</p>
      </>
    );
  return (
    <>
      <button type="button" className="button button-main" disabled={busy} onClick={make}>
        {busy ? <span className="wait" aria-hidden="true" /> : null}Make a link to send
      </button>
      <FaultNotice fault={fault} />
    </>
  );
}

function MailInvitation({ matchId }: { readonly matchId: string }) {
  const [sentTo, setSentTo] = useState<readonly string[]>([]);
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    const made = await run(() => ask(INVITE, { matchId, email }));
    if (made === null) return;
    setSentTo((before) => [...before, email]);
    form.reset();
  };
  return (
    <form className={styles.mail} method="post" onSubmit={submit} aria-label="Invite by letter">
      <TextField label="Or let us write to" name="email" type="email" autoComplete="off" required />
      <FaultNotice fault={fault} />
      <SendButton busy={busy} className="button">
        Send the invitation
      </SendButton>
      <div role="status">
        {sentTo.length > 0 ? (
          <p className="notice notice-good">
            A letter is on its way to <span className="typed">{sentTo.join(', ')}</span>.
          </p>
        ) : null}
      </div>
    </form>
  );
}

/** Brings somebody in: by a link to pass on, or by a letter. */
export function InviteForms({ matchId }: { readonly matchId: string }) {
  return (
    <section className="sheet stack" aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <LinkInvitation matchId={matchId} />
      <MailInvitation matchId={matchId} />
      <BotInvitation matchId={matchId} />
    </section>
  );
}
