/** What a window asks for. Public data. */
export const WINDOWS = {
  setupTank: 'Place your Superpanzer at your edge of the map.',
  setupSupport: 'Place your support tank near your Superpanzer.',
  plan: 'Give your Superpanzer its order for this round.',
  deploy: 'Play one token of your hand, or hold.',
  main: 'Act with a unit or a device, or pass.',
  awaitAction: 'The flight has ended: act from where it came down, or end.',
  decision: 'Choose where the beaten unit is thrown.',
  tankops: 'Choose the moment at which your gun fires.',
} as const satisfies Readonly<Record<string, string>>;

export type WindowName = keyof typeof WINDOWS;
