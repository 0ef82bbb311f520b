'use client';
import { INVITE } from '@fieldpost/client';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { BotInvitation } from '../absence/bot-invitation.tsx';
import { CopyField } from '../forms/copy-field.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import { sideName } from '../words/sides.ts';
import styles from './waiting-room.module.css';

type Props = {
  readonly matchId: string;
  /** The side that is chosen now; null: whoever comes takes a free seat of his choice. */
  readonly sideNow: () => string | null;
};

function LinkInvitation({ matchId, sideNow }: Props) {
  const [url, setUrl] = useState<string | null>(null);
  const { busy, fault, run } = useSending();
  const make = async (): Promise<void> => {
    const made = await run(() => ask(INVITE, { matchId, side: sideNow() }));
    if (made !== null) setUrl(made.invite.url);
  };
  if (url !== null)
    return (
      <>
        <CopyField label="The link" value={url} />
        <p className="hint">It is good for one person: whoever opens it first and takes the seat.</p>
        <button type="button" className="button" disabled={busy} onClick={make}>
          Make another link
        </button>
        <FaultNotice fault={fault} />
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

function MailInvitation({ matchId, sideNow }: Props) {
  const [sentTo, setSentTo] = useState<readonly string[]>([]);
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    const made = await run(() => ask(INVITE, { matchId, email, side: sideNow() }));
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

type SidesProps = {
  readonly sides: readonly string[];
  readonly select: RefObject<HTMLSelectElement | null>;
  readonly onChange: () => void;
};

/** For whose seats the invitation is good. It is read when the invitation is made, even if it was chosen before the page could tell. */
function SideChoice({ sides, select, onChange }: SidesProps) {
  return (
    <div className="field">
      <label htmlFor="invited-side">To play</label>
      <select ref={select} id="invited-side" className="select" defaultValue="" onChange={onChange}>
        <option value="">Any free seat</option>
        {sides.map((one) => (
          <option key={one} value={one}>
            {sideName(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Brings somebody in: by a link to pass on, or by a letter. `sides`: those with a free seat. */
export function InviteForms({ matchId, sides }: { readonly matchId: string; readonly sides: readonly string[] }) {
  const select = useRef<HTMLSelectElement>(null);
  // A link that was made for another choice is no longer shown.
  const [choice, setChoice] = useState(0);
  const sideNow = () => select.current?.value || null;
  return (
    <section className="sheet stack" aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      {sides.length > 1 ? (
        <SideChoice sides={sides} select={select} onChange={() => setChoice((before) => before + 1)} />
      ) : null}
      <LinkInvitation key={choice} matchId={matchId} sideNow={sideNow} />
      <MailInvitation matchId={matchId} sideNow={sideNow} />
      <BotInvitation matchId={matchId} />
    </section>
  );
}
