/** What of a drawing stays from turn to turn. */
import type { SceneNode } from './scene.ts';

/**
 * A store of so many parts of drawings, the one that was asked for longest ago goes first. A part is drawn once for each key, and
 * is the same nodes ever after: who writes or paints them may know them again.
 */
export function drawnOnce(most: number): (key: string, draw: () => readonly SceneNode[]) => readonly SceneNode[] {
  const kept = new Map<string, readonly SceneNode[]>();
  return (key, draw) => {
    const nodes = kept.get(key) ?? draw();
    kept.delete(key);
    kept.set(key, nodes);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return nodes;
  };
}
