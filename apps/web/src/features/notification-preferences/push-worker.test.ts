import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../../../public/push-worker.js', import.meta.url), 'utf8');

type Changed = { readonly newSubscription?: object; waitUntil(done: Promise<void>): void };

/**
 * Runs the service worker's handler for a changed subscription. `signedIn`: there is a session; `taken`: the API's
 * status.
 */
async function changed({ made, signedIn, taken = 201 }: { made: boolean; signedIn: boolean; taken?: number }) {
  const calls: string[] = [];
  const subscription = (of: string) => ({
    toJSON: () => ({ endpoint: of, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => calls.push(`unsubscribe ${of}`),
  });
  const on = new Map<string, (event: Changed) => void>();
  const pushManager = {
    getSubscription: async () => (made ? subscription('old') : null),
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      calls.push(`subscribe ${applicationServerKey}`);
      return subscription('new');
    },
  };
  const self = {
    location: { origin: 'https://war.example.org' },
    addEventListener: (name: string, heard: (event: Changed) => void) => on.set(name, heard),
    registration: { pushManager },
  };
  const fetch = async (url: string, { body }: { readonly body: string }) => {
    calls.push(`${url} ${JSON.parse(body).endpoint ?? ''}`.trim());
    const me = signedIn ? { pushKey: 'key-of-now' } : null;
    return url === '/graphql' ? { ok: true, json: async () => ({ data: { me } }) } : { ok: taken < 300 };
  };
  vm.runInNewContext(SOURCE, { self, caches: {}, Response, Request, URL, fetch });
  let done: Promise<void> = Promise.resolve();
  on.get('pushsubscriptionchange')?.({
    waitUntil: (given) => {
      done = given;
    },
  });
  await done;
  return calls;
}

test('a browser that says nothing of what has changed subscribes anew, and tells so', async () => {
  expect(await changed({ made: false, signedIn: true })).toEqual([
    '/graphql',
    'subscribe key-of-now',
    '/api/v1/me/devices new',
  ]);
});

test('what it has made by itself may be of a key of before: it is replaced', async () => {
  expect(await changed({ made: true, signedIn: true })).toEqual([
    '/graphql',
    'unsubscribe old',
    'subscribe key-of-now',
    '/api/v1/me/devices new',
  ]);
});

test('where nobody is signed in, nothing is subscribed to', async () => {
  expect(await changed({ made: false, signedIn: false })).toEqual(['/graphql']);
  expect(await changed({ made: true, signedIn: false })).toEqual(['/graphql', 'unsubscribe old']);
});

test('a subscription that is refused is given up: its session has ended meanwhile', async () => {
  expect((await changed({ made: false, signedIn: true, taken: 401 })).at(-1)).toBe('unsubscribe new');
});
