import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../processes/free-port.ts';
import { removeFolder } from '../processes/remove-folder.ts';
import { superviseProgram } from '../processes/supervise.ts';
import { accepts } from './accepts.ts';

/** An HAProxy before some processes, each of which it asks for /readyz. */
export type Balancer = { readonly url: string; stop(): Promise<void> };

const configOf = (port: number, ports: readonly number[]): string => `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout check 30s
  option redispatch
frontend all
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  balance roundrobin
  option httpchk GET /readyz
  default-server inter 250ms fall 1 rise 1
${ports.map((one) => `  server p${one} 127.0.0.1:${one} check`).join('\n')}
`;

/** Starts it. @param program where it is, see `programPath('haproxy')`. @param ports of the processes, up or not. */
export async function startBalancer(program: string, ports: readonly number[]): Promise<Balancer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldpost-balancer-'));
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, configOf(port, ports));
  const running = superviseProgram({ name: 'HAProxy', file: program, args: ['-db', '-f', file], cwd: folder });
  await accepts(port);
  const stop = async (): Promise<void> => {
    await running.stop();
    await removeFolder(folder);
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
