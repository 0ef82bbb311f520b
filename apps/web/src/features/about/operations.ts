import { operation } from '@fieldpost/client';

/** Shown to people who write programs: what they may begin with. */
export const WHAT_WAITS = operation<Record<string, never>, unknown>(
  'query { myMatches(waiting: true) { id title step deadline pending { sentence } } }',
);
