import { outpost } from '@fieldpost/engine/proving';
import type * as rulebook from '@fieldpost/rulebook';

type Rulebook = typeof rulebook;

/**
 * The rulebook with one game more: Outpost, for two or three sides, of the engine's own tests. To be put in its place by
 * `vi.mock('@fieldpost/rulebook', async (original) => withOutpost(await original()))`; everything else is the service as it is.
 */
export function withOutpost(book: Rulebook): Rulebook {
  const isOutpost = (name: string): boolean => name === 'outpost@1' || name === 'outpost';
  return {
    ...book,
    all: () => [...book.all(), outpost],
    ruleSetOf: (name) => (isOutpost(name) ? outpost : book.ruleSetOf(name)),
    current: (id) => (isOutpost(id) ? outpost : book.current(id)),
    find: (ref) => (isOutpost(ref.id) ? outpost : book.find(ref)),
  };
}
