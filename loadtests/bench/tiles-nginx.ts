import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SERVER_CORE, spawnPinnedToCore } from './tiles-process.ts';

export type Nginx = { port: number; process: ChildProcess };

/**
 * One worker, no access log, keep-alive.
 * @param bodies gzipped, by path
 */
export async function startNginx(folder: string, bodies: ReadonlyMap<string, Uint8Array>): Promise<Nginx> {
  for (const [path, body] of bodies) {
    const file = join(folder, 'files', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port));
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
  const nginx = { port, process: spawnPinnedToCore(SERVER_CORE, 'nginx', args) };
  await answering(port, nginx.process);
  return nginx;
}

const configuration = (folder: string, port: number): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  default_type application/vnd.mapbox-vector-tile;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/temp;`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    add_header Content-Encoding gzip;
    add_header Cache-Control "max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=1";
  }
}
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answering(port: number, nginx: ChildProcess): Promise<void> {
  for (const until = Date.now() + 5000; Date.now() < until && nginx.exitCode === null; await setTimeout(50)) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answered) return;
  }
  throw new Error('nginx did not start in time');
}
