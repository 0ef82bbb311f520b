/** What a window asks for. Public data. */
export const WINDOWS = {
  placement: 'Place your Infantry beside your cities.',
  sorties: 'Send planes against targets in range.',
  scramble: 'Send fighters against the incoming planes, or let them pass.',
  flak: 'Your flak fires by its standing orders.',
  landing: 'A plane that lost its carrier lands by standing orders.',
  transfers: 'Move planes to other bases.',
  sail: 'Move your ships.',
  seaFire: 'Fire with warships and subs.',
  march: 'Move, board and land your ground units.',
  guns: 'Fire your artillery.',
  assault: 'Attack with your ground units.',
  production: 'Build units at your factories, ports and airfields.',
  bases: 'Build bases with your Infantry.',
  repairs: 'Repair bridges.',
  skyAndSea: 'Secretly plan planes and ships for this turn.',
  ground: 'Secretly plan marches, guns and assaults for this turn.',
  laterSea: 'Plan transfers, ships and their fire for this turn, unseen by the others.',
  laterGround: 'Plan guns and assaults for this turn, unseen by the others.',
  laterHome: 'Plan bases and repairs for this turn, unseen by the others.',
  home: 'Secretly plan building and repairs for this turn.',
} as const satisfies Readonly<Record<string, string>>;

export type WindowName = keyof typeof WINDOWS;
