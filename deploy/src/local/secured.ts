import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installMissingPrograms } from './programs.ts';

export type ServerCredentials = {
  /** PEM, self-signed, so clients need it in `NODE_EXTRA_CA_CERTS`. */
  certificate: string;
  key: string;
  user: string;
  password: string;
};

/** The same for every server in a folder, which listens on this computer only. */
const USER = { user: 'naksha', password: 'for-this-computer-alone' } as const;
const DAYS = '3650';

export function loadOrCreateServerCredentials(folder: string): ServerCredentials {
  if (!existsSync(folder)) {
    installMissingPrograms(['openssl'], console.error);
    // Under a temporary name and renamed, so that an incomplete one is never used.
    const half = `${folder}.${process.pid}`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half, { recursive: true });
    mkdirSync(dirname(folder), { recursive: true });
    const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', DAYS, '-subj', '/CN=127.0.0.1'];
    const alternative = ['-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
    const files = ['-keyout', join(half, 'key.pem'), '-out', join(half, 'certificate.pem')];
    execFileSync('openssl', [...words, ...alternative, ...files], { stdio: 'ignore' });
    renameSync(half, folder);
  }
  const home = realpathSync(folder);
  return { certificate: join(home, 'certificate.pem'), key: join(home, 'key.pem'), ...USER };
}
