import type { Scope } from '../identity/auth/scopes.ts';

/** The parts of the document, in the order in which a reader wants them. Each operation bears the name of one. */
export const TAGS = [
  { name: 'rule sets', description: 'The games' },
  { name: 'lobby', description: 'Find, open and join matches' },
  { name: 'matches', description: 'See and play matches' },
  { name: 'attendance', description: 'Clocks that stand: pauses, vacations, hours of sleep' },
  { name: 'messages', description: 'Talk beside a match' },
  { name: 'notes', description: 'What you write down for yourself' },
  {
    name: 'study',
    description: 'Positions and figures of finished matches, hints in practice matches, and trials on copies',
  },
  { name: 'watching', description: 'Matches of others, and whom you follow' },
  { name: 'ratings', description: 'Ratings and their history' },
  { name: 'scenarios', description: 'Battlefields that you draw' },
  { name: 'campaigns', description: 'Wars of many battles' },
  { name: 'clubs', description: 'Clubs and their fronts' },
  { name: 'events', description: 'Tournaments and leagues of clubs' },
  { name: 'players', description: 'You' },
  { name: 'notifications', description: 'By email, push and webhook' },
];

const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  'matches:read': 'see your matches',
  'matches:write': 'open, join and play matches',
  account: 'read and change your account and notification settings',
  'club:read': 'see your clubs and their events',
  'event:enter': 'enter and play events',
  'event:organise': 'found clubs, announce and run events',
  'event:referee': 'decide in events',
};

/** How an operation knows who asks, and what a token may do. */
export const TOKEN_WORDS = `An access token, which begins with \`fp_\`. Its scopes:
${Object.entries(SCOPE_WORDS)
  .map(([scope, words]) => `- \`${scope}\`: ${words}`)
  .join('\n')}`;

const signed = (name: string, description: string) => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: { type: 'string' },
});

/** What we send ourselves, to addresses that you have named. */
export const WEBHOOKS = {
  event: {
    post: {
      operationId: 'onEvent',
      tags: ['notifications'],
      summary: 'A notification, as sent to a webhook of the format `fieldpost`',
      description: 'Signed as Standard Webhooks says, with the secret of `POST /me/webhooks`.',
      security: [],
      parameters: [
        signed('webhook-id', 'The same each time the same event is sent: heed it once'),
        signed('webhook-timestamp', 'Seconds since 1970, as this request left'),
        signed('webhook-signature', 'One or two, separated by a space: "v1,<base64>"'),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookEvent' } } },
      },
      responses: {
        '2XX': { description: 'Taken' },
        404: { description: 'The webhook is switched off, as after 410' },
        503: { description: 'We try again, as after 408, 425, 429 and every 5xx, for about two days' },
      },
    },
  },
};
