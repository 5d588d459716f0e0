import { Problem } from '@naksha/events/contracts';
import { expect, it } from 'vitest';
import { isStorageUnavailable } from './is-storage-unavailable.ts';
import { toProblem } from './problem-filter.ts';

const coded = (code: string, message = 'something') => Object.assign(new Error(message), { code });

it('distinguishes an unavailable, stopping or full database from a bug, however the error is wrapped', () => {
  const away = [
    coded('53100', 'could not extend file "base/16384/16402": No space left on device'),
    coded('53300'),
    coded('25006', 'cannot execute INSERT in a read-only transaction'),
    coded('58030', 'could not write to file "pg_wal/xlogtemp.7"'),
    coded('P2010', 'Raw query failed. Code: `25006`. Message: `cannot execute UPDATE in a read-only transaction`'),
    coded('ENOSPC'),
    coded('EROFS'),
    new Error('creating failed', { cause: { originalCode: '25006', kind: 'postgres' } }),
    coded('57P01'),
    coded('08006'),
    coded('ECONNREFUSED'),
    coded('P2024'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('timeout exceeded when trying to connect'),
    new Error('appending failed', { cause: new Error('driver', { cause: { originalCode: '53100' } }) }),
  ];
  for (const error of away) expect(isStorageUnavailable(error), String(error)).toBe(true);
  for (const error of [
    coded('23505'),
    coded('P2010', 'Raw query failed. Code: `42P01`. Message: `no table`'),
    coded('42P01'),
    new TypeError('x is undefined'),
    undefined,
    'text',
    null,
  ])
    expect(isStorageUnavailable(error), String(error)).toBe(false);
});

it('returns 503 with Retry-After for an unavailable database, and 500 for a bug', () => {
  expect(toProblem(coded('53100'))).toMatchObject({ status: 503, code: 'storage_away', retryAfter: 5 });
  expect(toProblem(new TypeError('x is undefined'))).toMatchObject({ status: 500, code: 'internal' });
  const refused = Object.assign(new Problem(503, 'sign_in_unavailable', 'later'), { cause: coded('53100') });
  expect(toProblem(refused)).toBe(refused);
});
