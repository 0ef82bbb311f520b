'use client';
import { momentIn } from '../words/moments.ts';
import { MessageMenu } from './message-menu.tsx';
import type { Message, Talk } from './operations.ts';
import styles from './talk.module.css';

type Props = {
  readonly talk: Talk;
  readonly matchId: string;
  readonly me: string;
  readonly zone: string;
  readonly onChanged: () => void;
};

function forWhom({ audience, recipient }: Message, me: string): string | null {
  if (audience === 'side') return 'to own side';
  if (audience === 'spectators') return 'to spectators';
  if (audience === 'player') return recipient?.id === me ? 'to you only' : `to ${recipient?.name ?? ''} only`;
  return null;
}

/** The letters, oldest first, as text: nothing in them is a link, and nothing is markup. */
export function MessageList({ talk, matchId, me, zone, onChanged }: Props) {
  if (talk.messages.length === 0) return <p className="soft">No messages yet.</p>;
  return (
    <div role="log" aria-label="Messages">
      <ol className={styles.messages}>
        {talk.messages.map((message) => {
          const mine = message.author.id === me;
          const whom = forWhom(message, me);
          return (
            <li key={message.id} className={styles.message} data-mine={mine ? '' : undefined}>
              <p className={styles.head}>
                <strong>{mine ? 'You' : message.author.name}</strong>
                {whom === null ? null : <span> {whom}</span>}{' '}
                <time dateTime={message.at}>{momentIn(zone, message.at)}</time>
              </p>
              <p className={styles.body}>{message.text ?? <span className="soft">Removed by a moderator.</span>}</p>
              {mine || message.text === null ? null : (
                <MessageMenu message={message} matchId={matchId} onChanged={onChanged} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
