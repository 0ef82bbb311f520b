import { MAIL_ACTION } from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { MailActionButton } from './mail-action-button.tsx';

/** Behind a button of a letter: says what pressing does, and asks once more. Opening it does nothing. */
export async function ActPage({ token }: { readonly token: string }) {
  const found = await ask(MAIL_ACTION, { token });
  if (!found.ok)
    return (
      <section className="sheet stack column">
        <h1>This link is incomplete</h1>
        <p className="lead">Copy the whole link from the letter, including its last character.</p>
      </section>
    );
  const { title, label, state, why, matchId, campaignId } = found.value.mailAction;
  const place = campaignId === null ? 'match' : 'campaign';
  const id = campaignId ?? matchId;
  const path = id === null ? null : `/${campaignId === null ? 'matches' : 'campaigns'}/${id}`;
  if (state !== 'ready')
    return (
      <section className="sheet stack column">
        <h1>{state === 'used' ? 'Already done' : 'No longer possible'}</h1>
        <p className="lead">{why}</p>
        {path ? (
          <p>
            <Link className="button button-main" href={path}>
              Open the {place}
            </Link>
          </p>
        ) : null}
      </section>
    );
  return (
    <section className="sheet stack column">
      <h1>{label}?</h1>
      <p className="lead">{title}</p>
      <MailActionButton token={token} label={label} path={path ?? '/desk'} place={place} />
      {path ? (
        <p>
          <Link href={path}>Open the {place} first</Link>
        </p>
      ) : null}
    </section>
  );
}
