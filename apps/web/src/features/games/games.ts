/** Each game in a sentence or two, and the scenario that pictures it best. */
type About = { readonly words: string; readonly scenario: string };

export const ABOUT_GAMES: Readonly<Record<string, About>> = {
  'wwi-combined-arms': {
    words: 'Two players, no dice, no cards: infantry, guns and tanks on a squared map. Destroy the enemy Headquarters.',
    scenario: 'salient-duel',
  },
  'animal-world-war': {
    words:
      'Two Empires of animal soldiers, up to four players each, on hexagonal tiles that crumble under fire: dice, objectives, one hidden card. Or draw a battlefield of your own.',
    scenario: 'last-bridge',
  },
  'tank-killers': {
    words:
      'Two players, no board, no dice: two lines of tanks, guns and infantry, and ninety-two cards that change each attack. Half of the enemy formation wins.',
    scenario: 'duel-at-dusk',
  },
};
