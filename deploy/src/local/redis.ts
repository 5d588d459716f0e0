import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exchange } from './exchange.ts';
import type { ServerKind } from './server-kind.ts';

/** Jobs outlive a restart; what is thrown out when memory gets scarce are tiles, which carry an expiry, and never jobs. */
const settings = (folder: string, port: number): string => `
bind 127.0.0.1
port ${port}
dir ${JSON.stringify(folder)}
pidfile ""
daemonize no
set-proc-title no
appendonly yes
save ""
maxmemory 256mb
maxmemory-policy volatile-lru
`;

/** Debian's redis-server. */
export const redis: ServerKind = {
  name: 'redis',
  stopSignal: 'SIGTERM',
  async prepare(folder, port) {
    mkdirSync(folder, { recursive: true });
    const file = join(realpathSync(folder), 'redis.conf');
    writeFileSync(file, settings(realpathSync(folder), port));
    return { program: 'redis-server', args: [file] };
  },
  home: (folder) => ({ cwd: realpathSync(folder), pidFile: join(folder, 'server.pid') }),
  address: (_, port) => `redis://127.0.0.1:${port}`,
  async ask(_, port) {
    const answer = await exchange(port, Buffer.from('PING\r\n'), (bytes) => bytes.includes('\r\n'));
    if (!answer.toString().startsWith('+PONG')) throw new Error(`Redis says ${answer.toString().trim()}`);
  },
};
