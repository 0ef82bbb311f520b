/** The head's text about the battle: the round and the objective. */
import type { Battle } from '@fieldpost/rules-animal-world-war/table';

/** "round 3 of 8"; null before the first round. */
export const whenOf = ({ round, field }: Battle): string | null => (round > 0 ? `round ${round} of ${field.RL}` : null);

/** The objective in play by the title of its card; null while something else is asked than a turn. */
export const goalOf = ({ aims, phase }: Battle): string | null => (phase === 'turn' ? `Goal: ${aims.title}` : null);
