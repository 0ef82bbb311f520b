// Minimal servers that bound what any Fastify + PostgreSQL product can do here. argv: port, pg-uri
import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';

const port = Number(process.argv[2]);
const uri = process.argv[3];
const POOL = Number(process.env.POOL ?? 16);

(async () => {
  const app = Fastify();
  app.get('/hello', async () => ({ hello: 'world' }));

  let n = 0;
  await app.register(mercurius, {
    schema: 'type Query { n: Int } type Mutation { bump(by: Int!): Int }',
    resolvers: { Query: { n: () => n }, Mutation: { bump: (_: unknown, a: { by: number }) => (n += a.by) } },
    jit: Number(process.env.JIT ?? 0),
  });

  if (uri) {
    const pool = new pg.Pool({ connectionString: uri, max: POOL }).on('error', () => undefined);
    await pool.query(`
      drop table if exists lim_turn; drop table if exists lim_match;
      create table lim_match (id int primary key, seq int not null, state jsonb not null, updated_at timestamptz not null default now());
      create table lim_turn (match_id int not null references lim_match(id), seq int not null, body jsonb not null, created_at timestamptz not null default now(), primary key (match_id, seq));
    `);
    const state = JSON.stringify({ pos: 'x'.repeat(900) });
    await pool.query(`insert into lim_match select g, 0, $1::jsonb from generate_series(1, 2000) g`, [state]);

    const schema = {
      body: { type: 'object', required: ['orders'], properties: { orders: { type: 'array' } } },
    } as const;
    // (c1) five statements, one transaction
    app.post<{ Params: { id: string } }>('/turn/:id', { schema }, async (req) => {
      const id = Number(req.params.id);
      const c = await pool.connect();
      try {
        await c.query('begin');
        const r = await c.query({
          name: 'sel',
          text: 'select seq, state from lim_match where id = $1 for update',
          values: [id],
        });
        const seq = r.rows[0].seq + 1;
        await c.query({
          name: 'ins',
          text: 'insert into lim_turn (match_id, seq, body) values ($1, $2, $3)',
          values: [id, seq, JSON.stringify(req.body)],
        });
        await c.query({
          name: 'upd',
          text: 'update lim_match set seq = $2, state = $3, updated_at = now() where id = $1',
          values: [id, seq, JSON.stringify(r.rows[0].state)],
        });
        await c.query('commit');
        return { seq };
      } catch (e) {
        await c.query('rollback');
        throw e;
      } finally {
        c.release();
      }
    });
    // (c2) the same three steps in one statement, one round trip
    const ONE = `with m as (select id, seq + 1 as seq from lim_match where id = $1 for update),
      t as (insert into lim_turn (match_id, seq, body) select id, seq, $2::jsonb from m returning seq)
      update lim_match x set seq = m.seq, state = $3::jsonb, updated_at = now() from m where x.id = m.id returning x.seq`;
    app.post<{ Params: { id: string } }>('/turn1/:id', { schema }, async (req) => {
      const r = await pool.query({
        name: 'one',
        text: ONE,
        values: [Number(req.params.id), JSON.stringify(req.body), state],
      });
      return { seq: r.rows[0].seq };
    });
  }
  await app.listen({ port, host: '127.0.0.1' });
  console.log('READY');
})();
