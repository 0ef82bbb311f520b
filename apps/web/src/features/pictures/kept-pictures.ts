/** The limits of a picture cache: number and age. */
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

/** A bounded cache of pictures, each with its expiry. */
function shelfOf<Picture>({ kept, forMs }: Bounds, now: () => number) {
  const shelf = new Map<string, Kept<Picture>>();
  return {
    put: (name: string, picture: Picture): void => {
      shelf.delete(name);
      shelf.set(name, { picture, until: now() + forMs });
      const [oldest] = shelf.keys();
      if (shelf.size > kept && oldest !== undefined) shelf.delete(oldest);
    },
    take: (name: string): Picture | null => {
      const there = shelf.get(name);
      if (there === undefined) return null;
      shelf.delete(name);
      if (there.until <= now()) return null;
      shelf.set(name, there);
      return there.picture;
    },
  };
}

/** Keeps what is drawn, and draws one after another, so that a crowd of strangers costs a process no more than one drawing at a time. */
export function keeperOf<Picture>(bounds: Bounds = BOUNDS, now: () => number = Date.now): Keeper<Picture> {
  const shelf = shelfOf<Picture>(bounds, now);
  const underWay = new Map<string, Promise<Picture | null>>();
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = (name: string, draw: () => Promise<Picture | null>): Promise<Picture | null> => {
    const drawn = last.then(draw);
    last = drawn.catch(() => null);
    const done = drawn
      .then((picture) => {
        if (picture !== null) shelf.put(name, picture);
        return picture;
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, done);
    return done;
  };
  return {
    get: async (name, draw) => {
      const there = shelf.take(name);
      if (there !== null) return there;
      const drawing = underWay.get(name);
      if (drawing !== undefined) return drawing;
      if (underWay.size > bounds.waiting) throw new TooManyDrawings();
      return inTurn(name, draw);
    },
  };
}
