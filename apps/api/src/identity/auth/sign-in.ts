import { prismaAdapter } from 'better-auth/adapters/prisma';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Context } from '../../context.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { ownOrigins } from '../../platform/security/origins.ts';
import { confirmPage } from './confirm-page.ts';
import { demoPlugin, isDemo } from './demo.ts';
import { confirmationMail, newPasswordMail, signInMail } from './mails.ts';
import { nameOfAddress, nameSchema } from './names.ts';
import { hashPassword, isPassword, PASSWORD_LENGTH } from './password.ts';
import { SESSION } from './store.ts';
import { revokeAllTokens } from './tokens.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The header in which our route tells the library the caller's address; whatever a client puts there is overwritten. */
export const ADDRESS_HEADER = 'x-fieldpost-address';

/** Parts of the library that we do not offer, or offer ourselves with checks of our own. */
const DISABLED_PATHS = [
  ...['/sign-in/social', '/link-social', '/unlink-account', '/list-accounts', '/account-info'],
  // It would show the tokens of sessions; ours is GET /api/v1/me/sessions.
  '/list-sessions',
  ...['/get-access-token', '/refresh-token', '/update-user', '/update-session', '/delete-user', '/change-email'],
];

/** Mails of sign-in go out at once; a mail server that is away must not tell a stranger whether an address is known. */
async function send(context: Context, mail: Mail): Promise<void> {
  try {
    await context.mailer.send(mail);
  } catch (error) {
    context.log.error({ err: error, subject: mail.subject }, 'a mail of sign-in was not taken');
  }
}

/** Names are parsed however an account comes to be. */
async function withName<Given extends { name: string; email: string }>(given: Given): Promise<{ data: Given }> {
  const parsed = nameSchema.safeParse(given.name.trim() === '' ? nameOfAddress(given.email) : given.name);
  if (!parsed.success)
    throw new APIError('BAD_REQUEST', { code: 'NAME_INVALID', message: 'A name has 1 to 40 characters.' });
  return { data: { ...given, name: parsed.data } };
}

const passwords = (context: Context) => ({
  enabled: true,
  minPasswordLength: PASSWORD_LENGTH.least,
  maxPasswordLength: PASSWORD_LENGTH.most,
  password: { hash: hashPassword, verify: isPassword },
  revokeSessionsOnPasswordReset: true,
  // Whoever had got in may have made a token for themselves.
  onPasswordReset: ({ user }: { user: { id: string } }) => revokeAllTokens(context, user.id),
  resetPasswordTokenExpiresIn: 60 * MINUTE,
  sendResetPassword: async ({ user, token }: { user: { name: string; email: string }; token: string }) => {
    const url = `${context.settings.publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
    await send(context, newPasswordMail(user, url));
  },
});

const confirmation = (context: Context) => ({
  sendOnSignUp: true,
  autoSignInAfterVerification: true,
  expiresIn: DAY,
  sendVerificationEmail: ({ user, url }: { user: { name: string; email: string }; url: string }) =>
    send(context, confirmationMail(user, confirmPage(url, context.settings))),
});

const links = (context: Context) =>
  magicLink({
    expiresIn: 10 * MINUTE,
    storeToken: 'hashed',
    sendMagicLink: ({ email, url }) =>
      send(context, signInMail({ name: '', email }, confirmPage(url, context.settings))),
  });

const ownFields = {
  timeZone: { type: 'string', input: false, required: false, defaultValue: 'UTC' },
  mailTurns: { type: 'boolean', input: false, required: false, defaultValue: true },
  demo: { type: 'boolean', input: false, required: false, defaultValue: false },
} as const;

/** Only what somebody with an interest in the log may read: the library's own lines may name addresses. */
const logOf = (context: Context) => ({
  level: 'error' as const,
  log: (_level: string, message: string) => context.log.warn({ source: 'sign-in' }, message),
});

/** The sign-in library, set up on our tables: what it does and does not do is decided here. */
export function openSignIn(context: Context) {
  const { settings } = context;
  return betterAuth({
    appName: 'Fieldpost',
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    trustedOrigins: [...ownOrigins(settings)],
    database: prismaAdapter(context.db, { provider: 'postgresql' }),
    emailAndPassword: passwords(context),
    emailVerification: confirmation(context),
    user: { additionalFields: ownFields },
    databaseHooks: { user: { create: { before: withName } } },
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
    plugins: [links(context), ...(isDemo(settings) ? [demoPlugin(context)] : [])],
  });
}

export type SignIn = ReturnType<typeof openSignIn>;

/** The name of the session cookie. */
export const sessionCookie = (publicUrl: string): string =>
  `${publicUrl.startsWith('https://') ? '__Secure-' : ''}fieldpost.session_token`;
