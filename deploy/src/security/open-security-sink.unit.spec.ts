import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../http/logger.ts';
import { Metrics } from '../metrics/metrics.ts';
import { Lifetime } from '../process/lifetime.ts';
import { openSecuritySink } from './open-security-sink.ts';

const quiet = () => {
  const lines: string[] = [];
  return { lines, logger: createLogger('silent', { write: (line: string) => void lines.push(line) }) };
};

it('without a file, security lines are in the process log, marked, whatever the log level', async () => {
  const { lines, logger } = quiet();
  const sink = await openSecuritySink({ config: { SECURITY_LOG: '' }, logger, lifetime: new Lifetime() });
  sink.write({ kind: 'signed_out', account: 'a' }, 'info');
  logger.error('an error');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ log: 'security', kind: 'signed_out', account: 'a', level: 30, time: expect.any(Number) }),
  ]);
});

it('with a file, lines are written there, and are complete when the process exits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'security-log-'));
  try {
    const [{ lines, logger }, lifetime, path] = [quiet(), new Lifetime(), join(folder, 'new', 'security.log')];
    const sink = await openSecuritySink({ config: { SECURITY_LOG: path }, logger, lifetime });
    for (let n = 0; n < 500; n++) sink.write({ kind: 'number_locked', seconds: n }, 'warn');
    await lifetime.end();
    const written = readFileSync(path, 'utf8').trim().split('\n');
    expect(written.map((line) => JSON.parse(line).seconds)).toEqual([...Array(500).keys()]);
    expect(JSON.parse(written[0])).toMatchObject({ log: 'security', level: 40 });
    expect(lines).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('each line that does not fit on a full disk goes to the process log and is counted', async () => {
  const lines: string[] = [];
  const logger = createLogger('error', { write: (line: string) => void lines.push(line) });
  const [lifetime, onLost] = [new Lifetime(), vi.fn()];
  const sink = await openSecuritySink({ config: { SECURITY_LOG: '/dev/full' }, logger, lifetime, onLost });
  const long = { kind: 'number_locked', seconds: 1, padding: 'x'.repeat(1024 * 1024) } as const;
  for (let n = 0; n < 20; n++) sink.write(long, 'warn');
  await lifetime.end();
  const lost = lines.filter((line) => line.includes('security log line lost'));
  expect(lost.length).toBeGreaterThan(0);
  expect(onLost).toHaveBeenCalledTimes(lost.length);
});

it('a file that cannot be written is reported with the name of the setting', async () => {
  const { logger } = quiet();
  const open = (path: string) => openSecuritySink({ config: { SECURITY_LOG: path }, logger, lifetime: new Lifetime() });
  // A file cannot contain a folder, for any user.
  const path = join(fileURLToPath(import.meta.url), 'security.log');
  await expect(open(path)).rejects.toThrow(`SECURITY_LOG: cannot write ${path}`);
  // Nor can /proc, where Node would loop forever.
  if (process.platform === 'linux')
    await expect(open('/proc/naksha/security.log')).rejects.toThrow('SECURITY_LOG: cannot write to /proc/naksha');
});

it('each kind has a counter from the start, so that its first event is an increase', async () => {
  const metrics = new Metrics();
  const { logger } = quiet();
  const sink = await openSecuritySink({ config: { SECURITY_LOG: '' }, logger, lifetime: new Lifetime(), metrics });
  sink.count('budget_exhausted', 'texts/all');
  const text = await metrics.printMetrics();
  expect(text).toContain('naksha_security_events_total{kind="budget_exhausted",detail="texts/all"} 1');
  expect(text).toContain('naksha_security_events_total{kind="budget_exhausted",detail="guesses/ipv6_48"} 0');
  expect(text).toContain('naksha_security_events_total{kind="number_locked",detail=""} 0');
});
