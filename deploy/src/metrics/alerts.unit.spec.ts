import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUDGETED, BUDGETS, SECURITY_KINDS } from '@naksha/services';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../http/logger.ts';
import { Lifetime } from '../process/lifetime.ts';
import { listSecurityMetricLabels, openSecuritySink } from '../security/open-security-sink.ts';

import { Metrics } from './metrics.ts';

const RULES = new URL('../../monitoring/alerts.yml', import.meta.url);
const RUNBOOK = new URL('../../../docs/operations.md', import.meta.url);
/** Metrics of a part that must be running; others exist from the start. */
const OF_PARTS: Readonly<Record<string, string>> = {
  naksha_live_streams: '../parts/api.ts',
  naksha_log_lines_lost_total: '../parts/process-context.ts',
  naksha_database_read_only: '../parts/process-context.ts',
  naksha_map_builds_total: '../parts/map-rebuilder.ts',
  naksha_effects_dead: '../parts/worker.ts',
  naksha_effects_oldest_seconds: '../parts/worker.ts',
  naksha_staff_accounts: '../parts/worker.ts',
  naksha_sms_total: '../write-side/sms-gateway.ts',
  naksha_edge_connections: '../../nginx/nginx.conf',
  naksha_effect_latency_seconds: '../parts/worker.ts',
  naksha_reports_oldest_seconds: '../parts/report-open-tasks.ts',
  naksha_enquiries_oldest_seconds: '../parts/report-open-tasks.ts',
  naksha_alerts_missing: '../parts/alerts.ts',
  naksha_alerts_overdue: '../parts/alerts.ts',
  naksha_projection_lag_seconds: '../parts/projector.ts',
  naksha_projection_partition_lag_seconds: '../parts/projector.ts',
  naksha_parked_keys: '../parts/projector.ts',
  naksha_relay_lag_seconds: '../parts/relay.ts',
  naksha_relay_publishing: '../parts/relay.ts',
  naksha_reactor_lag_events: '../parts/worker.ts',
  naksha_photos_waiting: '../parts/photos.ts',
  naksha_backup_taken_timestamp_seconds: '../backup/make-backup.ts',
};
/** Prometheus's own metrics, those of every Node process, and those that a rule records. */
const FIGURE = /\b(?:naksha|process|nodejs)[_:][\w:]+|\bup\b/g;

const text = readFileSync(RULES, 'utf8');
const alerts = text
  .split(/^ +- alert: /m)
  .slice(1)
  .map((rule) => ({
    name: /^\w+/.exec(rule)?.[0] ?? '',
    expr: /^ +expr: (.+)$/m.exec(rule)?.[1] ?? '',
    severity: /^ +labels: \{ severity: (\w+) \}$/m.exec(rule)?.[1],
    summary: /^ +summary: (.+)$/m.exec(rule)?.[1],
  }));

const recorded = [...text.matchAll(/^ +- record: (\S+)\n +expr: (.+)$/gm)].map(([, name, expr]) => ({ name, expr }));

describe('the alert rules', () => {
  it('have unique names and a description each', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length);
    for (const { name, severity, summary } of alerts) {
      expect(['warning', 'critical'], name).toContain(severity);
      expect(summary?.length, name).toBeGreaterThan(20);
    }
  });

  it('have one entry each in docs/operations.md with meaning and action, and there is no other entry', () => {
    const rows = [...readFileSync(RUNBOOK, 'utf8').matchAll(/^\| `([A-Z]\w+)` \| (.+) \| (.+) \|$/gm)];
    expect(rows.map(([, name]) => name).sort()).toEqual(alerts.map(({ name }) => name).sort());
    for (const [, name, means, todo] of rows)
      for (const cell of [means, todo]) expect(cell.length, name).toBeGreaterThan(7);
  });

  it('use existing metrics', async () => {
    const metrics = new Metrics();
    await openSecuritySink({
      config: { SECURITY_LOG: '' },
      logger: createLogger('silent'),
      lifetime: new Lifetime(),
      metrics,
    });
    metrics.recordResponse('GET', '/', 200, 0);
    const told = await metrics.printMetrics();
    const known = new Set(['up', ...recorded.map(({ name }) => name)]);
    for (const { name, expr } of [...alerts, ...recorded.filter((rule) => !rule.expr.startsWith('vector('))]) {
      expect(expr.match(FIGURE), name).not.toBeNull();
      for (const figure of (expr.match(FIGURE) ?? []).filter((one) => !known.has(one)))
        expect(
          figure.replace(/_(bucket|count)$/, '') in OF_PARTS || new RegExp(`^${figure}\\b`, 'm').test(told),
          figure,
        ).toBe(true);
    }
    for (const [figure, file] of Object.entries(OF_PARTS))
      expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toMatch(
        new RegExp(`(?:\\b|naksha_)${figure.replace('naksha_', '')}\\b`),
      );
  });

  const asked = alerts.flatMap(({ name, expr }) =>
    [...expr.matchAll(/kind="(\w+)"(?:,detail(=~?)"([^"]+)")?/g)].map(([, kind, how, detail]) => ({
      name,
      kind,
      matches: new RegExp(how ? `^(?:${detail})$` : ''),
    })),
  );

  it('use kinds and details that the security log has', () => {
    for (const { name, kind, matches } of asked) {
      expect(Object.keys(SECURITY_KINDS), name).toContain(kind);
      const known = listSecurityMetricLabels().filter((label) => label.kind === kind);
      // Codes, actions and fields are too many to list.
      if (known.length > 0)
        expect(
          known.some(({ detail }) => matches.test(detail)),
          `${name} ${matches}`,
        ).toBe(true);
    }
  });

  it('use events that the server records, and each alarming kind of event has a rule', () => {
    const written = findRecordedKinds();
    const kinds = new Set(asked.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !written.has(kind))).toEqual([]);
    // Only a command writes it, which Prometheus cannot scrape: StaffRolesChanged counts the accounts instead.
    expect(kinds).not.toContain('staff_appointed');
    written.delete('staff_appointed');
    const alarming = Object.entries(SECURITY_KINDS).flatMap(([kind, { alarming }]) => (alarming ? [kind] : []));
    expect(alarming.filter((kind) => written.has(kind) && !kinds.has(kind))).toEqual([]);
  });

  it('S-22 S-32 have a rule for each budget of texts and guesses', () => {
    const alarmed = (kind: string, detail: string) =>
      asked.some((one) => one.kind === kind && one.matches.test(detail));
    for (const what of BUDGETED)
      for (const budget of BUDGETS) {
        // A number has no price that could rise: its daily codes are used up, or it is locked.
        const kind = budget === 'number' ? 'budget_exhausted' : 'budget_low';
        expect(alarmed(kind, `${what}/${budget}`), `${kind} ${what}/${budget}`).toBe(true);
      }
    for (const line of ['address', 'ipv6_64'])
      for (const what of BUDGETED) expect(alarmed('budget_exhausted', `${what}/${line}`), `${what}/${line}`).toBe(true);
    expect(listSecurityMetricLabels()).toEqual(
      expect.arrayContaining(
        BUDGETED.flatMap((what) => BUDGETS.map((budget) => ({ kind: 'budget_low', detail: `${what}/${budget}` }))),
      ),
    );
  });
});

function findRecordedKinds(): Set<string> {
  const sources = ['../../../services/src', '..'].flatMap((folder) => {
    const root = fileURLToPath(new URL(`${folder}/`, import.meta.url));
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map((file) => readFileSync(join(root, file), 'utf8'));
  });
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/\.record\(\{\s*kind: '(\w+)'/g)].map(([, kind]) => kind)),
  );
}
