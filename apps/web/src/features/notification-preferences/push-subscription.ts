import { ADD_PUSH_DEVICE, type Fault, type PushDevice, type Result } from '@fieldpost/client';
import { ask } from '../../connection/browser.ts';
import { deviceName } from '../account/device-name.ts';

const WORKER = '/push-worker.js';

/** Whether this browser knows web push at all. */
export const knowsPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const refused = (code: string, message: string): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { code, message, rule: null, details: null },
});

async function subscription(pushKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that is there may be of a key, or of a person, of before.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

/** Before somebody signs out: this browser takes push for nobody. Fieldpost forgets it with the session, so a failure does no harm. */
export async function signOffFromPush(): Promise<void> {
  if (!knowsPush()) return;
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The push service is away: what it still sends comes from nobody.
  }
}

/** Asks the person, then the browser's push service, and tells the office. */
export async function signUpForPush(pushKey: string): Promise<Result<PushDevice>> {
  if ((await Notification.requestPermission()) !== 'granted')
    return refused(
      'PUSH_DENIED',
      'Your browser blocks notifications from this site. Allow them in the browser’s site settings.',
    );
  try {
    const { endpoint, keys } = (await subscription(pushKey)).toJSON();
    const named = { name: deviceName(navigator.userAgent), endpoint: endpoint ?? '' };
    const added = await ask(ADD_PUSH_DEVICE, { ...named, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
    return added.ok ? { ok: true, value: added.value.addPushDevice } : added;
  } catch {
    return refused('PUSH_FAILED', 'Your browser could not reach its push service. Try again later.');
  }
}
