'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { Post } from './operations.ts';
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

type Props = {
  readonly visitor: { readonly name: string; readonly guest: boolean } | null;
  readonly post: Post | null;
};

function lastWay(visitor: Props['visitor']): Way {
  if (visitor === null) return { href: '/sign-in', label: 'Sign in' };
  return visitor.guest ? { href: '/sign-up', label: 'Sign up' } : { href: '/account', label: visitor.name };
}

/** The main navigation, and the link to the visitor's own pages. */
export function MainNav({ visitor, post }: Props) {
  const path = usePathname();
  const ways = visitor === null ? FOR_VISITORS : FOR_PLAYERS;
  return (
    <nav className={styles.nav} aria-label="Main">
      {[...ways, lastWay(visitor)].map(({ href, label, wide }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          data-wide={wide}
          aria-current={within(path, href) ? 'page' : undefined}
        >
          <span>{label}</span>
          {href === '/desk' && post !== null ? <Counts post={post} /> : null}
        </Link>
      ))}
    </nav>
  );
}

/** RatingShown the way to the desk: matches that wait, and letters that nobody has read. */
function Counts({ post: { waiting, unread } }: { readonly post: Post }) {
  const letters = unread.reduce((sum, { messages }) => sum + messages, 0);
  return (
    <>
      {waiting > 0 ? (
        <b className={styles.count}>
          {waiting}
          <span className="unseen"> {waiting === 1 ? 'match is waiting for you' : 'matches are waiting for you'}</span>
        </b>
      ) : null}
      {letters > 0 ? (
        <b className={`${styles.count} ${styles.letters}`}>
          {letters}
          <span className="unseen"> unread {letters === 1 ? 'message' : 'messages'}</span>
        </b>
      ) : null}
    </>
  );
}
