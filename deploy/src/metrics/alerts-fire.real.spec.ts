import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { installMissingPrograms } from '../local/programs.ts';

type Rule = { alert?: string; record?: string };
const RULES = fileURLToPath(new URL('../../monitoring/alerts.yml', import.meta.url));
const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { name: string; rules: Rule[] }[] };

type Values = { fires: string; quiet: string };
type Fault = {
  /** By name and labels; values as promtool expands them, one every 15 seconds. */
  series: Readonly<Record<string, Values>>;
  /** From the first sample until the alert fires. */
  seconds: number;
};

const figure = (series: string, seconds: number, fires: string, quiet: string): Fault => ({
  series: { [series]: { fires, quiet } },
  seconds,
});
const security = (kind: string, detail: string, seconds: number, fires: string, quiet: string): Fault =>
  figure(`naksha_security_events_total{kind="${kind}",detail="${detail}"}`, seconds, fires, quiet);
/** For alerts about a single event. */
const [ONE, NONE] = ['0 1x10', '7x40'];

const requests = (status: string, fires: string, quiet: string) => ({
  [`naksha_http_request_seconds_count{status="${status}",route="/api/listings"}`]: { fires, quiet },
});
const durations = (route: string, le: string, all: string, inTime: Values) => ({
  [`naksha_http_request_seconds_count{route="${route}",status="200"}`]: { fires: all, quiet: all },
  [`naksha_http_request_seconds_bucket{route="${route}",status="200",le="${le}"}`]: inTime,
  [`naksha_http_request_seconds_bucket{route="${route}",status="200",le="2.5"}`]: { fires: all, quiet: all },
  [`naksha_http_request_seconds_bucket{route="${route}",status="200",le="+Inf"}`]: { fires: all, quiet: all },
});
/** Prometheus 3 writes the limit as 60.0. */
const leadTexts = (le: string) => ({
  'naksha_effect_latency_seconds_count{kind="notify-lead",outcome="done"}': { fires: '0+10x300', quiet: '0+10x300' },
  [`naksha_effect_latency_seconds_bucket{kind="notify-lead",outcome="done",le="${le}"}`]: {
    fires: '0+8x300',
    quiet: '0+9x300',
  },
});

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  SignInCodeGuessing: [security('code_guessed_wrong', '', 285, '0+30x40', '0+15x40')],
  PhoneNumberLockoutsHigh: [security('number_locked', '', 165, '0+2x60', '0+0.3x60')],
  SignInBudgetLow: ['texts/all', 'guesses/country'].map((detail) => security('budget_low', detail, 15, ONE, NONE)),
  NetworkSignInBudgetLow: [security('budget_low', 'texts/ipv6_48', 165, '0+2x60', '0+0.3x60')],
  SignInBudgetExhausted: [security('budget_exhausted', 'texts/address', 15, ONE, NONE)],
  PhoneNumberBudgetsExhausted: [security('budget_exhausted', 'guesses/number', 195, '0+4x100', '0+0.2x240')],
  SmsPrefixPaused: [security('prefix_paused', '', 15, ONE, NONE)],
  SignInRateLimited: [security('rate_limited', 'sign_in', 765, '0+30x100', '0+15x100')],
  SecondFactorLocked: [security('second_factor_locked', '', 15, ONE, NONE)],
  SecondFactorFailures: [
    {
      series: {
        'naksha_security_events_total{kind="second_factor_failed",detail=""}': { fires: '0+1x40', quiet: '0 2x40' },
        'naksha_security_events_total{kind="second_factor_refused",detail=""}': { fires: '0+1x40', quiet: '0 2x40' },
      },
      seconds: 45,
    },
  ],
  SecondFactorRemoved: [security('second_factor_removed', '', 15, ONE, NONE)],
  SecondFactorAdded: [security('second_factor_added', '', 15, ONE, NONE)],
  RecoveryCodeUsed: [security('signed_in', 'recovery_code', 15, ONE, NONE)],
  RecoveryCodesRenewed: [security('recovery_codes_renewed', '', 15, ONE, NONE)],
  StaffRolesChanged: [figure('naksha_staff_accounts{kind="reviewer"}', 75, '2x4 3x20', '2x40')],
  MassAccountBlocking: [security('account_blocked', '', 165, '0+2x60', '0 18x60')],
  StaffAccessAttempts: [security('authority_refused', 'staff_only', 165, '0+2x60', '0+0.4x60')],
  UnauthorizedAccessAttempts: ['owner_only', 'not_yours'].map((detail) =>
    security('authority_refused', detail, 195, '0+4x60', '0+1x60'),
  ),
  StaffActionRateHigh: [security('staff_action', 'RejectListing', 315, '0+50x60', '0+20x60')],
  RateLimitExceeded: [security('rate_limited', 'page', 555, '0+900x60', '0+700x60')],
  NetworkMapBudgetExhausted: [security('rate_limited', 'network_work', 15, ONE, NONE)],
  MapQueriesRejected: [security('rate_limited', 'waiting', 75, '0+5x40', '0+0.9x40')],
  ContactDetailsInListings: [security('contact_refused', '', 315, '0+10x100', '0+0.8x240')],
  RequestBodiesTooComplex: [security('body_refused', '', 75, '0+5x40', '0+0.9x40')],
  UnknownHostRequests: [security('host_refused', '', 855, '0+90x100', '0+70x100')],
  AccountErasureFailed: [figure('naksha_effects_dead{kind="finish-erasure"}', 300, '1x60', '0x60')],
  SavedSearchListingsMissed: [figure('naksha_alerts_missing', 300, '1x60', '0x60')],
  SavedSearchMessagesOverdue: [figure('naksha_alerts_overdue', 600, '1x60', '0x60')],
  ListingReportsOverdue: [figure('naksha_reports_oldest_seconds', 3600, '172801x300', '172800x300')],
  EnquiriesOverdue: [figure('naksha_enquiries_oldest_seconds', 3600, '172801x300', '172800x300')],
  HighErrorRate: [
    {
      series: { ...requests('503', '0+2x60', '0+1x60'), ...requests('200', '0+100x60', '0+100x60') },
      seconds: 315,
    },
  ],
  LiveStreamsNearLimit: [figure('naksha_live_streams', 300, '6401x60', '6400x60')],
  ProcessDown: [figure('up', 120, '0x20', '1x20')],
  ApiDown: [figure('naksha_live_streams', 195, '3x4 stale', '3x300')],
  WorkerDown: [figure('naksha_effects_oldest_seconds{kind="notify-lead"}', 195, '0x4 stale', '0x300')],
  RelayDown: [figure('naksha_relay_publishing', 195, '1x4 stale', '1x300')],
  EdgeDown: [figure('naksha_edge_connections{state="active"}', 195, '9x4 stale', '9x300')],
  HighRequestLatency: [
    {
      series: durations('/api/listings', '1', '0+100x100', { fires: '0+90x100', quiet: '0+96x100' }),
      seconds: 615,
    },
  ],
  EventLoopLagHigh: [figure('nodejs_eventloop_lag_p99_seconds', 600, '0.6x60', '0.5x60')],
  ProjectionLagHigh: [figure('naksha_projection_partition_lag_seconds{partition="3"}', 300, '61x40', '60x40')],
  ProjectorDown: [figure('naksha_projection_lag_seconds', 375, '0x4 stale', '0x300')],
  ParkedKeys: [figure('naksha_parked_keys', 300, '1x40', '0x40')],
  RelayLagHigh: [figure('naksha_relay_lag_seconds', 300, '61x40', '60x40')],
  RelayNotPublishing: [figure('naksha_relay_publishing', 120, '0x40', '1x40')],
  EffectRetriesExhausted: [figure('naksha_effects_dead{kind="notify-lead"}', 300, '1x40', '0x40')],
  EffectsDelayed: [figure('naksha_effects_oldest_seconds{kind="notify-lead"}', 105, '0+15x40', '60x40')],
  SmsGatewayUnavailable: [
    {
      series: {
        'naksha_sms_total{result="unavailable"}': { fires: '0 1+1x40', quiet: '0 1+1x40' },
        'naksha_sms_total{result="sent"}': { fires: '7x41', quiet: '0 1+1x40' },
      },
      seconds: 45,
    },
  ],
  ReactorLagHigh: [figure('naksha_reactor_lag_events{kind="notify-lead"}', 600, '1001x60', '1000x60')],
  PhotoProcessingDelayed: [figure('naksha_photos_waiting', 1800, '201x150', '200x150')],
  HighMemoryUsage: [figure('process_resident_memory_bytes', 900, '2000000001x80', '2000000000x80')],
  FileDescriptorsNearLimit: [
    {
      series: {
        process_open_fds: { fires: '81x40', quiet: '80x40' },
        process_max_fds: { fires: '100x40', quiet: '100x40' },
      },
      seconds: 300,
    },
  ],
  DatabaseDiskFull: [figure('naksha_database_read_only', 45, '0x2 1x10', '0x12')],
  LogLinesLost: [figure('naksha_log_lines_lost_total{log="process"}', 15, '0 5x10', NONE)],
  MapBuiltInMainThread: [figure('naksha_map_builds_total{by="process"}', 15, ONE, NONE)],
  BackupOverdue: [
    figure('naksha_backup_taken_timestamp_seconds', 3600, '-172801x300', '-160000x300'),
    figure('naksha_backup_taken_timestamp_seconds', 3600, '_x300', '0x300'),
  ],
  ErrorBudgetBurnsFast: [
    {
      series: { ...requests('500', '0+3x300', '0+2x300'), ...requests('200', '0+100x300', '0+200x300') },
      seconds: 135,
    },
    {
      series: durations('/api/map/:z/:x/:y', '0.25', '0+100x300', { fires: '0+85x300', quiet: '0+86x300' }),
      seconds: 135,
    },
    {
      series: durations('/api/listings', '0.5', '0+100x300', { fires: '0+85x300', quiet: '0+86x300' }),
      seconds: 135,
    },
    ...['60', '60.0'].map((le) => ({ series: leadTexts(le), seconds: 135 })),
  ],
  ErrorBudgetBurnsSlowly: [
    {
      series: { ...requests('500', '0+7x300', '0+5x300'), ...requests('200', '0+1000x300', '0+1000x300') },
      seconds: 915,
    },
    {
      series: durations('/api/map/:z/:x/:y', '0.25', '0+100x300', { fires: '0+93x300', quiet: '0+94x300' }),
      seconds: 915,
    },
  ],
};

/** The labels that Prometheus adds: as scraped in docs/operations.md, and as the PodMonitor of the chart in a namespace `naksha`. */
const TARGETS: Readonly<Record<string, string>> = {
  static: 'job="naksha",instance="api-1:3000"',
  PodMonitor:
    'job="naksha/naksha",namespace="naksha",pod="api-7f9c",container="api",endpoint="http",instance="10.1.2.3:3000"',
};
const withTarget = (series: string, labels: string): string => {
  const [, name, own] = /^(\w+)(?:\{(.+)\})?$/.exec(series)!;
  return `${name}{${own ? `${own},` : ''}${labels}}`;
};

const cases = Object.entries(FAULTS).flatMap(([alert, faults]) =>
  faults.flatMap((fault) => Object.values(TARGETS).map((target) => ({ alert, target, ...fault }))),
);
type Test = {
  alert: string;
  /** Labels. */
  target: string;
  series: Readonly<Record<string, string>>;
  /** When the alert fires; undefined if it never does. */
  seconds?: number;
};

const describeTest = ({ alert, target, series, seconds }: Test) => ({
  name: alert,
  interval: '15s',
  input_series: Object.entries(series).map(([name, values]) => ({ series: withTarget(name, target), values })),
  promql_expr_test: [
    {
      expr: `min(min_over_time(timestamp(ALERTS{alertname="${alert}",alertstate="firing"})[90m:15s]))`,
      eval_time: '75m',
      exp_samples: seconds === undefined ? [] : [{ labels: '{}', value: seconds }],
    },
  ],
});

describe('alerts', () => {
  let folder: string;
  beforeAll(() => {
    installMissingPrograms(['prometheus'], (line) => console.log(`  ${line}`));
    folder = mkdtempSync(join(tmpdir(), 'naksha-alerts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('each have a fault that makes them fire', () => {
    const names = groups.flatMap(({ rules }) => rules.flatMap(({ alert }) => alert ?? []));
    expect(Object.keys(FAULTS).sort()).toEqual(names.sort());
  });

  /** Each with only its own rule, because promtool evaluates all rules of a file. @returns promtool's output; '' if all pass */
  function check(tests: readonly Test[]): string {
    const files = Object.entries(Object.groupBy(tests, ({ alert }) => alert)).map(([alert, ofAlert = []]) => {
      const [rules, file] = ['rules', 'test'].map((kind) => join(folder, `${alert}.${kind}.json`));
      const own = groups.map((group) => ({
        ...group,
        rules: group.rules.filter((rule) => (rule.record ? /^ErrorBudget/.test(alert) : rule.alert === alert)),
      }));
      writeFileSync(rules, JSON.stringify({ groups: own }));
      const suite = { rule_files: [rules], evaluation_interval: '15s', tests: ofAlert.map(describeTest) };
      writeFileSync(file, JSON.stringify(suite));
      return file;
    });
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', ...files], { encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}`;
  }
  const pick = (series: Fault['series'], kind: keyof Values) =>
    Object.fromEntries(Object.entries(series).map(([name, values]) => [name, values[kind]]));

  it('fire in time when something is wrong', () => {
    expect(check(cases.map((one) => ({ ...one, series: pick(one.series, 'fires') })))).toBe('');
    for (const [alert, faults] of Object.entries(FAULTS))
      console.log(`  ${alert}: fires after ${[...new Set(faults.map(({ seconds }) => seconds))].join(' or ')} s`);
  });

  it('do not fire just below their threshold', () => {
    const quiet = cases.map(({ seconds: _, ...one }) => ({ ...one, series: pick(one.series, 'quiet') }));
    expect(check(quiet)).toBe('');
  });

  it('about a missing relay or nginx do not fire if there was none', () => {
    const series = { naksha_live_streams: '0x40' };
    const [target] = Object.values(TARGETS);
    expect(check(['RelayDown', 'EdgeDown'].map((alert) => ({ alert, target, series })))).toBe('');
  });
});
