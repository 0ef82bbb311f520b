'use client';
import { useState } from 'react';
import styles from './theme-switch.module.css';
import { THEMES, type Theme, themeOf } from './themes.ts';

const LABELS: Readonly<Record<Theme, string>> = { auto: 'System', light: 'Light', dark: 'Dark' };

function apply(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // Kept in a cookie, so that the server draws the next page in the right light at once.
  void fetch(`/theme?is=${theme}`, { method: 'POST' });
}

/** Day, lantern, or as the system says. */
export function ThemeSwitch({ initial }: { readonly initial: Theme }) {
  const [theme, setTheme] = useState<Theme>(initial);
  const choose = (chosen: Theme): void => {
    setTheme(chosen);
    apply(chosen);
  };
  return (
    <label className={styles.switch}>
      <span>Theme</span>
      <select value={theme} onChange={(event) => choose(themeOf(event.target.value))}>
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {LABELS[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
