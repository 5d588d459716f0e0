import { expect, it } from 'vitest';
import { Lifetime } from './lifetime.ts';

it('closes once what was opened, the other way round, past what fails, and tells the first error', async () => {
  const lifetime = new Lifetime();
  const closed: string[] = [];
  await lifetime.onEnd(() => closed.push('database'));
  await lifetime.onEnd(() => Promise.reject(new Error('stuck')));
  await lifetime.onEnd(() => closed.push('server'));
  expect(lifetime.ending).toBe(false);
  await expect(Promise.all([lifetime.end(), lifetime.end()])).rejects.toThrow('stuck');
  expect(closed).toEqual(['server', 'database']);
});

it('closes at once what is opened when the end has begun', async () => {
  const lifetime = new Lifetime();
  await lifetime.end();
  let closed = false;
  await lifetime.onEnd(() => {
    closed = true;
  });
  expect(closed).toBe(true);
});
