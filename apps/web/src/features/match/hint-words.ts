/** A hint in sentences: the order, then why it is good. */
type Why = { readonly because: readonly string[]; readonly turnBecause: readonly string[] };

/** "fires at their Headquarters and destroys enemy infantry" */
const joined = (words: readonly string[]): string => words.join(' and ');

/**
 * The first order with its reason: "Hint: Move the Tank from c3 to c5. It fires at their Headquarters." Where the order alone brings
 * nothing, the reason is that of the turn. `title`: of a sentence for the whole turn, whose orders follow below.
 */
export function hintSentence(
  orders: readonly string[],
  { because, turnBecause }: Why,
  title: string | null = null,
): string {
  const [first] = orders;
  if (first === undefined) return 'Hint: no order is better than another here.';
  const why =
    because.length > 0 ? `It ${joined(because)}.` : turnBecause.length > 0 ? `Your turn ${joined(turnBecause)}.` : '';
  if (title !== null) return because.length > 0 ? `${title} ${joined(because)}.` : `${title}:`;
  return `Hint: ${first}${why === '' ? '' : ` ${why}`}`;
}
