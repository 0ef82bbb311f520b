'use client';
import { type AccessToken, CREATE_TOKEN, type NewToken, REVOKE_TOKEN } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { CopyField } from '../forms/copy-field.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import { momentIn } from '../words/moments.ts';
import styles from './account.module.css';

const SCOPES = [
  { id: 'matches:read', label: 'read your matches' },
  { id: 'matches:write', label: 'create and play matches' },
  { id: 'account', label: 'read and change your account' },
  { id: 'club:read', label: 'read clubs and their events' },
  { id: 'event:enter', label: 'enter events and act in them for you' },
  { id: 'event:organise', label: 'create and run events of your clubs' },
  { id: 'event:referee', label: 'decide results in events you referee' },
] as const;

type TokenProps = { readonly token: AccessToken; readonly timeZone: string };

function Token({ token, timeZone }: TokenProps) {
  const router = useRouter();
  const { busy, fault, run } = useSending();
  const revoke = async (): Promise<void> => {
    if ((await run(() => ask(REVOKE_TOKEN, { id: token.id }))) !== null) router.refresh();
  };
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <strong>
            <bdi>{token.name}</bdi>
          </strong>
        </p>
        <p className={styles.about}>
          Scopes: {token.scopes.map((scope) => SCOPES.find(({ id }) => id === scope)?.label ?? scope).join(', ')}.
          Created {momentIn(timeZone, token.createdAt)},{' '}
          {token.lastUsedAt ? `last used ${momentIn(timeZone, token.lastUsedAt)}` : 'never used'}.
        </p>
        <FaultNotice fault={fault} />
      </div>
      <Button className="button button-danger" waits={busy} onClick={revoke} aria-label={`Revoke token ${token.name}`}>
        Revoke
      </Button>
    </li>
  );
}

function TokenForm({ onMade }: { readonly onMade: (made: NewToken) => void }) {
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const input = { name: String(data.get('name')), scopes: data.getAll('scope').map(String) };
    const made = await run(() => ask(CREATE_TOKEN, input));
    if (made === null) return;
    form.reset();
    onMade(made.createToken);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-label="Create token">
      <TextField label="Token name" name="name" required maxLength={60} placeholder="my bot" autoComplete="off" />
      <fieldset>
        <legend>Scopes</legend>
        {SCOPES.map(({ id, label }) => (
          <label key={id} className="check">
            <input type="checkbox" name="scope" value={id} defaultChecked={id !== 'account'} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <FaultNotice fault={fault} />
      <SendButton busy={busy} className="button">
        Create token
      </SendButton>
    </form>
  );
}

type TokensProps = { readonly tokens: readonly AccessToken[]; readonly timeZone: string };

/** Tokens by which programs act for the person; the secret of a new one is shown this once. */
export function AccessTokens({ tokens, timeZone }: TokensProps) {
  const router = useRouter();
  const [made, setMade] = useState<NewToken | null>(null);
  const onMade = (token: NewToken): void => {
    setMade(token);
    router.refresh();
  };
  return (
    <section className="sheet stack" aria-labelledby="tokens">
      <h2 id="tokens">Access tokens</h2>
      <p>
        A bot or script acts for you with a token. <a href="/about#api">How it works</a>
      </p>
      <div role="status">
        {made ? (
          <div className={`${styles.secret} stack`}>
            <CopyField label={`Secret of “${made.token.name}”`} value={made.secret} />
            <p>
              <strong>Copy it now.</strong> It is shown only once; we store only its hash.
            </p>
          </div>
        ) : null}
      </div>
      {tokens.length === 0 ? (
        <p className="soft">You have no access tokens.</p>
      ) : (
        <ul className="plain-list">
          {tokens.map((token) => (
            <Token key={token.id} token={token} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <TokenForm onMade={onMade} />
    </section>
  );
}
