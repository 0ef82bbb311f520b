'use client';
import dynamic from 'next/dynamic';
import styles from './panels.module.css';
import type { EditorProps } from './preferences-editor.tsx';

/** Fetched when somebody opens it: most turns are played without. */
const PreferencesEditor = dynamic(() => import('./preferences-editor.tsx').then((module) => module.PreferencesEditor), {
  loading: () => <p className="small">Loading orders …</p>,
});

/** The sheet with the standing orders for the enemy's turn. */
export function PreferencesSheet(props: EditorProps) {
  return (
    <section className={styles.body}>
      <h3 className={styles.name}>Standing orders for your opponent’s turn</h3>
      <PreferencesEditor {...props} />
    </section>
  );
}
