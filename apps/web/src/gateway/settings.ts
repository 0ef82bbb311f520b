/** The settings of the web process, from its environment. */
export type WebSettings = {
  readonly host: string;
  readonly port: number;
  /** The address of the API, without a slash at the end. */
  readonly apiUrl: string;
  /** Over GraphQL browsers may send the site's own operations alone. */
  readonly ownOperations: boolean;
  /** Compile pages while they are asked for, instead of serving the build. */
  readonly dev: boolean;
};

const stopWith = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

function portOf(text: string | undefined): number {
  const port = Number(text ?? '3000');
  const valid = Number.isInteger(port) && port >= 0 && port <= 65_535;
  return valid ? port : stopWith(`WEB_PORT must be a port number from 0 to 65535, not "${text}".`);
}

function apiUrlOf(text: string): string {
  return URL.canParse(text) && /^https?:/.test(text)
    ? text.replace(/\/+$/, '')
    : stopWith(`API_URL must be a web address beginning with http:// or https://, not "${text}".`);
}

/** Reads HOST, WEB_PORT, API_URL (or PORT of the API on this machine), OWN_OPERATIONS and WEB_DEV; a wrong value ends the process with a sentence. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): WebSettings {
  return {
    host: env.WEB_HOST ?? env.HOST ?? '127.0.0.1',
    port: portOf(env.WEB_PORT),
    apiUrl: apiUrlOf(env.API_URL || `http://127.0.0.1:${env.PORT ?? '4000'}`),
    ownOperations: env.OWN_OPERATIONS === '1' || env.OWN_OPERATIONS === 'true',
    dev: env.WEB_DEV === '1',
  };
}
