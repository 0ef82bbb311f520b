/**
 * The one accepted form of a path. So everything that reads it (limits, routes, the sign-in library, the site's gateway) reads the same.
 * Other spellings are refused, not repaired.
 */

/** Characters that RFC 3986 allows in a path, and encoded bytes. */
const PATH = /^\/(?:[\w\-.~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})*$/;
/** Segments that make another spelling of a path, for some readers at least: empty and dotted ones. */
const DOTTED = /\/\/|\/\.{1,2}(?:\/|$)/;
/** Letters, digits, `-._~`, which need no encoding; `/`, `\` and `%`, which cut or hide; control characters. */
const HIDDEN = /%(?:[01][\dA-Fa-f]|7F|7f|2[5DEFdef]|3\d|4[1-9A-Fa-f]|5[0-9AaCcFf]|6[1-9A-Fa-f]|7[0-9AaEe])/;
/** No fragment goes over the wire, and nothing that a header could not hold. */
const QUERY = /^[^#\s\\]*$/;

/** Whether a request's target (`request.url` as it came in) is in that form. */
export function isPlainTarget(target: string): boolean {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const query = at < 0 ? '' : target.slice(at + 1);
  return PATH.test(path) && !DOTTED.test(path) && !HIDDEN.test(path) && QUERY.test(query);
}
