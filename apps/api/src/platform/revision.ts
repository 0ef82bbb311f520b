import { randomUUID } from 'node:crypto';

/**
 * Identifies the state of a match that a process has read or written. The count alone is not enough: after a lost
 * commit (a failover, a restore in place) another change gets the same count. The stamp is drawn again with each change
 * and never repeats.
 */
export type Revision = {
  readonly revision: number;
  /** A UUID. */
  readonly stamp: string;
};

export const sameRevision = (one: Revision, other: Revision): boolean =>
  one.stamp === other.stamp && one.revision === other.revision;

/** What every change of a match outside the turn's statement writes, so that processes which keep the match at hand see it. */
export const nextRevision = () => ({ revision: { increment: 1 }, stamp: randomUUID() });
