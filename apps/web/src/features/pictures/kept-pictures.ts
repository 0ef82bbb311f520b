/** What a keeper of pictures may hold, and for how long. */
export type Bounds = {
  /** Pictures that are kept; beyond it the one that was asked for longest ago goes. */
  readonly kept: number;
  readonly forMs: number;
  /** Drawings that may wait for their turn: one is made at a time. */
  readonly waiting: number;
};

/** A picture of some kilobytes is kept for ten minutes; who finds forty others waiting comes back later. */
export const BOUNDS: Bounds = { kept: 100, forMs: 10 * 60_000, waiting: 40 };

/** Too many wait for a drawing already. */
export class TooManyDrawings extends Error {}

export type Keeper<Picture> = {
  /**
   * The picture of that name, drawn by `draw` unless it is kept or just being drawn. A picture that is not there (null) is not kept.
   * @throws TooManyDrawings where `waiting` others wait already
   */
  readonly get: (name: string, draw: () => Promise<Picture | null>) => Promise<Picture | null>;
};

type Kept<Picture> = { readonly picture: Picture; readonly until: number };

/** Keeps what is drawn, and draws one after another, so that a crowd of strangers costs a process no more than one drawing at a time. */
export function keeperOf<Picture>(bounds: Bounds = BOUNDS, now: () => number = Date.now): Keeper<Picture> {
  const kept = new Map<string, Kept<Picture>>();
  const underWay = new Map<string, Promise<Picture | null>>();
  let last: Promise<unknown> = Promise.resolve();

  const keep = (name: string, picture: Picture): void => {
    kept.delete(name);
    kept.set(name, { picture, until: now() + bounds.forMs });
    for (const oldest of kept.keys()) {
      if (kept.size <= bounds.kept) return;
      kept.delete(oldest);
    }
  };
  const found = (name: string): Picture | null => {
    const there = kept.get(name);
    if (there === undefined) return null;
    kept.delete(name);
    if (there.until <= now()) return null;
    kept.set(name, there);
    return there.picture;
  };
  const inTurn = (name: string, draw: () => Promise<Picture | null>): Promise<Picture | null> => {
    const drawn = last.then(draw);
    last = drawn.catch(() => null);
    const done = drawn
      .then((picture) => {
        if (picture !== null) keep(name, picture);
        return picture;
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, done);
    return done;
  };
  return {
    get: async (name, draw) => {
      const there = found(name);
      if (there !== null) return there;
      const drawing = underWay.get(name);
      if (drawing !== undefined) return drawing;
      if (underWay.size > bounds.waiting) throw new TooManyDrawings();
      return inTurn(name, draw);
    },
  };
}
