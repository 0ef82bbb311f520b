'use client';
import {
  type NewWebhook,
  REMOVE_WEBHOOK,
  ROTATE_WEBHOOK,
  SWITCH_WEBHOOK_ON,
  TRY_WEBHOOK,
  type Webhook,
} from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { momentIn } from '../words/moments.ts';
import styles from './notification-preferences.module.css';

type Props = {
  readonly webhook: Webhook;
  readonly timeZone: string;
  readonly onRotated: (fresh: NewWebhook) => void;
};

/** How a webhook fares, in a sentence. */
function fares({ offAt, failingSince, lastError, lastOkAt }: Webhook, timeZone: string): string {
  if (offAt && /^4(04|10)\b/.test(lastError ?? ''))
    return `Disabled ${momentIn(timeZone, offAt)}: the address no longer exists (${lastError}). It is removed after a week.`;
  if (offAt) return `Disabled ${momentIn(timeZone, offAt)} after days of errors: ${lastError ?? ''}`;
  if (failingSince) return `Failing since ${momentIn(timeZone, failingSince)}: ${lastError ?? ''}`;
  return lastOkAt ? `Last delivery ${momentIn(timeZone, lastOkAt)}.` : 'Not used yet.';
}

/** The actions on a webhook. */
function useWebhook({ webhook, onRotated }: Props) {
  const router = useRouter();
  const { busy, fault, run } = useSending();
  const [trial, setTrial] = useState('');
  const { id } = webhook;
  const tryIt = async (): Promise<void> => {
    const done = await run(() => ask(TRY_WEBHOOK, { id }));
    if (done !== null) setTrial(`${done.testWebhook.taken ? 'Delivered' : 'Failed'}: ${done.testWebhook.said}`);
    router.refresh();
  };
  const rotate = async (): Promise<void> => {
    const done = await run(() => ask(ROTATE_WEBHOOK, { id }));
    if (done !== null) onRotated(done.rotateWebhookSecret);
  };
  const switchOn = async (): Promise<void> => {
    if ((await run(() => ask(SWITCH_WEBHOOK_ON, { id }))) !== null) router.refresh();
  };
  const remove = async (): Promise<void> => {
    if ((await run(() => ask(REMOVE_WEBHOOK, { id }))) !== null) router.refresh();
  };
  return { busy, fault, trial, tryIt, rotate, switchOn, remove };
}

/** One webhook: how it fares, a trial, a new secret, on again, away with it. */
export function WebhookEntry(props: Props) {
  const { busy, fault, trial, tryIt, rotate, switchOn, remove } = useWebhook(props);
  const { name, url, offAt, failingSince } = props.webhook;
  return (
    <li className={styles.entry}>
      <p>
        <strong>{name}</strong> <span className="typed">{new URL(url).host}</span>
      </p>
      <p className={offAt || failingSince ? 'notice notice-bad' : 'soft'}>{fares(props.webhook, props.timeZone)}</p>
      <p role="status">{trial}</p>
      <FaultNotice fault={fault} />
      <div className="row">
        <Button className="button" waits={busy} onClick={tryIt} aria-label={`Send test to ${name}`}>
          Send test
        </Button>
        <Button className="button" waits={busy} onClick={rotate} aria-label={`New secret of ${name}`}>
          New secret
        </Button>
        {offAt ? (
          <Button className="button" waits={busy} onClick={switchOn} aria-label={`Enable ${name}`}>
            Enable
          </Button>
        ) : null}
        <Button className="button button-danger" waits={busy} onClick={remove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </div>
    </li>
  );
}
