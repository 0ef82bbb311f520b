import { availableParallelism } from 'node:os';
import { withSecretFiles } from '@fieldpost/config/secret-files';
import type { Result } from '@fieldpost/engine';
import { z } from 'zod';
import type { ImapMailbox } from './platform/mail/mailbox-url.ts';
import { type Exceptions, NO_EXCEPTIONS } from './platform/outbound/addresses.ts';
import { days, exceptions, flag, mailbox, optionalText, optionalUrl, port, signingKey } from './settings-fields.ts';

/** With it and the requests under way a process has left within 15 s. */
const MAX_DRAIN_SECONDS = 9;

const environment = z
  .object({
    DATABASE_URL: z.string().refine((text) => /^postgres(ql)?:\/\//.test(text), {
      error: 'must be a PostgreSQL address beginning with postgres:// or postgresql://',
    }),
    DATABASE_DIRECT_URL: optionalUrl(['postgres://', 'postgresql://'], 'PostgreSQL'),
    DATABASE_REPLICA_URL: optionalUrl(['postgres://', 'postgresql://'], 'PostgreSQL'),
    DRAIN_SECONDS: z.coerce.number().min(0).max(MAX_DRAIN_SECONDS).default(5),
    HOST: z.string().default('127.0.0.1'),
    PORT: port(4000),
    WEB_PORT: port(3000),
    PUBLIC_URL: optionalUrl(['http://', 'https://'], 'web'),
    API_URL: optionalUrl(['http://', 'https://'], 'web'),
    SMTP_URL: optionalUrl(['smtp://', 'smtps://'], 'mail server'),
    MAIL_FROM: z.string().default('Fieldpost <post@fieldpost.localhost>'),
    DKIM_DOMAIN: optionalText,
    DKIM_SELECTOR: optionalText,
    DKIM_PRIVATE_KEY: signingKey,
    INBOUND_DOMAIN: optionalText.refine((text) => text === null || /^[a-z0-9.-]+$/i.test(text), {
      error: 'must be a domain such as post.example.org',
    }),
    INBOUND_SMTP_PORT: z.union([z.literal('').transform(() => null), port(0)]).default(null),
    INBOUND_TLS_KEY: optionalText,
    INBOUND_TLS_CERT: optionalText,
    INBOUND_IMAP_URL: mailbox,
    INBOUND_SECRET: optionalText.refine((text) => text === null || text.length >= 16, {
      error: 'must be a secret of at least 16 characters',
    }),
    VAPID_PRIVATE_KEY: optionalText.refine((text) => text === null || /^[\w-]{43}$/.test(text), {
      error: 'must be a P-256 private key in base64url (43 characters)',
    }),
    OUTBOUND_ALLOW: exceptions,
    REDIS_URL: optionalUrl(['redis://', 'rediss://'], 'Redis'),
    SECRET: z.string().min(32, { error: 'must be a secret of at least 32 characters' }),
    SECRET_BEFORE: optionalText.refine((text) => text === null || text.length >= 32, {
      error: 'must be the previous secret, at least 32 characters',
    }),
    DEMO: flag,
    WORKER: z.enum(['embedded', '']).default(''),
    RECEIPT_DAYS: days(7, 7),
    NOTIFICATION_DAYS: days(90, 70),
    RESPONSE_TIME_DAYS: days(90),
    PACK_DAYS: days(14),
    GUEST_DAYS: days(7),
    THINKERS: z.union([z.literal('').transform(() => null), z.coerce.number().int().min(1).max(8)]).default(null),
    RATE_LIMIT_SCALE: z.coerce.number().min(0).max(1000).default(1),
    OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(['http://', 'https://'], 'web'),
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  })
  .refine((env) => !(env.DEMO && env.NODE_ENV === 'production'), {
    path: ['DEMO'],
    error: 'must not be set in production: demonstration accounts sign in without a password',
  })
  .refine(
    (env) => new Set([env.DKIM_DOMAIN, env.DKIM_SELECTOR, env.DKIM_PRIVATE_KEY].map((one) => one === null)).size === 1,
    {
      path: ['DKIM_DOMAIN'],
      error: 'must be set together with DKIM_SELECTOR and DKIM_PRIVATE_KEY, or not at all',
    },
  )
  .refine((env) => (env.INBOUND_TLS_KEY === null) === (env.INBOUND_TLS_CERT === null), {
    path: ['INBOUND_TLS_KEY'],
    error: 'must be set together with INBOUND_TLS_CERT, or not at all',
  })
  .refine((env) => env.INBOUND_IMAP_URL === null || env.INBOUND_DOMAIN !== null, {
    path: ['INBOUND_IMAP_URL'],
    error: 'requires INBOUND_DOMAIN, the domain that replies are sent to',
  });

/** How mail is signed (RFC 6376). */
export type Dkim = { readonly domainName: string; readonly keySelector: string; readonly privateKey: string };

/** After how many days what is old goes, or is put together. */
export type Retention = {
  /** Answers to idempotency keys: at least the seven days that docs/api.md promises. */
  readonly receiptDays: number;
  /** Days to keep sent and seen notifications: at least the seventy days for which letters can be answered. */
  readonly notificationDays: number;
  /** How long turns took, but for the last hundred of each person. */
  readonly responseTimeDays: number;
  /** After its end the steps of a match become one record. */
  readonly packDays: number;
  /** People who play without an account, after they were last seen. */
  readonly guestDays: number;
};

/** Settings from the environment; docs/operator describes each name. */
export type Settings = {
  readonly databaseUrl: string;
  /** The server itself, where `databaseUrl` is a pooler in transaction mode; null: there is none between. */
  readonly databaseDirectUrl: string | null;
  /** A replica for what only reads, or a balancer before several; null: everything is read at the primary. */
  readonly databaseReplicaUrl: string | null;
  /** So long /readyz says that this process leaves before it takes no more connections. */
  readonly drainSeconds: number;
  readonly host: string;
  readonly port: number;
  /** Where people find the site, without a slash at the end: links in mails begin with it. */
  readonly publicUrl: string;
  /** Where the API is reached from the web process. */
  readonly apiUrl: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null: the mail server signs, or nobody does. */
  readonly dkim: Dkim | null;
  /** Mail to `orders+...@` and `bounces+...@` of this domain reaches us; null: nobody can answer by mail. */
  readonly inboundDomain: string | null;
  /** Where the API takes mail by SMTP, 0: any free port; null: it does not. */
  readonly inboundSmtpPort: number | null;
  /** Files of the key and the certificate for STARTTLS on that port, in PEM; null: mail comes as it is. */
  readonly inboundTls: { readonly key: string; readonly cert: string } | null;
  /** A mailbox that gets that mail, which the worker reads; null: there is none. */
  readonly inboundImap: ImapMailbox | null;
  /** What a mail provider shows when it hands mail over by `POST /api/inbound-mail`; null: none does. */
  readonly inboundSecret: string | null;
  /** Signs web push (RFC 8292): base64url of the 32 bytes; null: this office sends no push. */
  readonly vapidPrivateKey: string | null;
  /** Private addresses that webhooks and push may reach as an exception. */
  readonly outboundAllow: Exceptions;
  readonly redisUrl: string | null;
  /** Signs sessions and links; at least 32 characters. */
  readonly secret: string;
  /** What signed before `secret` was changed, and is still good; null: there was none. */
  readonly secretBefore: string | null;
  readonly demo: boolean;
  /** The API's process runs jobs too (WORKER=embedded); otherwise apps/worker does. */
  readonly embeddedWorker: boolean;
  /** Threads of a process that plan for computer players, at most. */
  readonly thinkers: number;
  readonly retention: Retention;
  /** Multiplies every rate limit; 0: none (tests, the bench). */
  readonly rateLimitScale: number;
  readonly production: boolean;
  /** Whom traces are sent (OpenTelemetry, OTLP over HTTP); null: nobody traces. */
  readonly tracesUrl: string | null;
};

function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: z.output<typeof environment>): Dkim | null {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return null;
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
}

const tlsOf = ({
  INBOUND_TLS_KEY: key,
  INBOUND_TLS_CERT: cert,
}: z.output<typeof environment>): Settings['inboundTls'] => (key === null || cert === null ? null : { key, cert });

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

function settingsOf(env: z.output<typeof environment>): Settings {
  return {
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
    drainSeconds: env.DRAIN_SECONDS,
    host: env.HOST,
    port: env.PORT,
    publicUrl: withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.WEB_PORT}`),
    apiUrl: withoutSlash(env.API_URL ?? `http://localhost:${env.PORT}`),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    dkim: dkimOf(env),
    inboundDomain: env.INBOUND_DOMAIN?.toLowerCase() ?? null,
    inboundSmtpPort: env.INBOUND_SMTP_PORT,
    inboundTls: tlsOf(env),
    inboundImap: env.INBOUND_IMAP_URL,
    inboundSecret: env.INBOUND_SECRET,
    vapidPrivateKey: env.VAPID_PRIVATE_KEY,
    outboundAllow: env.OUTBOUND_ALLOW,
    redisUrl: env.REDIS_URL ?? null,
    secret: env.SECRET,
    secretBefore: env.SECRET_BEFORE,
    demo: env.DEMO,
    embeddedWorker: env.WORKER === 'embedded',
    thinkers: env.THINKERS ?? Math.min(8, Math.max(1, availableParallelism() - 1)),
    retention: {
      receiptDays: env.RECEIPT_DAYS,
      notificationDays: env.NOTIFICATION_DAYS,
      responseTimeDays: env.RESPONSE_TIME_DAYS,
      packDays: env.PACK_DAYS,
      guestDays: env.GUEST_DAYS,
    },
    rateLimitScale: env.RATE_LIMIT_SCALE,
    production: env.NODE_ENV === 'production',
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
}

/** Reads the environment. The fault is one sentence that names every wrong setting. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Result<Settings, string> {
  const whole = withSecretFiles(env);
  if (!whole.ok) return { ok: false, fault: `Invalid settings: ${whole.fault}.` };
  const parsed = environment.safeParse(whole.value);
  if (parsed.success) return { ok: true, value: settingsOf(parsed.data) };
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${sentenceOf(issue.message)}`);
  return { ok: false, fault: `Invalid settings: ${wrong.join('; ')}.` };
}

const sentenceOf = (message: string): string =>
  message.startsWith('must') ? message : `is missing or wrong (${message})`;

/** For programs and tests that are not told everything from outside. Rate limits are off. */
const DEFAULTS: Omit<Settings, 'databaseUrl' | 'secret'> = {
  databaseDirectUrl: null,
  databaseReplicaUrl: null,
  drainSeconds: 0,
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost:3000',
  apiUrl: 'http://localhost:4000',
  smtpUrl: null,
  mailFrom: 'Fieldpost <post@fieldpost.localhost>',
  dkim: null,
  inboundDomain: null,
  inboundSmtpPort: null,
  inboundTls: null,
  inboundImap: null,
  inboundSecret: null,
  vapidPrivateKey: null,
  outboundAllow: NO_EXCEPTIONS,
  redisUrl: null,
  secretBefore: null,
  demo: false,
  embeddedWorker: false,
  thinkers: 1,
  retention: { receiptDays: 7, notificationDays: 90, responseTimeDays: 90, packDays: 14, guestDays: 7 },
  rateLimitScale: 0,
  production: false,
  tracesUrl: null,
};

/** The settings of such a program, with what was left out filled in. */
export function settingsWith(given: Pick<Settings, 'databaseUrl' | 'secret'> & Partial<Settings>): Settings {
  return { ...DEFAULTS, ...given };
}
