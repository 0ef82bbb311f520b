/** What a window asks for. Public data. */
export const WINDOWS: Readonly<Record<'army' | 'place' | 'turn' | 'retreat', string>> = {
  army: 'Design your army.',
  place: 'Place a unit in your back rows.',
  turn: 'Move your units, then attack, and end your turn.',
  retreat: 'Choose the square your unit retreats to.',
};
