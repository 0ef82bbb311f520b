/** Other spellings of `/<base>/<rest>`, with which an attacker might bypass checks of the path. */
export type Spelling = readonly [what: string, spelt: (base: string, rest: string) => string];

const encoded = (text: string): string => text.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

export const SPELLINGS: readonly Spelling[] = [
  ['a step up', (base, rest) => `${base}/x/../${rest}`],
  ['a step up at the front', (base, rest) => `/x/..${base}/${rest}`],
  ['a step up out of the base', (base, rest) => `${base}/..${base}/${rest}`],
  ['a dot', (base, rest) => `${base}/./${rest}`],
  ['a dot at the front', (base, rest) => `/.${base}/${rest}`],
  ['a dot at the end', (base, rest) => `${base}/${rest}/.`],
  ['a step down and up at the end', (base, rest) => `${base}/${rest}/x/..`],
  ['an encoded dot', (base, rest) => `${base}/%2e/${rest}`],
  ['an encoded dot in capitals', (base, rest) => `${base}/%2E/${rest}`],
  ['an encoded step up', (base, rest) => `${base}/x/%2e%2e/${rest}`],
  ['half an encoded step up', (base, rest) => `${base}/x/.%2e/${rest}`],
  ['the other half', (base, rest) => `${base}/x/%2E./${rest}`],
  ['two slashes', (base, rest) => `${base}//${rest}`],
  ['two slashes at the front', (base, rest) => `/${base}/${rest}`],
  ['two slashes at the end', (base, rest) => `${base}/${rest}//`],
  ['an encoded slash', (base, rest) => `${base}%2f${rest}`],
  ['an encoded slash in capitals', (base, rest) => `${base}%2F${rest}`],
  ['a backslash', (base, rest) => `${base}\\${rest}`],
  ['a step up by backslashes', (base, rest) => `${base}/x\\..\\${rest}`],
  ['an encoded backslash', (base, rest) => `${base}%5c${rest}`],
  ['an encoded letter', (base, rest) => `${base}/${encoded(rest)}`],
  ['an encoded letter of the base', (base, rest) => `${encoded(base)}/${rest}`],
  ['a letter encoded twice', (base, rest) => `${base}/${encoded(rest).replace('%', '%25')}`],
  ['a dot encoded twice', (base, rest) => `${base}/x/%252e%252e/${rest}`],
  ['a fragment', (base, rest) => `${base}/${rest}#x`],
  ['a fragment after a query', (base, rest) => `${base}/${rest}?a=b#x`],
  ['an encoded NUL', (base, rest) => `${base}/${rest}%00`],
  ['an encoded tab', (base, rest) => `${base}/${rest}%09`],
  ['an encoded line end', (base, rest) => `${base}/${rest}%0d%0a`],
  ['a broken encoding', (base, rest) => `${base}/${rest}%`],
  ['another broken encoding', (base, rest) => `${base}/%zz/../${rest}`],
  ['a whole address', (base, rest) => `http://elsewhere.example${base}/${rest}`],
];
