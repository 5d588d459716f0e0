import { expect, it } from 'vitest';
import { KeyedQueue } from './turns.ts';

it('requests of one number run one after the other, and those of others concurrently', async () => {
  const turns = new KeyedQueue();
  const first = Promise.withResolvers<void>();
  const said: string[] = [];
  const one = turns.runInTurn('a', () => first.promise.then(() => said.push('a1')));
  const two = turns.runInTurn('a', async () => said.push('a2'));
  await turns.runInTurn('b', async () => said.push('b1'));
  first.resolve();
  await Promise.all([one, two]);
  expect(said).toEqual(['b1', 'a1', 'a2']);
});

it('of many requests ten wait and the others are rejected; a failure blocks nobody, and leaves no trace', async () => {
  const turns = new KeyedQueue();
  const first = Promise.withResolvers<string>();
  const asked = Array.from({ length: 30 }, (_, n) =>
    turns.runInTurn('a', () => (n === 0 ? first.promise : Promise.resolve('done'))),
  );
  first.reject(new Error('away'));
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused[0].message).toBe('away');
  expect(refused.slice(1).map(({ status, retryAfter }) => [status, retryAfter])).toEqual(Array(19).fill([429, 2]));
  const again = Array.from({ length: 12 }, () => turns.runInTurn('a', async () => 'done'));
  expect((await Promise.allSettled(again)).filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
});
