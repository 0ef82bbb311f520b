import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Player } from '../service/matches.ts';

/** Opens accounts in tables of any version, with a token each. */
export async function addPlayers(pool: pg.Pool, count: number): Promise<readonly Player[]> {
  const players = Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    token: `fp_${randomBytes(24).toString('base64url')}`,
  }));
  for (const { id, token } of players) {
    await pool.query(
      `insert into users (id, name, email, email_verified, updated_at) values ($1, 'Player', $1 || '@example.org', true, now())`,
      [id],
    );
    const hash = createHash('sha256').update(token).digest();
    await pool.query(
      `insert into access_tokens (id, user_id, name, hash, scopes) values ($1, $1, 'bench', $2, '{matches:read,matches:write}')`,
      [id, hash],
    );
  }
  return players;
}

/** All columns of a table but these, in the words of SQL. */
async function columnsOf(pool: pg.Pool, table: string, but: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ readonly name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and column_name <> all($2)`,
    [table, but],
  );
  return rows.map(({ name }) => name).join(', ');
}

/** The tables of what belongs to a match, whose rows are copied with it. */
const OF_A_MATCH = ['match_seats', 'steps', 'match_snapshots', 'response_times'] as const;
/** And the tables whose rows have their own id. */
const WITH_IDS = { notifications: 'id', receipts: 'key' } as const;

/** Copies a match, with all its data, `copies` times. */
export async function copyMatch(pool: pg.Pool, id: string, copies: number): Promise<void> {
  const match = await columnsOf(pool, 'matches', ['id', 'rematch_of_id', 'stamp']);
  const numbers = `generate_series(1, ${copies}) n`;
  await pool.query(
    `insert into matches (id, ${match}) select id || '-' || n, ${match} from matches, ${numbers} where id = $1`,
    [id],
  );
  for (const table of OF_A_MATCH) {
    const columns = await columnsOf(pool, table, ['match_id']);
    await pool.query(
      `insert into ${table} (match_id, ${columns}) select match_id || '-' || n, ${columns} from ${table}, ${numbers}
        where match_id = $1`,
      [id],
    );
  }
  for (const [table, own] of Object.entries(WITH_IDS)) {
    const columns = await columnsOf(pool, table, ['match_id', own]);
    await pool.query(
      `insert into ${table} (${own}, match_id, ${columns}) select ${own} || '-' || n, match_id || '-' || n, ${columns}
        from ${table}, ${numbers} where match_id = $1`,
      [id],
    );
  }
}
