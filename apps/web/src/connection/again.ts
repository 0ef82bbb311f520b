import { type Fault, type Result, UNREACHABLE } from '@fieldpost/client';

/** Between two tries, in ms; a line that comes back is tried at once. */
const AGAIN_MS = 5_000;

const NOT_SENT: Fault = {
  code: UNREACHABLE,
  message: 'Not sent: you are offline. We retry every 5 seconds and as soon as you are back online.',
  rule: null,
  details: null,
};

/** Waits until the line may be back. */
function line(): Promise<void> {
  return new Promise((done) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      done();
    };
    const timer = setTimeout(go, AGAIN_MS);
    window.addEventListener('online', go);
  });
}

/**
 * Sends until it arrives: what does not reach the service is sent again, the same with the same key, which the service carries out
 * once. `told` hears that it waits.
 */
export async function untilSent<Data>(
  send: () => Promise<Result<Data>>,
  told: (fault: Fault) => void,
): Promise<Result<Data>> {
  for (;;) {
    const answer = await send();
    if (answer.ok || answer.fault.code !== UNREACHABLE) return answer;
    told(NOT_SENT);
    await line();
  }
}
