import type * as rulebook from '@fieldpost/rulebook';
import { TOY_GAME } from '@fieldpost/rulebook/toy-game';

type Rulebook = typeof rulebook;

/**
 * The rulebook with one game more: the example game, for two or three sides, of the engine's own tests. To be put in its place by
 * `vi.mock('@fieldpost/rulebook', async (original) => withExampleGame(await original()))`; everything else is the service as it is.
 */
export const withExampleGame = (book: Rulebook): Rulebook => ({ ...book, ...book.bookOf([...book.games(), TOY_GAME]) });
