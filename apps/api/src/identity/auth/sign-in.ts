import { prismaAdapter } from 'better-auth/adapters/prisma';
import { APIError, createEmailVerificationToken } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Context } from '../../context.ts';
import { ownOrigins } from '../../platform/security/origins.ts';
import { confirmPage } from './confirm-page.ts';
import { demoPlugin, isDemo } from './demo.ts';
import { guestPlugin } from './guest-endpoint.ts';
import type { Letters } from './letters.ts';
import { confirmationMail, knownMail, newPasswordMail, signInMail } from './mails.ts';
import { NAME_INVALID, nameOrNeutral } from './names.ts';
import { ZONE_HEADER, zoneOfBrowser } from './newcomer-zone.ts';
import { inOwnTime } from './own-time.ts';
import { hashPassword, isPassword, PASSWORD_LENGTH } from './password.ts';
import { confirmAddress, SESSION, suspensionOf, withNewcomersChoices } from './store.ts';
import { revokeAllTokens } from './tokens.ts';
import { ADDRESS_HEADER, readJson } from './web-request.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The life of a link that signs in. */
const LINK = 10 * MINUTE;

/** Parts of the library that we do not offer, or offer ourselves with checks of our own. */
const DISABLED_PATHS = [
  ...['/sign-in/social', '/link-social', '/unlink-account', '/list-accounts', '/account-info'],
  // It would show the tokens of sessions; ours is GET /api/v1/me/sessions.
  '/list-sessions',
  ...['/get-access-token', '/refresh-token', '/update-user', '/update-session', '/delete-user', '/change-email'],
];

/** What a newcomer is: a person, and what the library was asked when they came. */
type Newcomer = { name: string; emailVerified: boolean; timeZone?: unknown };
type AskedOf = { readonly headers?: Headers | undefined };

/**
 * Parses the name of a new account however it is created; without one, it must be chosen later. The time zone comes
 * from the sign-up form, or from the browser that opens a mailed link.
 */
async function asNewcomer<Given extends Newcomer>(
  given: Given,
  asked: AskedOf | null,
): Promise<{ data: Given & { named: boolean; timeZone: string } }> {
  // A link that signs in was asked for by anybody: what they said is no name of its owner's.
  const name = given.emailVerified ? '' : given.name;
  const parsed = nameOrNeutral(name);
  if (!parsed.success) throw new APIError('BAD_REQUEST', NAME_INVALID);
  const timeZone = zoneOfBrowser(asked?.headers?.get(ZONE_HEADER) ?? given.timeZone);
  return { data: { ...given, name: parsed.data, named: name.trim() !== '', timeZone } };
}

/** The year from which on a suspension is one until further notice. */
const FOR_GOOD = 9999;

/** Only a person who has proved that an account is theirs learns that it is suspended. */
const unlessSuspended = (context: Context) => async (session: { readonly userId: string }) => {
  const found = await suspensionOf(context.db, session.userId, context.clock.now());
  if (found === null) return;
  const { until, reason } = found;
  const long =
    until.getUTCFullYear() >= FOR_GOOD ? 'until further notice' : `until ${until.toISOString().slice(0, 10)}`;
  throw new APIError('FORBIDDEN', {
    code: 'ACCOUNT_SUSPENDED',
    message: `This account is suspended ${long}. The reason given: ${reason}`,
  });
};

type Known = {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly emailVerified: boolean;
  };
};

/** The link of a letter to somebody who signs up once more before they have confirmed the address. */
async function confirmationLink({ settings }: Context, email: string, request?: Request): Promise<string> {
  const { callbackURL } = readJson((await request?.text()) ?? '');
  const token = await createEmailVerificationToken(settings.secret, email, undefined, DAY);
  const onward = typeof callbackURL === 'string' ? callbackURL : '/';
  const link = new URL('/api/auth/verify-email', settings.publicUrl);
  link.search = new URLSearchParams({ token, callbackURL: onward }).toString();
  return confirmPage(link.href, settings);
}

const passwords = (context: Context, letters: Letters) => ({
  enabled: true,
  // New accounts wait for their letter, so that sign-up does not reveal whether one exists (decision 0041).
  requireEmailVerification: true,
  onExistingUserSignUp: async ({ user }: Known, request?: Request) => {
    if (user.emailVerified) letters.send(knownMail(user, `${context.settings.publicUrl}/sign-in`), DAY);
    else letters.send(confirmationMail(user.email, await confirmationLink(context, user.email, request)), DAY);
  },
  minPasswordLength: PASSWORD_LENGTH.least,
  maxPasswordLength: PASSWORD_LENGTH.most,
  password: { hash: hashPassword, verify: isPassword },
  revokeSessionsOnPasswordReset: true,
  onPasswordReset: async ({ user }: { user: { id: string } }) => {
    // The link came by the letter.
    await confirmAddress(context.db, user.id);
    // An intruder may have created tokens.
    await revokeAllTokens(context, user.id);
  },
  resetPasswordTokenExpiresIn: HOUR,
  sendResetPassword: async ({ user, token }: { user: { name: string; email: string }; token: string }) => {
    const url = `${context.settings.publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
    letters.send(newPasswordMail(user, url), HOUR);
  },
});

const confirmation = (context: Context, letters: Letters) => ({
  sendOnSignUp: true,
  autoSignInAfterVerification: true,
  expiresIn: DAY,
  sendVerificationEmail: async ({ user, url }: { user: { email: string }; url: string }) =>
    letters.send(confirmationMail(user.email, confirmPage(url, context.settings)), DAY),
});

const links = (context: Context, letters: Letters) =>
  magicLink({
    expiresIn: LINK,
    storeToken: 'hashed',
    sendMagicLink: async ({ email, url }) =>
      letters.send(signInMail({ name: '', email }, confirmPage(url, context.settings)), LINK),
  });

const ownFields = {
  timeZone: {
    type: 'string',
    // Told at sign-up by the browser; a name that is no zone is passed over, so that nobody is kept out by it.
    input: true,
    required: false,
    defaultValue: 'UTC',
    transform: { input: zoneOfBrowser },
  },
  mailTurns: { type: 'boolean', input: false, required: false, defaultValue: true },
  demo: { type: 'boolean', input: false, required: false, defaultValue: false },
  named: { type: 'boolean', input: false, required: false, defaultValue: true },
} as const;

/** Only what somebody with an interest in the log may read: the library's own lines may name addresses. */
const logOf = (context: Context) => ({
  level: 'error' as const,
  log: (_level: string, message: string) => context.log.warn({ source: 'sign-in' }, message),
});

/** The sign-in library, set up on our tables: what it does and does not do is decided here. */
export function openSignIn(context: Context, letters: Letters) {
  const { settings } = context;
  return betterAuth({
    appName: 'Fieldpost',
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    trustedOrigins: [...ownOrigins(settings)],
    database: prismaAdapter(inOwnTime(context).$extends(withNewcomersChoices), { provider: 'postgresql' }),
    emailAndPassword: passwords(context, letters),
    emailVerification: confirmation(context, letters),
    user: { additionalFields: ownFields },
    databaseHooks: {
      user: { create: { before: asNewcomer } },
      session: { create: { before: unlessSuspended(context) } },
    },
    session: SESSION,
    // Limits are counted by our own plugin, which can count in Redis.
    rateLimit: { enabled: false },
    disabledPaths: DISABLED_PATHS,
    telemetry: { enabled: false },
    logger: logOf(context),
    advanced: {
      cookiePrefix: 'fieldpost',
      useSecureCookies: settings.publicUrl.startsWith('https://'),
      // Said aloud: the library would switch both off in tests.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    plugins: [links(context, letters), guestPlugin(context), ...(isDemo(settings) ? [demoPlugin(context)] : [])],
  });
}

export type SignIn = ReturnType<typeof openSignIn>;

/** The name of the session cookie. */
export const sessionCookie = (publicUrl: string): string =>
  `${publicUrl.startsWith('https://') ? '__Secure-' : ''}fieldpost.session_token`;
