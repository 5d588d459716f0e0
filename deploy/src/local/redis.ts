import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerCredentials } from './secured.ts';
import { sendTcpRequest } from './send-and-receive.ts';
import type { ServerKind } from './server-kind.ts';

/** Jobs survive a restart; under memory pressure tiles are evicted, which have an expiry, and never jobs. */
const settings = (folder: string, port: number, secured?: ServerCredentials): string => `
bind 127.0.0.1
${secured ? tlsSettings(port, secured) : `port ${port}`}
dir ${JSON.stringify(folder)}
pidfile ""
daemonize no
set-proc-title no
appendonly yes
save ""
maxmemory 256mb
maxmemory-policy volatile-lru
`;

const tlsSettings = (port: number, { certificate, key, user, password }: ServerCredentials): string => `port 0
tls-port ${port}
tls-cert-file ${JSON.stringify(certificate)}
tls-key-file ${JSON.stringify(key)}
tls-ca-cert-file ${JSON.stringify(certificate)}
tls-auth-clients no
user default off
user ${user} on >${password} ~* &* +@all`;

export const redisServer = (secured?: ServerCredentials): ServerKind => ({
  name: 'redis',
  stopSignal: 'SIGTERM',
  async prepare(folder, port) {
    mkdirSync(folder, { recursive: true });
    const file = join(realpathSync(folder), 'redis.conf');
    writeFileSync(file, settings(realpathSync(folder), port, secured));
    return { program: 'redis-server', args: [file] };
  },
  home: (folder) => ({ cwd: realpathSync(folder), pidFile: join(folder, 'server.pid') }),
  address: (_, port) =>
    secured ? `rediss://${secured.user}:${secured.password}@127.0.0.1:${port}` : `redis://127.0.0.1:${port}`,
  async ask(_, port) {
    const greeting = secured ? `AUTH ${secured.user} ${secured.password}\r\n` : '';
    const lines = secured ? 2 : 1;
    const enough = (bytes: Buffer) => bytes.toString().split('\r\n').length > lines;
    const answer = await sendTcpRequest(port, Buffer.from(`${greeting}PING\r\n`), enough, secured?.certificate);
    if (!answer.toString().endsWith('+PONG\r\n'))
      throw new Error(`Unexpected response from Redis: ${answer.toString().trim()}`);
  },
});
