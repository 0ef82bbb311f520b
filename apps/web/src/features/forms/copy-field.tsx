'use client';
import { useId, useRef, useState } from 'react';
import styles from './copy-field.module.css';

/** Something to carry away: shown whole, copied with one press. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    input.current?.select();
    const done = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          ref={input}
          id={id}
          className="input"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button" onClick={copy}>
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <span role="status" className="unseen">
        {copied ? 'Copied' : ''}
      </span>
    </div>
  );
}
