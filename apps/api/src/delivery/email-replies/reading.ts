import { BEFORE_ORDERS, LOOK_ALIKES } from './marks-of-programs.ts';

/** Whether a line is an order, as far as the notation of the game goes. */
export type Reads = (line: string) => boolean;

/**
 * The meaning of an email's lines from one of them on. `orders`: play these one after another; `used` lines are read.
 * `before`: a meaningless line above the orders. `other`: no order.
 */
export type Read =
  | { readonly kind: 'orders'; readonly orders: readonly string[]; readonly used: number }
  | { readonly kind: 'before' }
  | { readonly kind: 'other' };

/** Column at which mail programs break lines. */
const WIDTH = 72;
/** No order is broken more often. */
const MAX_BREAKS = 20;

const isOurs = (word: string): boolean => /[0-9a-z]/i.test(word) || /^\p{L}$/u.test(word);
const unmasked = (line: string): string =>
  line.replaceAll(/\S+/g, (word) => {
    const plain = word.replaceAll(/\p{L}/gu, (letter) => LOOK_ALIKES[letter] ?? letter);
    return isOurs(word) && /^\p{ASCII}*$/u.test(plain) ? plain : word;
  });

/** A line without what people and programs put around an order: a number or a bullet before it, quotes, a full stop. */
export const tidied = (line: string): string =>
  unmasked(line)
    .replaceAll(/[→➔➜⟶⇒]/g, '->')
    .replaceAll(/[×✕✖⨯]/g, 'x')
    .replace(/^(?:\(?\d{1,2}[.)]|[-*•·▪◦‣]) +/, '')
    .replace(/^["'`´‘’‚“”„«»‹›]+ ?/, '')
    .replace(/[.,;]+$/, '')
    .replace(/ ?["'`´‘’‚“”„«»‹›]+$/, '')
    .replace(/[.,;]+$/, '')
    .trim();

const isBroken = (line: string, next: string): boolean =>
  line.length + 1 + (next.split(' ')[0]?.length ?? 0) > WIDTH - 4;

/** A long order that was broken is one again: the longest that can be read. */
function joined(lines: readonly string[], at: number, reads: Reads): Read | null {
  let whole = lines[at] ?? '';
  let found: Read | null = null;
  for (let used = 2; used <= MAX_BREAKS; used += 1) {
    const [line, next] = [lines[at + used - 2], lines[at + used - 1]];
    if (line === undefined || next === undefined || !isBroken(line, next)) return found;
    whole = `${whole} ${next}`;
    const order = orderIn(whole, reads);
    if (order !== null) found = { kind: 'orders', orders: [order], used };
  }
  return found;
}

const orderIn = (line: string, reads: Reads): string | null =>
  [line, tidied(line)].find((form) => form !== '' && reads(form)) ?? null;

/** Several orders on one line: all of its parts are, or it is none. */
function several(line: string, reads: Reads): readonly string[] | null {
  const orders = line
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => orderIn(part, reads));
  return orders.length > 1 && orders.every((one) => one !== null) ? orders : null;
}

/** Reads on from a line. `begun`: an order has been read before, so that nothing is above the orders any more. */
export function readOn(lines: readonly string[], at: number, begun: boolean, reads: Reads): Read {
  const line = lines[at] ?? '';
  const long = joined(lines, at, reads);
  if (long) return long;
  const order = orderIn(line, reads);
  if (order !== null) return { kind: 'orders', orders: [order], used: 1 };
  const orders = several(line, reads);
  if (orders) return { kind: 'orders', orders, used: 1 };
  return !begun && BEFORE_ORDERS.some((before) => before.test(line)) ? { kind: 'before' } : { kind: 'other' };
}
