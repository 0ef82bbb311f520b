'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import styles from './shell.module.css';

/** `wide`: shown where there is room for it; on a phone the desk or the lobby leads there. */
type Way = { readonly href: string; readonly label: string; readonly wide?: true };

const FOR_PLAYERS: readonly Way[] = [
  { href: '/desk', label: 'Desk' },
  { href: '/lobby', label: 'Lobby' },
  { href: '/watch', label: 'Watch', wide: true },
  { href: '/campaigns', label: 'Campaigns', wide: true },
  { href: '/clubs', label: 'Clubs' },
  { href: '/rules', label: 'Rules' },
];
const FOR_VISITORS: readonly Way[] = [
  { href: '/lobby', label: 'Lobby' },
  { href: '/watch', label: 'Watch' },
  { href: '/clubs', label: 'Clubs' },
  { href: '/rules', label: 'Rules' },
];

const within = (path: string, href: string): boolean => path === href || path.startsWith(`${href}/`);

// Not fetched ahead: on the match page the scripts of other pages would only stand in the way.

/** The ways through the house, and the way to oneself. */
export function MainNav({ signedInAs }: { readonly signedInAs: string | null }) {
  const path = usePathname();
  const ways = signedInAs === null ? FOR_VISITORS : FOR_PLAYERS;
  const last: Way =
    signedInAs === null ? { href: '/sign-in', label: 'Sign in' } : { href: '/account', label: signedInAs };
  return (
    <nav className={styles.nav} aria-label="Main">
      {[...ways, last].map(({ href, label, wide }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          data-wide={wide}
          aria-current={within(path, href) ? 'page' : undefined}
        >
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
