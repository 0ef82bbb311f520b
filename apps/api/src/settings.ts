import type { Result } from '@fieldpost/engine';
import { z } from 'zod';

const flag = z
  .enum(['1', '0', 'true', 'false', ''])
  .default('')
  .transform((text) => text === '1' || text === 'true');

const optionalUrl = (schemes: readonly string[], what: string) =>
  z
    .string()
    .optional()
    .transform((text) => (text === '' ? undefined : text))
    .refine((text) => text === undefined || schemes.some((scheme) => text.startsWith(scheme)), {
      error: `must be a ${what} address beginning with ${schemes.join(' or ')}`,
    });

const port = (initial: number) => z.coerce.number().int().min(0).max(65535).default(initial);

const environment = z
  .object({
    DATABASE_URL: z.string().refine((text) => /^postgres(ql)?:\/\//.test(text), {
      error: 'must be a PostgreSQL address beginning with postgres:// or postgresql://',
    }),
    HOST: z.string().default('127.0.0.1'),
    PORT: port(4000),
    WEB_PORT: port(3000),
    PUBLIC_URL: optionalUrl(['http://', 'https://'], 'web'),
    API_URL: optionalUrl(['http://', 'https://'], 'web'),
    SMTP_URL: optionalUrl(['smtp://', 'smtps://'], 'mail server'),
    MAIL_FROM: z.string().default('Fieldpost <post@fieldpost.localhost>'),
    REDIS_URL: optionalUrl(['redis://', 'rediss://'], 'Redis'),
    SECRET: z.string().min(32, { error: 'must be at least 32 characters of a secret' }),
    DEMO: flag,
    WORKER: z.enum(['embedded', '']).default(''),
    RATE_LIMIT_SCALE: z.coerce.number().min(0).max(1000).default(1),
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  })
  .refine((env) => !(env.DEMO && env.NODE_ENV === 'production'), {
    path: ['DEMO'],
    error: 'must not be set in production: demonstration accounts sign in without a password',
  });

/** What a process is told from outside; see docs/operator for each name. */
export type Settings = {
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  /** Where people find the site, without a slash at the end: links in mails begin with it. */
  readonly publicUrl: string;
  /** Where the API is reached from the web process. */
  readonly apiUrl: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly redisUrl: string | null;
  /** Signs sessions and links; at least 32 characters. */
  readonly secret: string;
  readonly demo: boolean;
  /** The API's process runs jobs too (WORKER=embedded); otherwise apps/worker does. */
  readonly embeddedWorker: boolean;
  /** Multiplies every rate limit; 0: none (tests, the bench). */
  readonly rateLimitScale: number;
  readonly production: boolean;
};

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

function settingsOf(env: z.output<typeof environment>): Settings {
  return {
    databaseUrl: env.DATABASE_URL,
    host: env.HOST,
    port: env.PORT,
    publicUrl: withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.WEB_PORT}`),
    apiUrl: withoutSlash(env.API_URL ?? `http://localhost:${env.PORT}`),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    redisUrl: env.REDIS_URL ?? null,
    secret: env.SECRET,
    demo: env.DEMO,
    embeddedWorker: env.WORKER === 'embedded',
    rateLimitScale: env.RATE_LIMIT_SCALE,
    production: env.NODE_ENV === 'production',
  };
}

/** Reads the environment. The fault is one sentence that names every wrong setting. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Result<Settings, string> {
  const parsed = environment.safeParse(env);
  if (parsed.success) return { ok: true, value: settingsOf(parsed.data) };
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${sentenceOf(issue.message)}`);
  return { ok: false, fault: `The settings cannot be used: ${wrong.join('; ')}.` };
}

const sentenceOf = (message: string): string =>
  message.startsWith('must') ? message : `is missing or wrong (${message})`;

/** For programs and tests that are not told everything from outside. Rate limits are off. */
const DEFAULTS: Omit<Settings, 'databaseUrl' | 'secret'> = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost:3000',
  apiUrl: 'http://localhost:4000',
  smtpUrl: null,
  mailFrom: 'Fieldpost <post@fieldpost.localhost>',
  redisUrl: null,
  demo: false,
  embeddedWorker: false,
  rateLimitScale: 0,
  production: false,
};

/** The settings of such a program, with what was left out filled in. */
export function settingsWith(given: Pick<Settings, 'databaseUrl' | 'secret'> & Partial<Settings>): Settings {
  return { ...DEFAULTS, ...given };
}
