/** What a window asks for. Public data. */
export const WINDOWS = {
  setupTank: 'Place your Superpanzer at your edge of the map.',
  setupSupport: 'Place your support tank near your Superpanzer.',
  plan: 'Give your Superpanzer its order for this round.',
  deploy: 'Play a token from your hand, or hold.',
  orders: 'Order your Superpanzer, and name the tokens that you want to play.',
  main: 'Act with a unit or a device, or pass.',
  queues: 'The queues of both sides are played.',
  awaitAction: 'The flight has ended: act from the landing hex, or end.',
  decision: 'Choose where to throw the beaten unit.',
  tankops: 'Choose when your gun fires.',
} as const satisfies Readonly<Record<string, string>>;

export type WindowName = keyof typeof WINDOWS;
