import { describe, expect, it } from 'vitest';
import { SharedStatement } from './shared-statement.ts';

describe('a shared statement', () => {
  const recording = () => {
    const statements: number[][] = [];
    const shared = new SharedStatement<number, string>(async (items) => {
      statements.push([...items]);
      if (items.includes(13)) throw new Error('13 is wrong');
      return items.map((item) => `answer ${item}`);
    });
    return { statements, shared };
  };

  it('runs one query for all waiting callers, and gives each their own result', async () => {
    const { statements, shared } = recording();
    expect(await Promise.all([1, 2, 2, 3].map((item) => shared.run(item)))).toEqual([
      'answer 1',
      'answer 2',
      'answer 2',
      'answer 3',
    ]);
    expect(statements).toEqual([[1, 2, 2, 3]]);
  });

  it('runs a query for each caller if the statement failed, so that it fails only for those affected', async () => {
    const { statements, shared } = recording();
    const answers = await Promise.allSettled([1, 13, 3].map((item) => shared.run(item)));
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.message))).toEqual([
      'answer 1',
      '13 is wrong',
      'answer 3',
    ]);
    expect(statements).toEqual([[1, 13, 3], [1], [13], [3]]);
  });
});
