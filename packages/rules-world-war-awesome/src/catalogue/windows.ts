/** What a window asks for. Public data. */
export const WINDOWS = {
  setupTank: 'Place your Superpanzer at your edge of the map.',
  setupSupport: 'Place your support tank near your Superpanzer.',
  plan: 'Give your Superpanzer its order for this round.',
  deploy: 'Play a token from your hand, or hold.',
  orders: 'Give your Superpanzer its order and name the tokens to play.',
  main: 'Act with a unit or a device, or pass.',
  queues: 'Both queues are playing.',
  awaitAction: 'The flight has ended: act from the landing hex, or end.',
  decision: 'Choose where to throw the beaten unit.',
  tankops: 'Choose when your gun fires.',
} as const satisfies Readonly<Record<string, string>>;

export type WindowName = keyof typeof WINDOWS;
