'use client';
import { ADD_WEBHOOK, type NewWebhook, type Webhook } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { CopyField } from '../forms/copy-field.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './notification-preferences.module.css';
import { WebhookEntry } from './webhook-entry.tsx';

const FORMATS: readonly { readonly format: Webhook['format']; readonly label: string }[] = [
  { format: 'fieldpost', label: 'Fieldpost JSON' },
  { format: 'discord', label: 'Discord' },
  { format: 'slack', label: 'Slack' },
];

const formatIn = (data: FormData): Webhook['format'] =>
  FORMATS.find(({ format }) => format === data.get('format'))?.format ?? 'fieldpost';

function FormatField() {
  return (
    <div className="field">
      <label htmlFor="format">Format</label>
      <select id="format" name="format" className="select" defaultValue="fieldpost">
        {FORMATS.map(({ format, label }) => (
          <option key={format} value={format}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function AddForm({ onMade }: { readonly onMade: (made: NewWebhook) => void }) {
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const input = { name: String(data.get('name')), url: String(data.get('url')), format: formatIn(data) };
    const made = await run(() => ask(ADD_WEBHOOK, input));
    if (made === null) return;
    form.reset();
    onMade(made.addWebhook);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-label="Add webhook">
      <TextField label="Name" name="name" required maxLength={60} autoComplete="off" placeholder="our channel" />
      <TextField
        label="URL"
        name="url"
        type="url"
        required
        maxLength={1000}
        autoComplete="off"
        placeholder="https://"
      />
      <FormatField />
      <FaultNotice fault={fault} />
      <SendButton busy={busy} className="button">
        Add webhook
      </SendButton>
    </form>
  );
}

/** The player's webhooks, which receive signed requests. A secret shows only this once. */
export function Webhooks({ webhooks, timeZone }: { readonly webhooks: readonly Webhook[]; readonly timeZone: string }) {
  const router = useRouter();
  const [made, setMade] = useState<NewWebhook | null>(null);
  const onMade = (fresh: NewWebhook): void => {
    setMade(fresh);
    router.refresh();
  };
  return (
    <section className="sheet stack" aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      <p>
        Sends notifications to your own program, or to a Discord or Slack channel. Requests are signed (Standard
        Webhooks: HMAC-SHA256 over id, time and body).
      </p>
      <div role="status">
        {made ? (
          <div className="stack">
            <CopyField key={made.secret} label={`Secret of “${made.webhook.name}”`} value={made.secret} />
            <p>
              <strong>Copy it now.</strong> It is shown only once.
            </p>
          </div>
        ) : null}
      </div>
      {webhooks.length === 0 ? (
        <p className="soft">You have no webhooks.</p>
      ) : (
        <ul className="plain-list">
          {webhooks.map((webhook) => (
            <WebhookEntry key={webhook.id} webhook={webhook} timeZone={timeZone} onRotated={onMade} />
          ))}
        </ul>
      )}
      <AddForm onMade={onMade} />
    </section>
  );
}
