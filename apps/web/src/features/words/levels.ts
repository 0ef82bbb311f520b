/** The levels of the computer in words. */

/** "Captain" */
export const levelName = (level: string): string => `${level.charAt(0).toUpperCase()}${level.slice(1)}`;

export type LevelScore = {
  readonly level: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
};

/** "You won 3 of 4, 1 drawn."; null: they have not met. */
export function scoreWords(score: LevelScore | undefined): string | null {
  if (score === undefined) return null;
  const { won, drawn, lost } = score;
  return `You won ${won} of ${won + drawn + lost}${drawn === 0 ? '' : `, ${drawn} drawn`}.`;
}
