import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('strangers-page.html', import.meta.url));
const LIBRARY = join(createRequire(import.meta.url).resolve('maplibre-gl/package.json'), '../dist');
const TYPES: Record<string, string> = { html: 'text/html', css: 'text/css', mjs: 'text/javascript' };

export async function openStrangersSite(): Promise<{ url: string; close(): void }> {
  const server: Server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://stranger');
    const path = pathname === '/' ? PAGE : join(LIBRARY, pathname);
    try {
      const content = await readFile(path);
      response.setHeader('content-type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain').end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
