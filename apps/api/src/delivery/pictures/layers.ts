/** A drawing taken apart into layers, small enough that the next drawing has most of them again. */
import { nodesToSvg, type Scene, type SceneNode } from '@fieldpost/boards';

/** A group of more nodes than this is opened, where it does nothing but move what is in it. */
const MAX_NODES = 40;

const countOf = ({ children }: SceneNode): number => children.reduce((sum, child) => sum + countOf(child), 1);

const onlyMoves = ({ tag, attributes }: SceneNode): boolean =>
  tag === 'g' && Object.keys(attributes).every((name) => name === 'transform');

function opened(node: SceneNode, moves: readonly string[]): readonly string[] {
  const { transform } = node.attributes;
  if (node.children.length > 1 && onlyMoves(node) && countOf(node) > MAX_NODES) {
    const inside = transform === undefined ? moves : [...moves, String(transform)];
    return node.children.flatMap((child) => opened(child, inside));
  }
  const text = nodesToSvg([node]);
  return [moves.length === 0 ? text : `<g transform="${moves.join(' ')}">${text}</g>`];
}

/** The ground of a board, and most of what stands on it, are the same nodes from drawing to drawing. */
const KNOWN = new WeakMap<SceneNode, readonly string[]>();

function layersIn(node: SceneNode): readonly string[] {
  const known = KNOWN.get(node);
  if (known !== undefined) return known;
  const texts = opened(node, []);
  KNOWN.set(node, texts);
  return texts;
}

/** The texts of a drawing's layers, the lowest first: painted one over another they are the drawing. */
export const layersOf = ({ nodes }: Scene): readonly string[] => nodes.flatMap(layersIn);
