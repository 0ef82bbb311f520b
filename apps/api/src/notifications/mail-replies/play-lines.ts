import { readOrder } from '@fieldpost/engine';
import type { Context } from '../../context.ts';
import { refusalFault } from '../../platform/errors/refusal.ts';
import { play } from '../../turn/play.ts';
import { stepOf } from '../mail-actions/act.ts';
import type { Answerable } from '../mail-actions/answerable.ts';

/** What became of one line of a mail. `left`: it was not tried, because one before it was refused. */
export type LineOutcome = {
  readonly line: string;
  readonly state: 'played' | 'refused' | 'left';
  /** What it did, in sentences, or why it was refused. */
  readonly told: readonly string[];
  /** The rule that refused it. */
  readonly rule: string | null;
};

const NOT_TRIED = 'Not tried, because the line before it was refused.';

/** A line behind a refused one: what is wrong with it by itself is told at once, so that he need not ask again for each. */
function leftOver({ standing, game, seat }: Answerable, line: string): LineOutcome {
  const { rules } = standing;
  const order = readOrder(rules, game, seat, { line });
  if (order.ok) return { line, state: 'left', told: [NOT_TRIED], rule: null };
  const { message, rule } = refusalFault(order.fault, rules.texts);
  return { line, state: 'refused', told: [message], rule };
}

/**
 * Plays lines one after another by the ordinary way, until one is refused; each under a key of its own, so that a mail that comes
 * twice plays once.
 * @param key names the mail.
 */
export async function playLines(
  context: Context,
  letter: Answerable,
  lines: readonly string[],
  key: string,
): Promise<{ readonly outcomes: readonly LineOutcome[]; readonly step: number }> {
  const { caller, standing } = letter;
  const outcomes: LineOutcome[] = [];
  let { step } = letter;
  for (const [nth, line] of lines.entries()) {
    const order = { expectedStep: step, order: { line }, key: `mail:${key}:${nth}`, brief: true };
    const played = await play(context, caller, standing.match.id, order);
    if (!played.ok) {
      const { message, rule } = played.fault;
      const rest = lines.slice(nth + 1).map((one) => leftOver(letter, one));
      return { outcomes: [...outcomes, { line, state: 'refused', told: [message], rule }, ...rest], step };
    }
    const { sentences } = JSON.parse(played.value.text) as { readonly sentences: readonly string[] };
    outcomes.push({ line, state: 'played', told: sentences.filter((one) => one !== ''), rule: null });
    step = stepOf(played.value.text);
  }
  return { outcomes, step };
}
