/** What a window asks for. Public data. */
export const WINDOWS = {
  placement: 'Place your Infantry beside your cities.',
  sorties: 'Send planes against targets within their reach.',
  scramble: 'Send fighters up against the planes that come, or let them pass.',
  flak: 'Your flak fires by its standing orders.',
  landing: 'A plane that lost its carrier lands by its standing orders.',
  transfers: 'Move planes to other bases.',
  sail: 'Move your ships.',
  seaFire: 'Fire with warships and subs.',
  march: 'Move, board and land your ground units.',
  guns: 'Fire your artillery.',
  assault: 'Attack with your ground units.',
  production: 'Build units at your factories, ports and airfields.',
  bases: 'Build bases with your Infantry.',
  repairs: 'Order bridges to be repaired.',
  skyAndSea: 'Plan planes and ships for this turn, unseen by the others.',
  ground: 'Plan marches, guns and assaults for this turn, unseen by the others.',
  laterSea: 'Plan transfers, ships and their fire for this turn, unseen by the others.',
  laterGround: 'Plan guns and assaults for this turn, unseen by the others.',
  laterHome: 'Plan bases and repairs for this turn, unseen by the others.',
  home: 'Plan what is built and repaired in this turn, unseen by the others.',
} as const satisfies Readonly<Record<string, string>>;

export type WindowName = keyof typeof WINDOWS;
