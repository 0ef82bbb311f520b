'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import styles from './panels.module.css';
import type { EditorProps } from './preferences-editor.tsx';

/** Fetched when somebody opens it: most turns are played without. */
const PreferencesEditor = dynamic(() => import('./preferences-editor.tsx').then((module) => module.PreferencesEditor), {
  loading: () => <p className="small">The orders are being fetched.</p>,
});

/** Standing orders behind a heading. What was drafted stays when it is closed again. */
export function PreferencesFold(props: EditorProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>Standing orders, for the enemy’s turn</summary>
      {opened ? <PreferencesEditor {...props} /> : null}
    </details>
  );
}
