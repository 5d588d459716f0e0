import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sendTcpRequest } from './send-and-receive.ts';
import type { ServerKind } from './server-kind.ts';

const ALERTS = fileURLToPath(new URL('../../monitoring/alerts.yml', import.meta.url));

/** The same for every server in a folder, which listens on this computer only. */
export const METRICS_KEYS = { METRICS_TOKEN: 'for-this-computer-alone' } as const;

/** Ports on this computer. */
type PrometheusOptions = { origins: readonly number[]; nginx?: number; alertmanager?: number };

/** JSON is valid YAML. */
const settings = ({ origins, nginx, alertmanager }: PrometheusOptions): string =>
  JSON.stringify({
    global: { scrape_interval: '5s', evaluation_interval: '5s' },
    rule_files: [ALERTS],
    ...(alertmanager && {
      alerting: { alertmanagers: [{ static_configs: [{ targets: [`127.0.0.1:${alertmanager}`] }] }] },
    }),
    scrape_configs: [
      {
        job_name: 'naksha',
        authorization: { credentials: METRICS_KEYS.METRICS_TOKEN },
        static_configs: [{ targets: origins.map((port) => `127.0.0.1:${port}`) }],
      },
      ...(nginx
        ? [
            {
              job_name: 'naksha-edge',
              metrics_path: '/metrics/edge',
              static_configs: [{ targets: [`127.0.0.1:${nginx}`] }],
            },
          ]
        : []),
    ],
  });

const SETTINGS_FILE = 'prometheus.yml';

export const prometheusServer = (options: PrometheusOptions): ServerKind => ({
  name: 'prometheus',
  stopSignal: 'SIGTERM',
  async prepare(folder, port) {
    mkdirSync(folder, { recursive: true });
    const home = realpathSync(folder);
    const file = join(home, SETTINGS_FILE);
    writeFileSync(file, settings(options));
    const args = [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(home, 'data')}`,
      '--storage.tsdb.retention.time=7d',
      '--storage.tsdb.retention.size=512MB',
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ];
    return { program: 'prometheus', args };
  },
  reconfigure(folder) {
    const file = join(folder, SETTINGS_FILE);
    const wanted = settings(options);
    if (readFileSync(file, 'utf8') === wanted) return false;
    writeFileSync(file, wanted);
    return true;
  },
  home: (folder) => ({ cwd: realpathSync(folder), pidFile: join(folder, 'server.pid') }),
  address: (_, port) => `http://127.0.0.1:${port}`,
  ask: (_, port) => assertServerReady('Prometheus', port),
});

/** @throws if the server does not respond to `/-/ready` with 200 */
export async function assertServerReady(name: string, port: number): Promise<void> {
  const request = `GET /-/ready HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
  const answer = String(await sendTcpRequest(port, Buffer.from(request), (bytes) => bytes.includes('\r\n\r\n')));
  if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`Unexpected response from ${name}: ${answer.slice(0, 200)}`);
}
