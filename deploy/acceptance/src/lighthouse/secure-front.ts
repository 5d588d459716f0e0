import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOrCreateServerCredentials } from '@naksha/deploy/local';

/** Headers not allowed in HTTP/2 responses. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

export type SecureFront = { url: string; close(): void };

/** A TLS and HTTP/2 proxy in front of the product, as in deployments, with a self-signed certificate. */
export async function openSecureFront(origin: string): Promise<SecureFront> {
  const { hostname, port: originPort } = new URL(origin);
  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true }, (asked, answer) => {
    const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(own), host: asked.authority };
    const options = { method: asked.method, path: asked.url, headers, hostname, port: originPort };
    const passed = request(options, (given) => {
      const kept = Object.entries(given.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
      answer.writeHead(given.statusCode ?? 502, Object.fromEntries(kept));
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `https://127.0.0.1:${port}`, close: () => void server.close() };
}

function makeCertificate(): { cert: Buffer; key: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'naksha-tls-'));
  try {
    const { certificate, key } = loadOrCreateServerCredentials(join(folder, 'tls'));
    return { cert: readFileSync(certificate), key: readFileSync(key) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
