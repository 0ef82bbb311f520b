/** Caches the parts of a drawing that stay from turn to turn. */
import type { SceneNode } from './scene.ts';

/**
 * A cache of up to `most` parts of drawings; the least recently used part goes first. Each key is drawn once and then returns the same
 * nodes, so that serializers and painters can recognise them by identity.
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
