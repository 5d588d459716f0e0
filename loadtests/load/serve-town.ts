import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Watched } from './watch-processes.ts';

export const TOKEN = 'a-token-of-the-load-test';
/** The numbers of `phoneOfPerson` in k6/take-part.ts. */
const phones = Array.from({ length: 500 }, (_, n) => `+9199000${String(n).padStart(5, '0')}`);

/** Sign-in without texts, and limits for all load from one machine. */
export const SETTINGS: Readonly<Record<string, string>> = {
  OTP_BYPASS_NUMBERS: phones.join(','),
  OTP_ENABLED: 'off',
  TRUST_PROXY: '127.0.0.1',
  REQUESTS_A_MINUTE: '1000000',
  POSTS_A_DAY_NEW: '100000',
  POSTS_UNTIL_VERIFIED: '100000',
  PHOTOS_AN_HOUR: '10000',
  PHOTOS_UNUSED: '10000',
  METRICS_TOKEN: TOKEN,
};

export type Town = {
  url: string;
  processes: readonly Watched[];
  token: string;
  end(): Promise<void>;
};

export async function startDemoServer(): Promise<Town> {
  const folder = await mkdtemp(join(tmpdir(), 'naksha-load-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o711);
  const main = fileURLToPath(import.meta.resolve('@naksha/deploy')).replace(
    /(?:src|dist)\/index\.[jt]s$/,
    'dist/mains/embedded.js',
  );
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...SETTINGS,
      NAKSHA_DATA_DIR: folder,
      NAKSHA_DEMO: 'on',
      PORT: '0',
      MAP_STYLE_URL: 'plain',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const end = async () => {
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = await new Promise<string>((resolve, reject) => {
    ended.then(() => reject(new Error('The server exited before it was ready')));
    createInterface(server.stdout).on('line', (line) => {
      const [found] = /http:\S+/.exec(line.includes('is ready at http') ? line : '') ?? [];
      if (found) resolve(found);
    });
  });
  return { url, processes: [{ name: 'server', url }], token: TOKEN, end };
}
