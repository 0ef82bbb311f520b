import { withSecretFiles } from '@fieldpost/config/secret-files';
import { z } from 'zod';

/** The settings of `npm start`, from the environment. The launcher runs each part that is missing here itself. */
export type LauncherSettings = {
  /** null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** The server itself, where that is a pooler in transaction mode; null: there is none between. */
  readonly databaseDirectUrl: string | null;
  /** null: mail is caught and shown. */
  readonly smtpUrl: string | null;
  /** null: live messages travel over PostgreSQL. */
  readonly redisUrl: string | null;
  /** Address the servers listen on. */
  readonly host: string;
  readonly apiPort: number;
  readonly webPort: number;
  readonly mailPort: number;
  readonly publicUrl: string;
  /** null: made once and kept. */
  readonly secret: string | null;
  /** The key that signs web push; null: made once and kept. */
  readonly pushKey: string | null;
  /** The port for orders by email; null: 2525, or any free port if that is taken. */
  readonly inboundPort: number | null;
  /** null: nobody can answer by mail. */
  readonly inboundDomain: string | null;
  readonly demo: boolean;
  readonly production: boolean;
};

const flag = z.enum(['1', '0', 'true', 'false'], { error: 'must be 1 or 0' }).transform((text) => /1|true/.test(text));

const port = <Initial extends number | null>(initial: Initial) => {
  const wrong = 'must be a port number from 1 to 65535';
  const number = z
    .string()
    .regex(/^\d{1,5}$/, wrong)
    .transform(Number);
  const inRange = number.pipe(z.number().min(1, wrong).max(65535, wrong));
  return inRange.optional().transform((given): number | Initial => given ?? initial);
};

const address = (schemes: readonly string[], example: string) => {
  const fits = (text: string): boolean => {
    const url = URL.parse(text);
    return url !== null && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
  };
  return z
    .string()
    .refine(fits, { error: `must be an address like ${example}` })
    .optional();
};

const environment = z.object({
  DATABASE_DIRECT_URL: address(['postgres', 'postgresql'], 'postgresql://user:password@host:5432/database'),
  DATABASE_URL: address(['postgres', 'postgresql'], 'postgresql://user:password@host:5432/database'),
  SMTP_URL: address(['smtp', 'smtps'], 'smtp://user:password@host:587'),
  REDIS_URL: address(['redis', 'rediss'], 'redis://host:6379'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(4000),
  WEB_PORT: port(3000),
  MAIL_PORT: port(1080),
  PUBLIC_URL: address(['http', 'https'], 'https://fieldpost.example.org'),
  SECRET: z.string().min(32, { error: 'must be a secret of at least 32 characters' }).optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'must be a private key of P-256 in base64url' })
    .optional(),
  INBOUND_SMTP_PORT: port(null),
  INBOUND_DOMAIN: z.string().optional(),
  DEMO: flag.optional(),
  NODE_ENV: z.enum(['development', 'test', 'production'], { error: 'must be development or production' }).optional(),
});
type Environment = z.output<typeof environment>;

/** Faults of the settings in production: missing ones that a trial does not need, and forbidden ones. */
function faultsInProduction(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const missing = (['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'SECRET'] as const).filter((name) => !env[name]);
  const demo = env.DEMO ? ['DEMO must not be set in production: its accounts sign in without a password'] : [];
  return [...missing.map((name) => `${name} is needed in production`), ...demo];
}

function faultsOfPorts(env: Environment): string[] {
  const ports = { PORT: env.PORT, WEB_PORT: env.WEB_PORT, MAIL_PORT: env.SMTP_URL ? -1 : env.MAIL_PORT };
  const names = Object.entries(ports);
  return names.flatMap(([name, value], index) => {
    const same = names.slice(0, index).find(([, other]) => other === value);
    return same ? [`${name} and ${same[0]} are both ${value}`] : [];
  });
}

function settingsOf(env: Environment): LauncherSettings {
  const production = env.NODE_ENV === 'production';
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    redisUrl: env.REDIS_URL ?? null,
    host: env.HOST,
    apiPort: env.PORT,
    webPort: env.WEB_PORT,
    mailPort: env.MAIL_PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.WEB_PORT}`).replace(/\/+$/, ''),
    secret: env.SECRET ?? null,
    pushKey: env.VAPID_PRIVATE_KEY ?? null,
    inboundPort: env.INBOUND_SMTP_PORT,
    // A trial takes mail under a name that is nobody's.
    inboundDomain: env.INBOUND_DOMAIN ?? (production ? null : 'post.fieldpost.localhost'),
    // Accounts without a password belong in a database that is ours, unless somebody asks for them.
    demo: env.DEMO ?? (!production && !env.DATABASE_URL),
    production,
  };
}

/** The settings, or one sentence that names everything that is wrong with them. */
export type ReadSettings =
  | { readonly ok: true; readonly value: LauncherSettings }
  | { readonly ok: false; readonly fault: string };

/** Reads the environment; an empty value counts as missing. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ReadSettings {
  const whole = withSecretFiles(env);
  if (!whole.ok) return { ok: false, fault: `${whole.fault}.` };
  const given = Object.fromEntries(Object.entries(whole.value).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const faults = parsed.success
    ? [...faultsInProduction(parsed.data), ...faultsOfPorts(parsed.data)]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (parsed.success && faults.length === 0) return { ok: true, value: settingsOf(parsed.data) };
  return { ok: false, fault: `${faults.join('; ')}.` };
}
