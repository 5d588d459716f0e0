import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, type Databases, Lifetime, openDatabases, parseConfig } from '@naksha/deploy';

export async function withBenchDatabase(run: (config: Config, databases: Databases) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'naksha-bench-'));
  const config = parseConfig({
    PORT: '0',
    NAKSHA_DATA_DIR: folder,
    NAKSHA_SECRET: 'a secret for benchmarks, forty letters long',
    REQUESTS_A_MINUTE: '1000000',
    POSTS_A_DAY_NEW: '100000',
    POSTS_UNTIL_VERIFIED: '100000',
    LOG_LEVEL: 'warn',
    NAKSHA_DEMO: 'off',
    MAP_STYLE_URL: 'plain',
  });
  const lifetime = new Lifetime();
  const databases = await openDatabases(config, 'bench', lifetime);
  try {
    await run(config, databases);
  } finally {
    await lifetime.end();
    await rm(folder, { recursive: true, force: true });
  }
}
