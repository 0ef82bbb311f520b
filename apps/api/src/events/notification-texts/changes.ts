/** Notifications when the event itself changes: frozen settings, an annulled round, a pause. */
import { amendmentOf } from '@fieldpost/league';
import { everybody, type NotificationText, type Of, type TextContext, type TextsByKind } from './recipients.ts';

/** CL-046: asks everybody who must consent; an event without entries changes at once. */
function amendmentTold({ opened }: TextContext, { reason }: Of<'amend'>): readonly NotificationText[] {
  const asked = amendmentOf(opened.ledger);
  if (asked === null) return [];
  const what = asked.changes
    .map(({ path, from, to }) => `${path}: ${shortly(to)} instead of ${shortly(from)}`)
    .join('; ');
  const lines = [
    `An officer proposes a change of fixed settings: ${what}. Every entry must agree (CL-046). Reason: “${reason}”`,
  ];
  const facts = asked.until === null ? [] : ([['Until', { at: new Date(asked.until).toISOString() }]] as const);
  return [{ kind: 'event-entry', entries: asked.waitsFor, form: 'Your consent', lines, facts }];
}

const shortly = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** CL-046: notifies all when the last entrant has agreed, or anyone refuses. */
function consentTold({ opened }: TextContext, { accept }: Of<'consent'>, seq: number): readonly NotificationText[] {
  const done = opened.ledger.amendedAt === seq;
  if (accept && !done) return [];
  const [form, line] = done
    ? ['Amended', 'Every entry has agreed: the new settings apply from now on (CL-046).']
    : ['Not amended', 'Not every entry agreed: the settings stay as they are (CL-046).'];
  return [{ kind: 'event-entry', entries: everybody(opened), form, lines: [line], always: true }];
}

export const OF_CHANGES: TextsByKind = {
  amend: amendmentTold,
  consent: consentTold,
  repair: ({ opened }, { round, reason = '' }) => [
    {
      kind: 'event-round',
      entries: everybody(opened),
      form: 'Annulled',
      lines: [
        `Round ${round} was annulled: its matches end without result and it is paired again (CL-076). Reason: “${reason}”`,
      ],
    },
  ],
  pause: ({ opened }, { reason }) => [
    {
      kind: 'event-due',
      entries: everybody(opened),
      form: 'Paused',
      lines: [`The event is paused, and so are the clocks of its matches (CL-078). Reason: “${reason}”`],
    },
  ],
  resume: ({ opened }) => [
    {
      kind: 'event-due',
      entries: everybody(opened),
      form: 'Resumed',
      lines: ['The event continues. All deadlines moved by the length of the pause (CL-078).'],
    },
  ],
};
