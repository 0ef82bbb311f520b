/** The path to open after signing in: a path of this site, never another address. */
export function nextPath(raw: string | readonly string[] | undefined, otherwise = '/desk'): string {
  const path = typeof raw === 'string' ? raw : '';
  return /^\/(?![/\\])[^\s]*$/.test(path) && path.length <= 300 ? path : otherwise;
}
