import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { explainUnreadableFile, readFileOrExplain } from './explain-unreadable.ts';
import { UserError } from './user-error.ts';

it('explains why a path cannot be read', () => {
  const error = (code: string) =>
    Object.assign(new Error(`${code}: no such file or directory, stat 'a.csv'`), { code });
  expect(explainUnreadableFile('a.csv', error('ENOENT'))).toBe('a.csv does not exist. Check the name and the folder.');
  expect(explainUnreadableFile('a.csv', error('EACCES'))).toBe('a.csv cannot be read: permission denied.');
  expect(explainUnreadableFile('a', error('ELOOP'))).toMatch(/^a cannot be read: ELOOP/);
});

it('reads a named file, or explains why it cannot', async () => {
  expect(await readFileOrExplain(fileURLToPath(import.meta.url))).toContain('says why it cannot');
  await expect(readFileOrExplain('no-such-file.sql')).rejects.toEqual(
    new UserError('no-such-file.sql does not exist. Check the name and the folder.'),
  );
});
