'use client';
import { ask } from '../../connection/browser.ts';
import { CheckBox } from '../../design/fields.tsx';
import { useSending } from '../forms/use-sending.ts';
import { MUTE_MATCH } from './operations.ts';
import styles from './talk.module.css';

type Props = { readonly matchId: string; readonly muted: boolean; readonly onChanged: () => void };

/** Switches notifications of this match's messages. The messages stay readable here either way. */
export function MuteSwitch({ matchId, muted, onChanged }: Props) {
  const { busy, run } = useSending();
  const change = async (): Promise<void> => {
    if ((await run(() => ask(MUTE_MATCH, { matchId, muted: !muted }))) !== null) onChanged();
  };
  return (
    <label className={styles.mute}>
      <CheckBox checked={!muted} waits={busy} onChange={() => void change()} />
      Notify me of messages in this match
    </label>
  );
}
