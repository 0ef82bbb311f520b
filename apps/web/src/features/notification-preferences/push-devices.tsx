'use client';
import { type PushDevice, REMOVE_PUSH_DEVICE } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { momentIn } from '../words/moments.ts';
import styles from './notification-preferences.module.css';
import { knowsPush, signUpForPush } from './push-subscription.ts';

function Device({ device, timeZone }: { readonly device: PushDevice; readonly timeZone: string }) {
  const router = useRouter();
  const { busy, fault, run } = useSending();
  const remove = async (): Promise<void> => {
    if ((await run(() => ask(REMOVE_PUSH_DEVICE, { id: device.id }))) !== null) router.refresh();
  };
  return (
    <li className={styles.entry}>
      <p>
        <strong>
          <bdi>{device.name}</bdi>
        </strong>
        , {device.lastOkAt ? `last notified ${momentIn(timeZone, device.lastOkAt)}` : 'not used yet'}
      </p>
      <FaultNotice fault={fault} />
      <p>
        <Button className="button" waits={busy} onClick={remove} aria-label={`Remove ${device.name}`}>
          Remove
        </Button>
      </p>
    </li>
  );
}

type Props = {
  readonly pushKey: string | null;
  readonly devices: readonly PushDevice[];
  readonly timeZone: string;
};

function SignUp({ pushKey }: { readonly pushKey: string }) {
  const router = useRouter();
  const { busy, fault, run } = useSending();
  const [known, setKnown] = useState(true);
  useEffect(() => {
    setKnown(knowsPush());
  }, []);
  const signUp = async (): Promise<void> => {
    if ((await run(() => signUpForPush(pushKey))) !== null) router.refresh();
  };
  if (!known)
    return (
      <p className="soft">
        This browser does not support push. On an iPhone or iPad, add the site to your home screen first.
      </p>
    );
  return (
    <>
      <FaultNotice fault={fault} />
      <p>
        <Button className="button" waits={busy} onClick={signUp}>
          Enable push in this browser
        </Button>
      </p>
    </>
  );
}

/** Browsers that show notices even while the site is closed. */
export function PushDevices({ pushKey, devices, timeZone }: Props) {
  return (
    <section className="sheet stack" aria-labelledby="push">
      <h2 id="push">Push</h2>
      <p>Notifications on your screen, even when the site is closed. Only your browser can read them.</p>
      {devices.length > 0 ? (
        <ul className="plain-list">
          {devices.map((device) => (
            <Device key={device.id} device={device} timeZone={timeZone} />
          ))}
        </ul>
      ) : (
        <p className="soft">Push is not enabled on any of your browsers.</p>
      )}
      {pushKey === null ? <p className="soft">Push is not available on this server.</p> : <SignUp pushKey={pushKey} />}
    </section>
  );
}
