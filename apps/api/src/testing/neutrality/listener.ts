/** Records the stream and subscriptions of every viewer. */
import { paced } from '@fieldpost/config/pace';
import type { LiveMessage } from '../../live/live.ts';
import type { PostOffice } from '../post-office.ts';
import type { Trial } from './trial.ts';

export type Listener = {
  /** Resolves when everything that was said until now has been heard. */
  readonly allHeard: () => Promise<void>;
  readonly heardOf: (trial: Trial) => readonly LiveMessage[];
};

const PATIENCE_MS = paced(20_000);

export function listenIn({ context }: PostOffice): Listener {
  const messages = new Map<string, LiveMessage[]>();
  const awaited = new Map<string, () => void>();
  context.live.listen((message) => {
    messages.set(message.matchId, [...(messages.get(message.matchId) ?? []), message]);
    awaited.get(message.matchId)?.();
  });
  /** Messages keep their order: when this one is heard, all before it have been. */
  const allHeard = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const matchId = crypto.randomUUID();
      const late = setTimeout(() => reject(new Error('nothing is heard')), PATIENCE_MS);
      awaited.set(matchId, () => {
        clearTimeout(late);
        awaited.delete(matchId);
        messages.delete(matchId);
        resolve();
      });
      context.live.publish({ matchId, step: 0, status: 'playing', userIds: [], open: false });
    });
  const heardOf = ({ id, keeper }: Trial): readonly LiveMessage[] =>
    (messages.get(id) ?? []).filter(
      ({ open, userIds }) => !open || userIds.some((one) => one !== keeper.caller.userId),
    );
  return { allHeard, heardOf };
}
