'use client';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { CheckBox } from '../../design/fields.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './campaigns.module.css';
import { type Differing, SET_CAMPAIGN_NOTIFICATION_PREFERENCES } from './operations.ts';

const WAYS = [
  ['mail', 'email'],
  ['push', 'push'],
] as const;
const EVENTS = [
  ['move', 'My decisions'],
  ['campaign', 'Other news'],
] as const;

type Way = (typeof WAYS)[number][0];
type Props = { readonly id: string; readonly differing: Differing; readonly feed: string };

/**
 * LC-140: notification settings for this campaign alone, if they differ from the usual ones. LC-142: its chronicle as
 * a feed.
 */
export function Told({ id, differing, feed }: Props) {
  const { busy, fault, run } = useSending();
  const [kept, keep] = useState(differing);
  const turn = async (way: Way, event: string, on: boolean): Promise<void> => {
    const preferences: Differing = { ...kept, [way]: { ...kept[way], [event]: on } };
    const done = await run(() => ask(SET_CAMPAIGN_NOTIFICATION_PREFERENCES, { id, preferences }));
    if (done !== null) keep(done.setCampaignNotificationPreferences);
  };
  return (
    <details className={`sheet ${styles.fold}`}>
      <summary>Notifications for this campaign</summary>
      <div className="stack">
        {EVENTS.map(([event, words]) => (
          <fieldset key={event} className={styles.told}>
            <legend>{words}</legend>
            {WAYS.map(([way, name]) => (
              <label key={way} className="check">
                <CheckBox
                  checked={kept[way]?.[event] ?? true}
                  waits={busy}
                  onChange={({ target }) => void turn(way, event, target.checked)}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <FaultNotice fault={fault} />
        <p>
          <a href={feed}>Campaign feed</a> <span className="small soft">Keep this link secret.</span>
        </p>
      </div>
    </details>
  );
}
