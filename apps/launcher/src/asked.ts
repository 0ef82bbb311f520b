/** The arguments after `npm start --`. */
export type Asked =
  | { readonly kind: 'start'; readonly dev: boolean }
  | { readonly kind: 'help' }
  /** In one sentence. */
  | { readonly kind: 'refused'; readonly why: string };

/** Reads the words of the command line: a word that nobody knows is refused, since it was meant for something. */
export function askedFor(words: readonly string[]): Asked {
  if (words.includes('--help') || words.includes('-h')) return { kind: 'help' };
  const unknown = words.find((word) => word !== '--dev');
  if (unknown !== undefined)
    return { kind: 'refused', why: `npm start does not know ${unknown}; npm start -- --help tells its words.` };
  return { kind: 'start', dev: words.includes('--dev') };
}

export const HELP = `npm start             the whole of Fieldpost: everything that is missing is started beside it
npm start -- --dev    the same, and restarts what is changed (npm run dev)
npm start -- --help   these words

Each may be set in the environment, secrets also as a file (SECRET_FILE and so on):
  WEB_PORT, PORT, MAIL_PORT   where site (3000), API (4000) and caught mail (1080) are
  HOST                        the address to listen on (127.0.0.1)
  PUBLIC_URL                  the site's address as others know it
  DATABASE_URL                a PostgreSQL of your own; else one is embedded
  REDIS_URL, SMTP_URL         a Redis and a mail server of your own
  SECRET                      at least 32 characters; else made once and kept
  DEMO                        1 or 0: whether there is a demonstration
  FIELDPOST_FOLDER            where everything is kept (.fieldpost)

All settings are in docs/operator.md.
`;
