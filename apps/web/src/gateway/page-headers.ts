/** The headers of every page of the site. */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Whether pages of others may show this one in a frame: replays alone, on which nothing can be done and which are shown as to strangers. */
export const mayBeFramed = (path: string): boolean => /^\/embed\/[\w-]+(\?|$)/.test(path);

/** Scripts, sheets of style and faces of the build: parts of pages and never a page. A dozen of them come with each. */
const isPart = (target: string): boolean => /^\/_next\/static\/[\w./~-]+$/.test(target) && !target.includes('..');

/** Pictures of boards, which are drawn here and hold nothing but themselves; several come with a page. */
const isPicture = (target: string): boolean => /^\/pictures\/[\w./~-]+(\?|$)/.test(target) && !target.includes('..');
const PICTURE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** The headers of an answer. `target`: what was asked for, a path with or without its question. */
export function pageHeaders(target: string): Readonly<Record<string, string>> {
  if (isPart(target)) return { 'x-content-type-options': 'nosniff' };
  if (isPicture(target)) return PICTURE_HEADERS;
  return mayBeFramed(target) ? PAGE_HEADERS : { ...PAGE_HEADERS, 'x-frame-options': 'DENY' };
}
