import type { Settings } from '../../settings.ts';

/** Paths of the sign-in library which act when they are opened, and for which page of ours each stands instead. */
export const MAILED_LINKS = { '/api/auth/magic-link/verify': 'sign-in', '/api/auth/verify-email': 'address' } as const;
type MailedPath = keyof typeof MAILED_LINKS;

const isMailed = (path: string): path is MailedPath => Object.hasOwn(MAILED_LINKS, path);

/**
 * The address of the page that asks once more, for a link of the library: programs that look into mails open every link, and must
 * not use one up nor sign anybody in.
 */
export function confirmPage(link: string, { publicUrl }: Pick<Settings, 'publicUrl'>): string {
  const { pathname, searchParams } = new URL(link);
  if (!isMailed(pathname)) throw new Error(`no page for ${pathname}`);
  const query = new URLSearchParams(searchParams);
  query.set('for', MAILED_LINKS[pathname]);
  return `${publicUrl}/enter?${query}`;
}
