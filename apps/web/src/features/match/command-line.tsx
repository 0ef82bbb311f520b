'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/button.tsx';
import styles from './match.module.css';
import type { LiveMatch } from './use-match.ts';

/** An order as one line of the game's notation. The service reads and judges it. */
export function CommandLine({ live }: { readonly live: LiveMatch }) {
  const [line, setLine] = useState('');
  const { match, busy } = live;
  if (match.status !== 'playing' || match.you === null) return null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() === '' || busy) return;
    const answered = await live.write(line.trim());
    if (answered !== null) setLine('');
  };
  return (
    <form className={styles.line} onSubmit={(event) => void send(event)}>
      <label htmlFor="line" className="caption">
        Order notation
      </label>
      <input
        id="line"
        className="input"
        value={line}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setLine(event.target.value)}
      />
      <Button type="submit" className="button" waits={line.trim() === '' ? 'Type an order first.' : busy}>
        Send
      </Button>
    </form>
  );
}
