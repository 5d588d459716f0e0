import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findAlertmanager } from './programs.ts';
import { assertServerReady } from './prometheus.ts';
import type { ServerKind } from './server-kind.ts';

const EXAMPLE = fileURLToPath(new URL('../../monitoring/alertmanager.yml', import.meta.url));

/** The example configuration, whose receivers' hosts are replaced. @param receiver their origin, such as http://127.0.0.1:9000 */
export const alertmanagerServer = (receiver: string): ServerKind => ({
  name: 'alertmanager',
  stopSignal: 'SIGTERM',
  async prepare(folder, port) {
    mkdirSync(folder, { recursive: true });
    const home = realpathSync(folder);
    const file = join(home, 'alertmanager.yml');
    writeFileSync(file, readFileSync(EXAMPLE, 'utf8').replaceAll(/https:\/\/([\w-]+)\.example/g, `${receiver}/$1`));
    const args = [
      `--config.file=${file}`,
      `--storage.path=${join(home, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      // Without other instances.
      '--cluster.listen-address=',
      '--log.level=warn',
    ];
    return { program: findAlertmanager(), args };
  },
  home: (folder) => ({ cwd: realpathSync(folder), pidFile: join(folder, 'server.pid') }),
  address: (_, port) => `http://127.0.0.1:${port}`,
  ask: (_, port) => assertServerReady('Alertmanager', port),
});
