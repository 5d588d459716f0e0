import { expect, it } from 'vitest';
import { Lifetime } from './lifetime.ts';

it('closes everything in reverse order, continues after failures, and throws the first error', async () => {
  const lifetime = new Lifetime();
  const closed: string[] = [];
  await lifetime.onEnd(() => closed.push('database'));
  await lifetime.onEnd(() => Promise.reject(new Error('stuck')));
  await lifetime.onEnd(() => closed.push('server'));
  expect(lifetime.ending).toBe(false);
  await expect(Promise.all([lifetime.end(), lifetime.end()])).rejects.toThrow('stuck');
  expect(closed).toEqual(['server', 'database']);
});

it('closes at once what is opened after the stop has begun', async () => {
  const lifetime = new Lifetime();
  await lifetime.end();
  let closed = false;
  await lifetime.onEnd(() => {
    closed = true;
  });
  expect(closed).toBe(true);
});

it('drains before it stops, all parts concurrently, until each is done or it is told to hurry', async () => {
  const lifetime = new Lifetime();
  const hurry = new AbortController();
  const seen: string[] = [];
  const slow = Promise.withResolvers<void>();
  lifetime.onDrain(() => slow.promise.then(() => seen.push('slow')));
  lifetime.onDrain(
    (signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          seen.push('hurried');
          resolve(undefined);
        }),
      ),
  );
  const drained = lifetime.drain(hurry.signal).then(() => seen.push('drained'));
  expect(lifetime.ending).toBe(false);
  hurry.abort();
  slow.resolve();
  await drained;
  expect(seen).toEqual(['hurried', 'slow', 'drained']);
});
