import { expect, it } from 'vitest';
import { explainUnreadable } from './explain-unreadable.ts';

it('says in words why a path cannot be read', () => {
  const error = (code: string) =>
    Object.assign(new Error(`${code}: no such file or directory, stat 'a.csv'`), { code });
  expect(explainUnreadable('a.csv', error('ENOENT'))).toBe('a.csv does not exist. Check the name and the folder.');
  expect(explainUnreadable('a.csv', error('EACCES'))).toBe('a.csv cannot be read: permission denied.');
  expect(explainUnreadable('a', error('ELOOP'))).toMatch(/^a cannot be read: ELOOP/);
});
