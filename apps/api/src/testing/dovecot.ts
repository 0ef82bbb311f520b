import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@fieldpost/config/free-port';
import { removeFolder } from '@fieldpost/config/remove-folder';
import { accepts } from '@fieldpost/config/test-accepts';
import { IMAP_USER } from './imap-server.ts';

/** A real IMAP server of others, where this machine has one. */
export type Dovecot = {
  readonly port: number;
  deliver(raw: string): void;
  /** How many mails are marked as read. */
  read(): number;
  stop(): Promise<void>;
};

/** Whether this machine has Dovecot, and an account that may start it. */
export const dovecotIsHere = (): boolean =>
  process.getuid?.() === 0 && spawnSync('dovecot', ['--version']).status === 0 && hasImap();

const hasImap = (): boolean => spawnSync('test', ['-x', '/usr/lib/dovecot/imap']).status === 0;

const configuration = (folder: string, port: number): string => `
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
mail_location = maildir:${folder}/mail
first_valid_uid = 1
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}/mail
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service stats {
  unix_listener stats-writer {
    mode = 0666
  }
}
`;

/** Starts it on a free port, with an empty mailbox. Resolves when it takes connections. */
export async function startDovecot(): Promise<Dovecot> {
  const [folder, port] = [mkdtempSync(path.join(tmpdir(), 'dovecot-')), await freePort()];
  const mail = path.join(folder, 'mail');
  for (const name of ['new', 'cur', 'tmp']) mkdirSync(path.join(mail, name), { recursive: true });
  writeFileSync(path.join(folder, 'conf'), configuration(folder, port));
  writeFileSync(path.join(folder, 'users'), `${IMAP_USER.user}:{PLAIN}${IMAP_USER.password}\n`);
  chmodSync(folder, 0o755);
  spawnSync('chown', ['-R', 'nobody:nogroup', mail]);
  const server = spawn('dovecot', ['-F', '-c', path.join(folder, 'conf')], { stdio: 'ignore' });
  await accepts(port);
  let count = 0;
  const deliver = (raw: string): void => {
    count += 1;
    const file = path.join(mail, 'tmp', `${count}.test`);
    writeFileSync(file, raw, { mode: 0o666 });
    spawnSync('chown', ['nobody:nogroup', file]);
    spawnSync('mv', [file, path.join(mail, 'new', `${count}.test`)]);
  };
  return {
    port,
    deliver,
    read: () => readdirSync(path.join(mail, 'cur')).filter((name) => /,[A-Z]*S/.test(name)).length,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await removeFolder(folder);
    },
  };
}
