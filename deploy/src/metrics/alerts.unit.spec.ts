import { readFileSync } from 'node:fs';
import { SECURITY_KINDS } from '@naksha/services';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../http/logger.ts';
import { Lifetime } from '../process/lifetime.ts';
import { openSecuritySink } from '../security/open-security-sink.ts';
import { securityLabels } from '../security/security-labels.ts';
import { Metrics } from './metrics.ts';

const RULES = new URL('../../prometheus/alerts.yml', import.meta.url);
/** Figures that are found out by a part that must run for it; the rest is there from the start. */
const OF_PARTS = ['naksha_live_streams'];

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

describe('the alarm rules', () => {
  it('are told apart by their names, and each says what it is about', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length);
    for (const { name, severity, summary } of alerts) {
      expect(['warning', 'critical'], name).toContain(severity);
      expect(summary?.length, name).toBeGreaterThan(20);
    }
  });

  it('ask for figures that there are', async () => {
    const metrics = new Metrics();
    await openSecuritySink({
      config: { SECURITY_LOG: '' },
      logger: createLogger('silent'),
      lifetime: new Lifetime(),
      metrics,
    });
    metrics.answered('GET', '/', 200, 0);
    const told = await metrics.text();
    for (const { name, expr } of alerts) {
      const figures = expr.match(/\bnaksha_\w+/g) ?? [];
      expect(figures, name).not.toEqual([]);
      for (const figure of figures)
        expect(OF_PARTS.includes(figure) || new RegExp(`^${figure}\\b`, 'm').test(told), figure).toBe(true);
    }
    const source = readFileSync(new URL('../parts/api.ts', import.meta.url), 'utf8');
    for (const figure of OF_PARTS) expect(source).toContain(`'${figure.replace('naksha_', '')}'`);
  });

  it('ask for kinds and details that the security log has, and every alarming kind has one', () => {
    const asked = alerts.flatMap(({ name, expr }) =>
      [...expr.matchAll(/kind="(\w+)"(?:,detail(=~?)"([^"]+)")?/g)].map(([, kind, how, detail]) => ({
        name,
        kind,
        matches: new RegExp(how ? `^(?:${detail})$` : ''),
      })),
    );
    for (const { name, kind, matches } of asked) {
      expect(Object.keys(SECURITY_KINDS), name).toContain(kind);
      const known = securityLabels().filter((label) => label.kind === kind);
      // Codes, actions and fields are too many to be listed.
      if (known.length > 0)
        expect(
          known.some(({ detail }) => matches.test(detail)),
          `${name} ${matches}`,
        ).toBe(true);
    }
    const alarming = Object.entries(SECURITY_KINDS).filter(
      ([kind, { alarming }]) => alarming && kind !== 'account_blocked',
    );
    expect(alarming.map(([kind]) => kind).filter((kind) => !asked.some((one) => one.kind === kind))).toEqual([]);
  });
});
