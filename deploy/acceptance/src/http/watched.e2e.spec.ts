import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';

const DEPLOY = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, DEPLOY), 'utf8');

type Panel = { title: string; targets?: { expr: string; legendFormat: string }[] };
const { panels } = JSON.parse(read('monitoring/dashboards/naksha.json')) as { panels: Panel[] };
const queries = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr, legendFormat })),
);
const rules = [...read('monitoring/alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr]) => expr);

/** Metrics of other processes: the relay's, by source, the backup's file, of a real SMS gateway, and nginx's. */
const ELSEWHERE = new Map([
  ...['relay_lag_events', 'relay_lag_seconds', 'relay_publishing'].map(
    (name) => [`naksha_${name}`, 'src/parts/relay.ts'] as const,
  ),
  ['naksha_backup_taken_timestamp_seconds', 'src/backup/make-backup.ts'],
  ['naksha_sms_total', 'src/write-side/sms-gateway.ts'],
  ['naksha_edge_connections', 'nginx/nginx.conf'],
  ['naksha_edge_connections_total', 'nginx/nginx.conf'],
]);

let app: TestApp;
let told: string;
beforeAll(async () => {
  app = await TestApp.start({ worker: true });
  await app.client().get('/api/property/cities');
  told = (await app.client().get('/metrics')).text;
});
afterAll(() => app?.stop());

const findFigures = (expr: string): string[] => expr.match(/\b(?:naksha|process|nodejs)_\w+/g) ?? [];
const isTold = (figure: string): boolean => new RegExp(`^(?:# TYPE )?${figure}(?:_bucket|_count)?[ {]`, 'm').test(told);

describe('the dashboard and the alerts', () => {
  it('use metrics that a running server exposes', () => {
    expect(queries.length).toBeGreaterThan(25);
    for (const expr of [...queries.map((query) => query.expr), ...rules])
      for (const figure of findFigures(expr)) {
        const file = ELSEWHERE.get(figure);
        if (file) expect(read(file), figure).toContain(figure.replace('naksha_', ''));
        else expect(isTold(figure), `${figure} of ${expr}`).toBe(true);
      }
  });

  it('use labels that the metrics have', () => {
    const known = new Set([...told.matchAll(/(\w+)="/g)].map(([, label]) => label))
      .add('job')
      .add('instance')
      .add('slo')
      .add('state');
    for (const { title, expr, legendFormat } of queries) {
      const asked = [...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, labels]) => labels.split(/, ?/));
      const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label);
      for (const label of [...asked, ...shown]) expect([...known], `${title}: ${expr}`).toContain(label);
    }
  });

  it('have a panel for each of our metrics', () => {
    const ours = [...told.matchAll(/^# TYPE (naksha_\w+) /gm)].map(([, name]) => name);
    const shown = new Set(
      [...queries.map((query) => query.expr), ...rules]
        .flatMap(findFigures)
        .map((name) => name.replace(/_(bucket|count)$/, '')),
    );
    // Besides their age, and those that recover by themselves.
    const apart = [
      'naksha_reports_open',
      'naksha_enquiries_open',
      'naksha_imports_under_way',
      'naksha_photo_decoder_peak_bytes',
    ];
    expect(ours.filter((name) => !shown.has(name) && !apart.includes(name))).toEqual([]);
  });
});
