import Link from 'next/link';
import type { ReactNode } from 'react';
import { currentPerson } from '../session/current-person.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import type { Theme } from '../theme/themes.ts';
import { MainNav } from './main-nav.tsx';
import { Postmark } from './postmark.tsx';
import styles from './shell.module.css';

/** What surrounds every page: the way in, the ways through, the small print. */
export async function Shell({ theme, children }: { readonly theme: Theme; readonly children: ReactNode }) {
  const person = await currentPerson();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <header className={styles.header}>
        <Link href="/" prefetch={false} className={styles.brand}>
          <Postmark className={styles.mark} />
          <span>Fieldpost</span>
        </Link>
        <MainNav signedInAs={person?.name ?? null} />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav aria-label="About the house">
          <Link href="/rules" prefetch={false}>
            Rules
          </Link>
          <Link href="/about" prefetch={false}>
            About &amp; API
          </Link>
        </nav>
        <ThemeSwitch initial={theme} />
      </footer>
    </div>
  );
}
