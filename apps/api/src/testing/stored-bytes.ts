import type { Context } from '../context.ts';

const TABLES = ['matches', 'match_seats', 'steps', 'drafts', 'receipts', 'notifications'] as const;

/** All rows of a match as text: two equal texts mean that nothing was written between. */
export async function storedBytes(context: Context, matchId: string): Promise<string> {
  const parts: string[] = [];
  for (const table of TABLES) {
    const column = table === 'matches' ? 'id' : 'match_id';
    const { rows } = await context.database.pool.query<{ readonly row: string }>(
      `select t::text as row from ${table} t where ${column} = $1 order by 1`,
      [matchId],
    );
    parts.push(table, ...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}
