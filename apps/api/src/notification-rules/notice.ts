import { z } from 'zod';
import type { NotificationReason } from './rules.ts';

/**
 * Notices that belong to no match you play in: of clubs, events and campaigns (CL-160), and of matches you follow.
 * Their author writes the text, which is stored with the row; letter, push and webhook use the same words. It contains
 * no secret from its reader.
 */
const NOTICE_KINDS = [
  'event-entry', //  entry accepted, waiting, refused; check-in
  'event-round', //  a round is open; a bye
  'event-due', //    time of a window has gone; late
  'event-case', //   a case, a decision, an appeal
  'event-report', //  a result of a real table to confirm, or to report
  'event-offer', //  a place or a seat is offered
  'event-table', //  the table is final; a place was lost
  'club', //         an invitation, an office
  'ladder', //       a challenge, an answer, a rung
  'campaign', //         a battle, its aftermath, news of a war
  'campaign-turn', //    what a commander is asked, and a reminder of it
  'campaign-officer', // a correction, a void, a pause
  'campaign-ended',
  'followed', //     a match that one follows has ended
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const ABOUT_KINDS = ['club', 'event', 'campaign', 'match'] as const;
export type About = { readonly kind: (typeof ABOUT_KINDS)[number]; readonly id: string };

const noticeText = z.object({
  /** On the stamp of the letter, two or three words. */
  form: z.string(),
  subject: z.string(),
  /** One short sentence. */
  title: z.string(),
  /** Sentences, one paragraph each. */
  lines: z.array(z.string()),
  /** Rows of the form; an instant is written in the reader's zone. */
  facts: z.array(z.tuple([z.string(), z.union([z.string(), z.object({ at: z.string() })])])),
  /** LC-142: of a campaign, the entry of its ledger that this tells of, for programs and for its map. */
  entry: z.object({ kind: z.string(), seq: z.number(), head: z.string() }).optional(),
  /** What can be done: a path of the site. */
  action: z.object({ label: z.string(), path: z.string().startsWith('/') }),
});
export type NoticeText = Readonly<z.infer<typeof noticeText>>;

/** The words of a stored notice. @throws ZodError where they are none. */
export const noticeTextOf = (stored: unknown): NoticeText => noticeText.parse(stored);

/** A notice to send to one person. An id derived from its subject keeps it from being sent twice. */
export type NewNotification = {
  readonly id: string;
  readonly about: About;
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly why: NotificationReason;
  readonly notice: NoticeText;
  /** Who causes it by what they do, so that they cannot as often as they like; null: time, a round or an office does. */
  readonly by: string | null;
  /** Not to go out before; null: at once. */
  readonly dueAt: Date | null;
};
