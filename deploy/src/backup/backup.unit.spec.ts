import { describe, expect, it, vi } from 'vitest';
import { parseBackupArguments } from './backup-arguments.ts';
import { sortByReferences } from './list-tables.ts';
import { Pace } from './pace.ts';

describe('npm run backup', () => {
  it('takes a backup by default, and lists or prunes', () => {
    const fast = Number.POSITIVE_INFINITY;
    expect(parseBackupArguments(['/b'])).toEqual({ act: 'take', folder: '/b', bytesASecond: fast });
    expect(parseBackupArguments(['/b', '--most-mb', '2.5'])).toEqual({
      act: 'take',
      folder: '/b',
      bytesASecond: 2.5e6,
    });
    expect(parseBackupArguments(['prune', '/b'])).toMatchObject({ act: 'prune', folder: '/b' });
    expect(parseBackupArguments(['list', '/b'])).toMatchObject({ act: 'list', folder: '/b' });
  });

  it('reports wrong arguments with the usage', () => {
    for (const words of [[], ['a', 'b'], ['prune', 'a', 'b'], ['a', '--fast']])
      expect(() => parseBackupArguments(words), words.join(' ')).toThrow('npm run backup -- prune FOLDER');
    expect(() => parseBackupArguments(['a', '--most-mb', 'many'])).toThrow(
      '--most-mb many: use a number of megabytes per second',
    );
  });
});

it('tables are listed after the tables that they reference', () => {
  const table = (name: string, ...references: string[]) => ({ name, references });
  const sorted = sortByReferences([
    table('note', 'enquiry'),
    table('enquiry', 'account'),
    table('a'),
    table('account'),
  ]);
  expect(sorted.map(({ name }) => name)).toEqual(['a', 'account', 'enquiry', 'note']);
  expect(() => sortByReferences([table('a', 'b'), table('b', 'a')])).toThrow('cycle: a, b');
});

it('the rate limit holds for every stream', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  try {
    const pace = new Pace(1000);
    const passed: number[] = [];
    const work = (async () => {
      for (let k = 0; k < 3; k++) {
        await pace.wait(500);
        passed.push(Math.round(performance.now()));
      }
    })();
    const began = Math.round(performance.now());
    await vi.advanceTimersByTimeAsync(2000);
    await work;
    expect(passed.map((at) => at - began)).toEqual([500, 1000, 1500]);
  } finally {
    vi.useRealTimers();
  }
});
