import { readFile, readdir } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { startTestServer, copyTemplate } from '@fieldpost/config/test-server';
import { buildApp } from '@fieldpost/api';
import { openAccount } from '@fieldpost/api/players/accounts';
import { current } from '@fieldpost/rulebook';
import { freePort } from '@fieldpost/config/free-port';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { openMatchOver, MatchGunner } from './matches.ts';
import { writeScript } from './scripts.ts';
const which = process.argv[2] ?? 'ours';
const scenario = process.argv[3] ?? 'campaign-duel';
const COUNT = Number(process.argv[4] ?? 1500), CONN = Number(process.argv[5] ?? 8);
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' };
const postgres = await startTestServer(DURABLE);
const { url } = await copyTemplate(postgres.adminUrl);
const port = await freePort();
const SECRET = 'a secret of the bench that is long enough';
const prof = process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/fp/prof'] : [];
const args = which === 'ours' ? [...prof, 'apps/api/src/main.ts'] : [...prof, 'apps/bench/src/peers/limit-server.ts', String(port), url];
const child = spawn(process.execPath, args, { cwd: '/work/main', env: { ...process.env, DATABASE_URL: url, PORT: String(port), SECRET, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '0' }, stdio: ['ignore', 'ignore', 'inherit'] });
for (;;) { const ok = await fetch(`http://127.0.0.1:${port}/${which === 'ours' ? 'readyz' : 'hello'}`).then(() => true, () => false); if (ok) break; await new Promise(r => setTimeout(r, 100)); }
const cpuOf = async (pid: number) => { const t = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' '); return (Number(t[11]) + Number(t[12])) * 10; };
const pgCpu = async () => { let sum = 0; for (const p of await readdir('/proc')) { if (!/^\d+$/.test(p)) continue; try { const cmd = await readFile(`/proc/${p}/cmdline`, 'utf8'); const cwd = cmd.includes('postgres'); if (cwd && pidsOk(p)) sum += await cpuOf(Number(p)); } catch {} } return sum; };
const ppid = async (pid: number) => Number((await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')[1]);
let pidsOk = (_p: string) => true;
const pool = new pg.Pool({ connectionString: url, max: 2 });
const main = Number((await pool.query("select pg_backend_pid() p")).rows[0].p);
const post = await ppid(main);
const mine = async () => { let sum = 0; for (const p of await readdir('/proc')) { if (!/^\d+$/.test(p)) continue; try { if (Number(p) === post || (await ppid(Number(p))) === post) sum += await cpuOf(Number(p)); } catch {} } return sum; };
const agent = new Agent({ keepAlive: true, maxSockets: CONN });
const shoot = (s: { path: string; headers: object; body: string }) => new Promise<{ status: number; body: string }>((res, rej) => { const r = request({ host: '127.0.0.1', port, path: s.path, method: 'POST', agent, headers: { ...s.headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(s.body) } }, (m) => { let b = ''; m.on('data', (d) => (b += d)); m.on('end', () => res({ status: m.statusCode ?? 0, body: b })); }); r.on('error', rej); r.end(s.body); });
const gunners: { next(): { path: string; headers: Record<string, string>; body: string }; answer(s: number, b: string): void }[] = [];
if (which === 'ours') {
  const app = await buildApp({ databaseUrl: url, secret: SECRET });
  const rules = current('wwi-combined-arms')!;
  for (let n = 0; n < CONN; n++) {
    const ps = [];
    for (let i = 0; i < 2; i++) { const o = await openAccount(app.services, { name: `P ${n}`, email: `${crypto.randomUUID()}@example.org` }); if (!o.ok) throw 1; ps.push(o.value); }
    const ms = [];
    for (let m = 0; m < 2; m++) { const script = writeScript(rules, scenario, { noLossTurns: 0, turnLimit: 300 }, 600, m + 1); ms.push({ id: await openMatchOver({ port }, { south: ps[0]!, north: ps[1]! }, script), script }); }
    gunners.push(new MatchGunner(ms, { south: ps[0]!, north: ps[1]! }));
  }
  await app.close();
} else {
  const body = JSON.stringify({ orders: Array.from({ length: 32 }, (_, u) => ({ u, to: `square ${u} of the map` })) });
  let nth = 0;
  for (let n = 0; n < CONN; n++) gunners.push({ next: () => ({ path: `/turn/${1 + (nth++ % 2000)}`, headers: {}, body }), answer: () => {} });
}
let left = 200; const lat: number[] = [];
const run = async (g: (typeof gunners)[number]) => { while (left-- > 0) { const t = performance.now(); const a = await shoot(g.next()); lat.push(performance.now() - t); g.answer(a.status, a.body); } };
await Promise.all(gunners.map(run));
await pool.query('checkpoint');
const wal = async () => Number((await pool.query("select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 w")).rows[0].w);
const [c0, p0, w0, t0] = [await cpuOf(child.pid!), await mine(), await wal(), performance.now()];
left = COUNT; lat.length = 0;
await Promise.all(gunners.map(run));
const [c1, p1, w1, t1] = [await cpuOf(child.pid!), await mine(), await wal(), performance.now()];
lat.sort((a, b) => a - b);
console.log(which, scenario, { perSec: (COUNT / (t1 - t0)) * 1000, nodeMs: (c1 - c0) / COUNT, pgMs: (p1 - p0) / COUNT, wal: (w1 - w0) / COUNT, p50: lat[lat.length >> 1], p99: lat[Math.floor(lat.length * 0.99)] });
await pool.end(); child.kill('SIGTERM'); await new Promise((r) => child.once('exit', r)); await postgres.remove(); process.exit(0);
