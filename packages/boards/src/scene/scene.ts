/** A drawing as plain data: a tree of SVG nodes that a browser shows as elements and a mail as a picture. */

export type SceneNode = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly SceneNode[];
};

/** A whole picture. `width` and `height` are user units of the drawing, `size` is the width in pixels it is shown at. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** One short line, for instance "WWI Combined Arms, 8 by 8 squares". */
  readonly title: string;
  /** The position in words, for those who cannot see it. */
  readonly description: string;
  readonly nodes: readonly SceneNode[];
};

export function node(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly SceneNode[] = [],
): SceneNode {
  return { tag, attributes, children };
}

export function group(
  attributes: Readonly<Record<string, string | number>>,
  children: readonly SceneNode[],
): SceneNode {
  return node('g', attributes, children);
}

/** An outline without filling, with round ends and corners like a pen's. */
export function stroke(d: string, colour: string, width: number, more: Readonly<Record<string, string | number>> = {}) {
  return node('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function shape(d: string, fill: string, more: Readonly<Record<string, string | number>> = {}): SceneNode {
  return node('path', { d, fill, ...more });
}

export function disc(
  x: number,
  y: number,
  r: number,
  fill: string,
  more: Readonly<Record<string, string | number>> = {},
) {
  return node('circle', { cx: round(x), cy: round(y), r, fill, ...more });
}

/** To a tenth of a unit: finer is not seen and only makes the text longer. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
