import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from './logger.ts';

const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
});
afterEach(() => vi.useRealTimers());

const away = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });

it('a repeated failure is logged once a second with the number of omitted lines, separately for each cause', () => {
  const logger = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) }, 'limit repeats');
  const fail = (partition: number) => logger.error({ err: away, partition }, 'projection failed');
  for (let k = 0; k < 60; k++) fail(3);
  fail(4);
  logger.error({ err: Object.assign(new Error('reset'), { code: 'ECONNRESET' }), partition: 3 }, 'projection failed');
  logger.info({ requests: 1 }, 'still logged');
  logger.info({ requests: 1 }, 'still logged');
  const shown = () => lines.splice(0).map(({ msg, partition, suppressed }) => [msg, partition, suppressed]);
  expect(shown()).toEqual([
    ['projection failed', 3, undefined],
    ['projection failed', 4, undefined],
    ['projection failed', 3, undefined],
    ['still logged', undefined, undefined],
    ['still logged', undefined, undefined],
  ]);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toEqual([['projection failed', 3, 58]]);
  fail(3);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(shown()).toEqual([['projection failed', 3, undefined]]);
  vi.advanceTimersByTime(2_000);
  fail(3);
  expect(shown()).toEqual([['projection failed', 3, undefined]]);
});

it('logs the cause of a rejected request, such as the status of the SMS gateway', async () => {
  const { Problem } = await import('@naksha/events/contracts');
  const logger = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const cause = Object.assign(new Error('the SMS gateway answered 503'), { name: 'SmsNotSent' });
  const err = Object.assign(new Problem(503, 'sms_not_sent', 'The code could not be sent. Try again.'), { cause });
  logger.error({ err }, 'request failed');
  expect(lines[0]).toMatchObject({ err: { cause: 'SmsNotSent: the SMS gateway answered 503' } });
});
