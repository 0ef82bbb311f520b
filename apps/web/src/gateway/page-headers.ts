/** What every page of the site says, whatever it carries. */
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

/** The headers of an answer. `target`: what was asked for, a path with or without its question. */
export function pageHeaders(target: string): Readonly<Record<string, string>> {
  if (isPart(target)) return { 'x-content-type-options': 'nosniff' };
  return mayBeFramed(target) ? PAGE_HEADERS : { ...PAGE_HEADERS, 'x-frame-options': 'DENY' };
}
