import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installMissingPrograms } from '../local/programs.ts';

const RULES = fileURLToPath(new URL('../../prometheus/alerts.yml', import.meta.url));

type Fault = {
  /** Series by name and labels; values as promtool expands them, one every 15 seconds. */
  series: Readonly<Record<string, string>>;
  /** By when it fires, in minutes after the fault began. */
  minutes: number;
};

const security = (kind: string, detail: string, values: string, minutes: number): Fault => ({
  series: { [`naksha_security_events_total{kind="${kind}",detail="${detail}"}`]: values },
  minutes,
});
const figure = (series: string, values: string, minutes: number): Fault => ({ series: { [series]: values }, minutes });
/** The labels that a static scrape and a PodMonitor in the namespace `naksha` give. */
const JOBS = ['naksha', 'naksha/naksha'];

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  SignInCodeGuessing: [security('code_guessed_wrong', '', '0+30x40', 5)],
  PhoneNumberLockoutsHigh: [security('number_locked', '', '0+2x60', 5)],
  SignInBudgetLow: ['texts/all', 'guesses/country'].map((detail) => security('budget_low', detail, '0 1x10', 1)),
  NetworkSignInBudgetLow: [security('budget_low', 'texts/ipv6_48', '0+2x60', 5)],
  SignInBudgetExhausted: [security('budget_exhausted', 'texts/address', '0 1x10', 1)],
  PhoneNumberBudgetsExhausted: [security('budget_exhausted', 'guesses/number', '0+4x100', 8)],
  SmsPrefixPaused: [security('prefix_paused', '', '0 1x10', 1)],
  SignInRateLimited: [security('rate_limited', 'sign_in', '0+30x100', 13)],
  SecondFactorLocked: [security('second_factor_locked', '', '0 1x10', 1)],
  SecondFactorFailures: [
    {
      series: {
        'naksha_security_events_total{kind="second_factor_failed",detail=""}': '0+1x40',
        'naksha_security_events_total{kind="second_factor_refused",detail=""}': '0+1x40',
      },
      minutes: 3,
    },
  ],
  SecondFactorRemoved: [security('second_factor_removed', '', '0 1x10', 1)],
  SecondFactorAdded: [security('second_factor_added', '', '0 1x10', 1)],
  RecoveryCodeUsed: [security('signed_in', 'recovery_code', '0 1x10', 1)],
  RecoveryCodesRenewed: [security('recovery_codes_renewed', '', '0 1x10', 1)],
  StaffRolesChanged: [security('staff_appointed', '', '0 1x10', 1)],
  MassAccountBlocking: [security('account_blocked', '', '0+2x60', 6)],
  StaffAccessAttempts: [security('authority_refused', 'staff_only', '0+2x60', 5)],
  UnauthorizedAccessAttempts: ['owner_only', 'not_yours'].map((detail) =>
    security('authority_refused', detail, '0+4x60', 6),
  ),
  StaffActionRateHigh: [security('staff_action', 'RejectListing', '0+50x60', 8)],
  RateLimitExceeded: [security('rate_limited', 'page', '0+900x60', 10)],
  NetworkMapBudgetExhausted: [security('rate_limited', 'network_work', '0 1x10', 1)],
  MapQueriesRejected: [security('rate_limited', 'waiting', '0+5x40', 3)],
  ContactDetailsInListings: [security('contact_refused', '', '0+10x100', 8)],
  RequestBodiesTooComplex: [security('body_refused', '', '0+5x40', 3)],
  UnknownHostRequests: [security('host_refused', '', '0+90x100', 15)],
  AccountErasureFailed: [figure('naksha_effects_dead{kind="finish-erasure"}', '1x60', 6)],
  SavedSearchListingsMissed: [figure('naksha_alerts_missing', '1x60', 6)],
  SavedSearchMessagesOverdue: [figure('naksha_alerts_overdue', '1x60', 11)],
  ListingReportsOverdue: [figure('naksha_reports_oldest_seconds', '172801x300', 61)],
  EnquiriesOverdue: [figure('naksha_enquiries_oldest_seconds', '172801x300', 61)],
  HighErrorRate: [
    {
      series: {
        'naksha_http_request_seconds_count{status="503",route="/api/listings"}': '0+2x60',
        'naksha_http_request_seconds_count{status="200",route="/api/listings"}': '0+100x60',
      },
      minutes: 7,
    },
  ],
  LiveStreamsNearLimit: [figure('naksha_live_streams', '6401x60', 6)],
  ProcessDown: JOBS.map((job) => figure(`up{job="${job}"}`, '0x20', 3)),
  ApiDown: [figure('naksha_live_streams', '3x4 stale', 4)],
  WorkerDown: [figure('naksha_effects_oldest_seconds{kind="notify-lead"}', '0x4 stale', 4)],
  RelayDown: [figure('naksha_relay_publishing', '1x4 stale', 4)],
  HighRequestLatency: [
    {
      series: {
        'naksha_http_request_seconds_bucket{route="/api/listings",le="1"}': '0+90x100',
        'naksha_http_request_seconds_bucket{route="/api/listings",le="2.5"}': '0+100x100',
        'naksha_http_request_seconds_bucket{route="/api/listings",le="+Inf"}': '0+100x100',
      },
      minutes: 12,
    },
  ],
  EventLoopLagHigh: JOBS.map((job) => figure(`nodejs_eventloop_lag_p99_seconds{job="${job}"}`, '0.6x60', 11)),
  ProjectionLagHigh: [figure('naksha_projection_partition_lag_seconds{partition="3"}', '61x40', 6)],
  ProjectorDown: [figure('naksha_projection_lag_seconds', '0x4 stale', 7)],
  ParkedKeys: [figure('naksha_parked_keys', '1x40', 6)],
  RelayLagHigh: [figure('naksha_relay_lag_seconds', '61x40', 6)],
  RelayNotPublishing: [figure('naksha_relay_publishing', '0x40', 3)],
  EffectRetriesExhausted: [figure('naksha_effects_dead{kind="notify-lead"}', '1x40', 6)],
  EffectsDelayed: [figure('naksha_effects_oldest_seconds{kind="notify-lead"}', '0+15x40', 2)],
  SmsGatewayUnavailable: [
    {
      series: { 'naksha_sms_total{result="unavailable"}': '0 1+1x40', 'naksha_sms_total{result="sent"}': '7x41' },
      minutes: 2,
    },
  ],
  ReactorLagHigh: [figure('naksha_reactor_lag_events{kind="notify-lead"}', '1001x60', 11)],
  PhotoProcessingDelayed: [figure('naksha_photos_waiting', '201x150', 31)],
  HighMemoryUsage: JOBS.map((job) => figure(`process_resident_memory_bytes{job="${job}"}`, '2000000001x80', 16)),
  FileDescriptorsNearLimit: JOBS.map((job) => ({
    series: { [`process_open_fds{job="${job}"}`]: '81x40', [`process_max_fds{job="${job}"}`]: '100x40' },
    minutes: 6,
  })),
  DatabaseDiskFull: [figure('naksha_database_read_only', '1x10', 1)],
  LogLinesLost: [figure('naksha_log_lines_lost_total{log="process"}', '0 5x10', 1)],
  MapBuiltInMainThread: [figure('naksha_map_builds_total{by="process"}', '0 1x10', 1)],
  BackupOverdue: [
    figure('naksha_backup_taken_timestamp_seconds', '-172801x300', 61),
    figure('up{job="naksha"}', '1x300', 61),
  ],
};
const cases = Object.entries(FAULTS).flatMap(([alert, faults]) => faults.map((fault) => ({ alert, ...fault })));

describe('alerts', () => {
  let folder: string;
  beforeAll(() => {
    installMissingPrograms(['prometheus'], (line) => console.log(`  ${line}`));
    folder = mkdtempSync(join(tmpdir(), 'naksha-alerts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('have each a fault that makes it fire', () => {
    const names = [...readFileSync(RULES, 'utf8').matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
    expect(Object.keys(FAULTS).sort()).toEqual(names.sort());
  });

  /** promtool's answer to all of them at once. @param value of `ALERTS` at that minute; undefined if the alert does not fire */
  function check(tests: readonly { alert: string; series: Fault['series']; at: string; value?: 1 }[]): string {
    const file = join(folder, 'alerts.test.json');
    const suite = {
      rule_files: [RULES],
      evaluation_interval: '15s',
      tests: tests.map(({ alert, series, at, value }) => ({
        name: alert,
        interval: '15s',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [
          {
            expr: `count(count by (alertname) (ALERTS{alertname="${alert}",alertstate="firing"}))`,
            eval_time: at,
            exp_samples: value ? [{ labels: '{}', value }] : [],
          },
        ],
      })),
    };
    writeFileSync(file, JSON.stringify(suite));
    const { stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    return `${stdout}${stderr}`;
  }

  it('fire in time when something is wrong', () => {
    expect(check(cases.map(({ minutes, ...one }) => ({ ...one, at: `${minutes}m`, value: 1 })))).toContain('SUCCESS');
    for (const { alert, minutes } of cases) console.log(`  ${alert}: fires within ${minutes} min`);
  });

  it('do not fire from the first moment', () => {
    const later = cases.filter(({ alert }) => alert !== 'DatabaseDiskFull');
    expect(check(later.map(({ minutes: _, ...one }) => ({ ...one, at: '0m' })))).toContain('SUCCESS');
  });

  it('of a missing relay do not fire where there was none', () => {
    const series = { 'naksha_live_streams{}': '0x40' };
    expect(check([{ alert: 'RelayDown', series, at: '8m' }])).toContain('SUCCESS');
  });
});
