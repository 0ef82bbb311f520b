'use client';
import { REVOKE_SESSION, type SessionInfo } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { momentIn } from '../words/moments.ts';
import styles from './account.module.css';
import { deviceName } from './device-name.ts';

function Session({ session, timeZone }: { readonly session: SessionInfo; readonly timeZone: string }) {
  const router = useRouter();
  const { busy, fault, run } = useSending();
  const device = deviceName(session.device);
  const revoke = async (): Promise<void> => {
    if ((await run(() => ask(REVOKE_SESSION, { id: session.id }))) !== null) router.refresh();
  };
  return (
    <li className={styles.entry}>
      <div>
        <p>
          <strong>{device}</strong>
        </p>
        <p className={styles.about}>
          Signed in {momentIn(timeZone, session.createdAt)}, last used {momentIn(timeZone, session.usedAt)}
          {session.address ? `, from ${session.address}` : ''}
        </p>
        <FaultNotice fault={fault} />
      </div>
      {session.current ? (
        <span className="stamp stamp-go">This device</span>
      ) : (
        <Button className="button" waits={busy} onClick={revoke} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}

/** Lists the person's sessions, with a button to end each. */
export function SessionList({
  sessions,
  timeZone,
}: {
  readonly sessions: readonly SessionInfo[];
  readonly timeZone: string;
}) {
  return (
    <section className="sheet stack" aria-labelledby="sessions">
      <h2 id="sessions">Your sessions</h2>
      <ul className="plain-list">
        {sessions.map((session) => (
          <Session key={session.id} session={session} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}
