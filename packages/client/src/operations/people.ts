import type { AccessToken, Me, NotificationInfo, Person, Results, SessionInfo } from '../model.ts';
import { operation } from '../operation.ts';

const PERSON = 'id name email emailVerified timeZone mailTurns demo program guest named lessons';

export const ME = operation<Record<string, never>, { readonly me: Me | null }>(`query Me { me { ${PERSON} } }`);

export type Account = Me & {
  readonly tokens: readonly AccessToken[];
  readonly sessions: readonly SessionInfo[];
};

const ACCOUNT_FIELDS = `${PERSON}
  tokens { id name scopes createdAt lastUsedAt }
  sessions { id current createdAt usedAt expiresAt address device }`;

export const ACCOUNT = operation<Record<string, never>, { readonly me: Account | null }>(
  `query Account { me { ${ACCOUNT_FIELDS} } }`,
);

export const NOTIFICATIONS = operation<
  { readonly last: number },
  { readonly me: { readonly notifications: readonly NotificationInfo[] } | null }
>(
  `query Notifications($last: Int) { me { notifications(last: $last) { id matchId kind channel reason state createdAt sentAt } } }`,
);

export type Profile = Person & { readonly results: readonly Results[] };

export const PROFILE = operation<{ readonly id: string }, { readonly user: Profile | null }>(
  'query Profile($id: ID!) { user(id: $id) { id name results { ruleSet played won drawn lost usualScenario usualSide usualArmy } } }',
);

export const DEMO_ACCOUNTS = operation<Record<string, never>, { readonly demoAccounts: readonly Person[] }>(
  'query DemoAccounts { demoAccounts { id name } }',
);

export const UPDATE_PROFILE = operation<
  {
    readonly name?: string;
    readonly timeZone?: string;
    readonly mailTurns?: boolean;
    readonly program?: boolean;
  },
  { readonly updateProfile: Me }
>(`mutation UpdateProfile($name: String, $timeZone: String, $mailTurns: Boolean, $program: Boolean) {
  updateProfile(name: $name, timeZone: $timeZone, mailTurns: $mailTurns, program: $program) { ${PERSON} }
}`);

export type NewToken = { readonly secret: string; readonly token: AccessToken };

export const CREATE_TOKEN = operation<
  { readonly name: string; readonly scopes?: readonly string[] },
  { readonly createToken: NewToken }
>(`mutation CreateToken($name: String!, $scopes: [String!]) {
  createToken(name: $name, scopes: $scopes) { secret token { id name scopes createdAt lastUsedAt } }
}`);

export const REVOKE_TOKEN = operation<{ readonly id: string }, { readonly revokeToken: { readonly id: string } }>(
  'mutation RevokeToken($id: ID!) { revokeToken(id: $id) { id } }',
);

export const REVOKE_SESSION = operation<{ readonly id: string }, { readonly revokeSession: { readonly id: string } }>(
  'mutation RevokeSession($id: ID!) { revokeSession(id: $id) { id } }',
);

/** `email`: the person's own address, typed once more. */
export const DELETE_ACCOUNT = operation<{ readonly email: string }, { readonly deleteAccount: boolean }>(
  'mutation DeleteAccount($email: String!) { deleteAccount(email: $email) }',
);
