import type { Settings } from '../../settings.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** One origin, and its other names where it is this very machine: a person may type any of them. */
function namesOf(url: string): readonly string[] {
  const { protocol, hostname, port, origin } = new URL(url);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => new URL(`${protocol}//${name}${port === '' ? '' : `:${port}`}`).origin);
}

/** The origins whose pages may speak for a signed-in person: the site's own, and that of the API's reference page. */
export const ownOrigins = (settings: Pick<Settings, 'publicUrl' | 'apiUrl'>): readonly string[] => [
  ...new Set([...namesOf(settings.publicUrl), ...namesOf(settings.apiUrl)]),
];
