import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../embedded-postgres/free-port.ts';
import { isRoot } from '../embedded-postgres/unprivileged-user.ts';
import { killProcessesInFolder } from './find-server-process.ts';
import { sendTcpRequest } from './send-and-receive.ts';
import type { ServerKind } from './server-kind.ts';

const CONFIGURATION = fileURLToPath(new URL('../../nginx/', import.meta.url));
const NEEDED_FOLDERS = ['cache', 'temp'];

export type NginxOptions = {
  origins: readonly number[];
  lines?: readonly string[];
};

/** The README of the folder `here` explains the two lines for each. */
function listOrigins(origins: readonly number[]): string[] {
  const servers = origins.map((origin) => `server 127.0.0.1:${origin}`);
  if (servers.length === 1) return servers.map((server) => `${server};`);
  return ['max_fails=2 fail_timeout=5s', 'max_fails=0 backup'].flatMap((use) =>
    servers.map((server) => `${server} ${use};`),
  );
}

const toFile = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

export const nginxServer = ({ origins, lines = [] }: NginxOptions): ServerKind => ({
  name: 'nginx',
  stopSignal: 'SIGTERM',
  // Its workers survive it and accept connections.
  endOrphans: (folder) => killProcessesInFolder(realpathSync(folder), 'nginx: '),
  async prepare(folder, port) {
    for (const name of NEEDED_FOLDERS) mkdirSync(join(folder, name), { recursive: true });
    const home = realpathSync(folder);
    const conf = join(home, 'conf');
    cpSync(CONFIGURATION, conf, { recursive: true });
    const here = join(conf, 'here');
    mkdirSync(here, { recursive: true });
    const dated = await findFreePort();
    const files = {
      origin: listOrigins(origins),
      listen: [`listen 127.0.0.1:${port};`, 'access_log access.log edge buffer=32k flush=1s;', ...lines],
      dated: [`listen 127.0.0.1:${dated};`],
      'dated-origin': [`server 127.0.0.1:${dated};`],
    };
    for (const [name, said] of Object.entries(files)) writeFileSync(join(here, `${name}.conf`), toFile(said));
    // Otherwise its workers run as a user without access to this folder.
    const user = isRoot ? ['-g', 'user root;'] : [];
    return { program: 'nginx', args: ['-p', `${home}/`, '-e', 'stderr', '-c', join(conf, 'nginx.conf'), ...user] };
  },
  reconfigure(folder) {
    const file = join(folder, 'conf/here/origin.conf');
    const wanted = toFile(listOrigins(origins));
    if (readFileSync(file, 'utf8') === wanted) return false;
    writeFileSync(file, wanted);
    return true;
  },
  home: (folder) => ({ cwd: realpathSync(folder), pidFile: join(folder, 'server.pid') }),
  address: (_, port) => `http://127.0.0.1:${port}`,
  async ask(_, port) {
    const request = `GET /health/edge HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
    const answer = String(await sendTcpRequest(port, Buffer.from(request), (bytes) => bytes.includes('\r\n\r\n')));
    if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`Unexpected response from nginx: ${answer.slice(0, 200)}`);
  },
});
