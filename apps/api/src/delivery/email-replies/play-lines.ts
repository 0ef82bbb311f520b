import { readOrder } from '@fieldpost/engine';
import type { Context } from '../../context.ts';
import { refusalFault } from '../../platform/errors/refusal.ts';
import { play } from '../../turn/play.ts';
import { stepOf } from '../email-actions/act.ts';
import { type Answerable, letterOf } from '../email-actions/answerable.ts';
import { type Reads, readOn } from './reading.ts';

/** Outcome of one line. `left`: not tried, because an earlier one was refused. */
export type LineOutcome = {
  readonly line: string;
  readonly state: 'played' | 'refused' | 'left';
  /** Its effects in sentences, or why it was refused. */
  readonly sentences: readonly string[];
  /** The rule that refused it. */
  readonly rule: string | null;
};

const NOT_TRIED = 'Skipped because the line before it was refused.';

/**
 * Outcome of a line after a refused one. Reports its own errors at once, which saves the player another email for each.
 */
function leftOver({ loaded, game, seat }: Answerable, line: string): LineOutcome {
  const { rules } = loaded;
  const order = readOrder(rules, game, seat, { line });
  if (order.ok) return { line, state: 'left', sentences: [NOT_TRIED], rule: null };
  const { message, rule } = refusalFault(order.fault, rules.texts);
  return { line, state: 'refused', sentences: [message], rule };
}

/** Result of the lines of an email; `unread`: the line where reading stopped because it is no order. */
export type Played = {
  readonly outcomes: readonly LineOutcome[];
  readonly step: number;
  readonly unread: string | null;
};

/** A line is an order where the notation reads it, whatever the rules then say. */
const readsFor =
  ({ loaded, game, seat }: Answerable): Reads =>
  (line) => {
    const order = readOrder(loaded.rules, game, seat, { line });
    return order.ok || order.fault.code !== 'UNREADABLE';
  };

/**
 * Plays the orders of an email in order, until one is refused or a line is no order. Each has its own key, so an email
 * that arrives twice plays once. Skips a greeting above the orders; the first other line below them ends the reading.
 * Refuses a first line that is neither: it may be a mistyped order.
 * @param key names the email.
 */
export async function playLines(
  context: Context,
  letter: Answerable,
  lines: readonly string[],
  key: string,
): Promise<Played> {
  const outcomes: LineOutcome[] = [];
  let { step } = letter;
  let now = letter;
  for (let at = 0; at < lines.length; ) {
    const read = readOn(lines, at, outcomes.length > 0, readsFor(now));
    const line = lines[at] ?? '';
    if (read.kind === 'other' && outcomes.length > 0) return { outcomes, step, unread: line };
    const orders = read.kind === 'orders' ? read.orders : read.kind === 'other' ? [line] : [];
    at += read.kind === 'orders' ? read.used : 1;
    for (const [index, order] of orders.entries()) {
      const played = await playOne(context, letter, order, step, `mail:${key}:${outcomes.length}`);
      outcomes.push(played.outcome);
      if (played.step === null) {
        const rest = [...orders.slice(index + 1), ...ordersLeft(lines, at, readsFor(now))];
        return { outcomes: [...outcomes, ...rest.map((one) => leftOver(letter, one))], step, unread: null };
      }
      step = played.step;
    }
    if (orders.length > 0) now = (await asItStands(context, letter)) ?? now;
  }
  return { outcomes, step, unread: null };
}

/** The orders behind one that was refused, up to the first line that is none. */
function ordersLeft(lines: readonly string[], from: number, reads: Reads): readonly string[] {
  const left: string[] = [];
  for (let at = from; at < lines.length; ) {
    const read = readOn(lines, at, true, reads);
    if (read.kind !== 'orders') return left;
    left.push(...read.orders);
    at += read.used;
  }
  return left;
}

/** Loads the letter's match again after a step, for the next line. */
async function asItStands(context: Context, letter: Answerable): Promise<Answerable | null> {
  const found = await letterOf(context, letter.notification.id);
  return found.ok ? found.value : null;
}

type One = { readonly outcome: LineOutcome; readonly step: number | null };

async function playOne(
  context: Context,
  { caller, loaded }: Answerable,
  line: string,
  expectedStep: number,
  key: string,
): Promise<One> {
  const played = await play(context, caller, loaded.match.id, { expectedStep, order: { line }, key, brief: true });
  if (!played.ok) {
    const { message, rule } = played.fault;
    return { outcome: { line, state: 'refused', sentences: [message], rule }, step: null };
  }
  const { sentences: said } = JSON.parse(played.value.text) as { readonly sentences: readonly string[] };
  const sentences = said.filter((one) => one !== '');
  return { outcome: { line, state: 'played', sentences, rule: null }, step: stepOf(played.value.text) };
}
