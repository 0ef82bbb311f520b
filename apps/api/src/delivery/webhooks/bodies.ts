import type { Json } from '@fieldpost/engine';
import { momentWords, spanWords } from '../../clock/times.ts';
import type { NotificationContext } from '../../notification-rules/context.ts';
import { cutText } from '../../platform/cut-text.ts';
import { matchUrl, wordsOf } from '../words.ts';

export const WEBHOOK_FORMATS = ['fieldpost', 'discord', 'slack'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** The facts about a match in a webhook's body. */
type MatchFacts = {
  readonly kind: string;
  readonly why: string;
  readonly matchId: string;
  readonly ruleSet: string;
  readonly side: string | null;
  /** Whether the match waits for your side as this leaves. */
  readonly awaited: boolean;
  readonly deadline: string | null;
};

/** The facts about anything else in a webhook's body: `about` is its kind, `aboutId` its id. */
type NoticeFacts = {
  readonly kind: string;
  readonly why: string;
  readonly about: string;
  readonly aboutId: string;
  /** LC-142: the entry of a campaign's ledger that the webhook reports, without its secrets. */
  readonly event?: 'campaign.entry';
  readonly entry?: { readonly kind: string; readonly seq: number; readonly head: string };
};

/** The trial that somebody asked for on their page. */
type TrialFacts = { readonly kind: 'trial' };

/** What is said, whatever the form. */
export type Saying = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly url: string;
  /** For programs. */
  readonly facts: MatchFacts | NoticeFacts | TrialFacts;
};

/** The body of a request in our own form. `id` is that of the header `webhook-id`. */
export type WebhookEvent = Saying['facts'] & {
  readonly id: string;
  readonly at: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly url: string;
};

export function sayingOf(about: NotificationContext): Saying {
  const { kind, why, match, reader, story, awaited, deadline, now, past } = about;
  const { subject, opening } = wordsOf(about);
  const due = awaited && deadline ? deadline : null;
  const left =
    due === null
      ? []
      : [`${spanWords(due.getTime() - now.getTime())} left, until ${momentWords(due, reader.timeZone)}`];
  const since = past ? ['The match has moved on since.'] : [];
  return {
    title: subject,
    lines: [...opening, ...story, ...left, ...since],
    url: matchUrl(about),
    facts: {
      kind,
      why,
      matchId: match.id,
      ruleSet: match.ruleSet,
      side: reader.side,
      awaited,
      deadline: due?.toISOString() ?? null,
    },
  };
}

/** Discord reads Markdown, so what people wrote is made plain; nobody is called out by name. */
const plainDiscord = (text: string): string => text.replace(/([\\*_~`|>#[\]()<@:-])/g, '\\$1');

/** Slack wants these three as entities, and then sees no links and no calls in them. */
const plainSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Discord takes titles of 256 and descriptions of 4,096 characters; Slack headers of 150 and texts of 3,000. */
const MAX_LENGTHS = { discordTitle: 256, discordText: 4_000, slackTitle: 150, slackText: 3_000 } as const;

const BODIES = {
  fieldpost: ({ title, lines, url, facts }: Saying, id: string, at: Date): WebhookEvent => ({
    id,
    at: at.toISOString(),
    title,
    lines: [...lines],
    url,
    ...facts,
  }),
  discord: ({ title, lines, url }: Saying): Json => ({
    username: 'Fieldpost',
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: cutText(title, MAX_LENGTHS.discordTitle, plainDiscord),
        url,
        description: cutText(lines.join('\n'), MAX_LENGTHS.discordText, plainDiscord),
        color: 0x9c2a1f,
      },
    ],
  }),
  // Slack has no way to write its own marks as plain signs: what people wrote stands in plain texts alone.
  slack: ({ title, lines, url }: Saying): Json => ({
    text: cutText(title, MAX_LENGTHS.slackText, plainSlack),
    mrkdwn: false,
    unfurl_links: false,
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: cutText(title, MAX_LENGTHS.slackTitle), emoji: false } },
      {
        type: 'section',
        text: { type: 'plain_text', text: cutText(lines.join('\n') || title, MAX_LENGTHS.slackText), emoji: false },
      },
      { type: 'section', text: { type: 'mrkdwn', text: `<${plainSlack(url)}|Open it at Fieldpost>` } },
    ],
  }),
} satisfies Readonly<Record<WebhookFormat, unknown>>;

/** The body of a request, in the form that its receiver reads. `id` is the same each time the same message is sent. */
export const bodyOf = (format: WebhookFormat, saying: Saying, id: string, at: Date): string =>
  JSON.stringify(BODIES[format](saying, id, at));
