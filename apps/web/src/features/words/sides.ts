/** "south" -> "South". */
export const sideName = (side: string): string => side.charAt(0).toUpperCase() + side.slice(1);

const RULE_SETS: Readonly<Record<string, string>> = { 'wwi-combined-arms': 'WWI Combined Arms' };

/** The name of a game by its id. */
export const ruleSetName = (id: string): string => RULE_SETS[id] ?? id.split('-').map(sideName).join(' ');
