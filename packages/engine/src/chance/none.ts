import { type RecordedChance, recorded } from './recorded.ts';

/** For places where nothing may be left to luck (drafts, games without dice): any draw is a bug and throws. */
export function noChance(): RecordedChance {
  return recorded((faces) => {
    throw new Error(`a die with ${faces} faces was thrown where no luck is allowed`);
  });
}
