import { expect, it } from 'vitest';
import { UserError } from '../process/user-error.ts';
import { toStartFailureError } from './describe-start-failure.ts';

const FRESH = /or run `npm start -- --fresh`, which keeps this folder under another name/;

it.each([
  ['initdb failed: initdb: error: could not write file: No space left on device', /^the disk of \/data is full\. Free/],
  [
    'PostgreSQL exited with code 1: LOG: x\nFATAL:  could not write lock file "postmaster.pid": No space left on device',
    /disk of \/data is full/,
  ],
  [
    'PostgreSQL exited with code 1: FATAL:  data directory "/data/postgres" has wrong ownership\nHINT:  The server must be started by the user that owns the data directory.',
    /^the current user has no access to the database in \/data \(data directory .* has wrong ownership\)\. Start as the owner/,
  ],
  [
    'PostgreSQL exited with code 1: FATAL:  database files are incompatible with server\nDETAIL:  The data directory was initialized by PostgreSQL version 17, which is not compatible with this version 18.1.',
    /was created by PostgreSQL 17, .*\. Start the version that created it, take a backup/,
  ],
  [
    'PostgreSQL exited with code 1: 2026-11-27 LOG:  starting\n2026-11-27 PANIC:  could not locate a valid checkpoint record\n2026-11-27 LOG:  shut down',
    /^cannot start the database in \/data: could not locate a valid checkpoint record\. Restore the folder/,
  ],
])('describes “%s” in one line with the reason and the action', (message, words) => {
  const described = toStartFailureError(new Error(message), '/data');
  expect(described).toBeInstanceOf(UserError);
  expect(described.message).toMatch(/^NAKSHA_DATA_DIR: [^\n]+$/);
  expect(described.message.replace('NAKSHA_DATA_DIR: ', '')).toMatch(words);
});

it('describes a wrong password, a full disk and a folder of another user by their codes', () => {
  const describe = (code: string) => toStartFailureError(Object.assign(new Error('x'), { code }), '/data').message;
  expect(describe('28P01')).toMatch(/\/data\/postgres\.password does not contain the password of the database/);
  expect(describe('28P01')).toMatch(FRESH);
  expect(describe('ENOSPC')).toContain('is full');
  expect(describe('EACCES')).toContain('has no access');
});

it('keeps a message that is already a sentence', () => {
  const error = new UserError('said');
  expect(toStartFailureError(error, '/data')).toBe(error);
});
