import Link from 'next/link';
import { type ReactNode, Suspense } from 'react';
import { ask } from '../../connection/server.ts';
import { currentVisitor } from '../session/current-person.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import type { Theme } from '../theme/themes.ts';
import { Arrived } from './arrived.tsx';
import { MainNav } from './main-nav.tsx';
import { POST, type Post } from './operations.ts';
import { Postmark } from './postmark.tsx';
import styles from './shell.module.css';

async function postOf(): Promise<Post | null> {
  const answer = await ask(POST, {});
  return answer.ok ? answer.value.me : null;
}

/** The frame of every page: sign-in, navigation, footer. */
export async function Shell({ theme, children }: { readonly theme: Theme; readonly children: ReactNode }) {
  const visitor = await currentVisitor();
  const post = visitor === null ? null : await postOf();
  return (
    <div className={styles.shell}>
      <Suspense fallback={null}>
        <Arrived />
      </Suspense>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <Link href="/" prefetch={false} className={styles.brand}>
          <Postmark className={styles.mark} />
          <span>Fieldpost</span>
        </Link>
        <MainNav visitor={visitor} post={post} />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav aria-label="About Fieldpost">
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
