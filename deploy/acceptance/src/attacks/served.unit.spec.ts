import { expect, it } from 'vitest';
import { Served } from './served.ts';

const bucket = (le: string, count: number, labels = 'method="GET",route="/home",status="200"') =>
  `naksha_http_request_seconds_bucket{le="${le}",${labels}} ${count}`;

it('sums the successful responses of all routes since the last reading', () => {
  const before = Served.parse([bucket('0.1', 40), bucket('+Inf', 40)].join('\n'));
  const after = Served.parse(
    [
      'nodejs_eventloop_lag_p99_seconds 0.0125',
      ...[bucket('0.05', 10), bucket('0.1', 138), bucket('1', 139), bucket('+Inf', 139)],
      bucket('0.1', 1, 'method="GET",route="/api/me/sessions",status="200"'),
      bucket('+Inf', 1, 'method="GET",route="/api/me/sessions",status="200"'),
      bucket('+Inf', 500, 'method="GET",route="/home",status="429"'),
      bucket('+Inf', 500, 'method="POST",route="/api/auth/signin/otpverify",status="200"'),
    ].join('\n'),
  );
  expect(after.loopDelayMs).toBe(12.5);
  expect(after.since(before).quantileMs(0.99)).toBe(100);
  expect(after.since(before).quantileMs(1)).toBe(1000);
});
