/** Each game numbers its rules under letters of its own, so that a number alone says where its text is. */
const GAMES: Readonly<Record<string, string>> = {
  AWW: 'animal-world-war',
  CA: 'wwi-combined-arms',
  TDC: 'tank-killers',
};

/** The address of a rule's text; null: no game numbers its rules like this. */
export function ruleAddress(rule: string): string | null {
  const [letters = ''] = rule.split('-');
  return Object.hasOwn(GAMES, letters) ? `/rules/${GAMES[letters]}#${rule}` : null;
}
