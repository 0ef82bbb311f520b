/** What the sides of the games are called where people read it, on pages and in letters alike. */
const SIDES: Readonly<Record<string, string>> = { HERB: 'Herbivoria', CARN: 'Carnivoron', anglo: 'Allied' };

/** "south" -> "South"; sides that have a name of their own by it. */
export const sideName = (side: string): string => SIDES[side] ?? side.charAt(0).toUpperCase() + side.slice(1);
