/** Tests how the proxy of the compose file routes requests, with Caddy itself if this machine has it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@fieldpost/config/free-port';
import { paced } from '@fieldpost/config/pace';
import { removeFolder } from '@fieldpost/config/remove-folder';
import { programPath } from '@fieldpost/config/test-programs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './place.ts';

const caddyfile = readFileSync(path.join(root, 'docker/Caddyfile'), 'utf8');

/** A server that says who it is, and refuses to become a socket. */
async function named(name: string): Promise<Server> {
  const server = createServer((_ask, answer) => answer.end(name));
  server.on('upgrade', (_ask, socket) =>
    socket.end(`HTTP/1.1 426 Upgrade Required\r\nx-name: ${name}\r\nconnection: close\r\n\r\n`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const caddy = programPath('caddy');
if (caddy)
  describe('the proxy', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-caddy-'));
    const servers: Server[] = [];
    let proxy: ChildProcess | null = null;
    let url = '';

    beforeAll(async () => {
      const [api, web] = [await named('api'), await named('web')];
      servers.push(api, web);
      const here = caddyfile
        .replaceAll('dynamic a api 4000', `dynamic a localhost ${portOf(api)}`)
        .replaceAll('web:3000', `127.0.0.1:${portOf(web)}`);
      writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${here}`);
      url = `http://127.0.0.1:${await freePort()}`;
      proxy = spawn(caddy, ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
        env: { ...process.env, SITE_ADDRESS: url, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        stdio: 'ignore',
      });
      while (!(await fetch(url).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
    }, paced(60_000));

    afterAll(async () => {
      const ended = new Promise((resolve) => proxy?.once('exit', resolve));
      proxy?.kill();
      await ended;
      for (const server of servers) server.close();
      await removeFolder(folder);
    });

    test.each([
      ['a page', '/', {}, 'web'],
      ['a question of a page', '/graphql', { method: 'POST', body: '{}' }, 'web'],
      ['a question in the address', '/graphql?query=x', {}, 'web'],
      [
        'a question with a token',
        '/graphql',
        { method: 'POST', body: '{}', headers: { authorization: 'Bearer x' } },
        'api',
      ],
      ['the schema', '/graphql/schema', {}, 'api'],
      ['a call of REST', '/api/v1/matches', {}, 'api'],
    ])('%s (%s) goes where it is answered', async (_what, target, init, name) => {
      expect(await (await fetch(`${url}${target}`, init)).text()).toBe(name);
    });

    test('a socket goes to the API, and what is for the house to nobody', async () => {
      const headers = { connection: 'upgrade', upgrade: 'websocket' };
      const answered = await new Promise<unknown>((resolve, reject) => {
        const ask = request(`${url}/graphql`, { headers }, ({ headers: said }) => resolve(said['x-name']));
        ask.once('error', reject);
        ask.end();
      });
      expect(answered).toBe('api');
      for (const inner of ['/healthz', '/readyz', '/metrics']) expect((await fetch(`${url}${inner}`)).status).toBe(404);
    });
  });
else
  test('no Caddy on this machine: its file was read, not tried', () => expect(caddyfile).toContain('handle @question'));
