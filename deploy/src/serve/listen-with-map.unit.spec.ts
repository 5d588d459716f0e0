import { describe, expect, it } from 'vitest';
import { listenWhenMapIsLoaded } from './serve.ts';

function startApi() {
  const done: string[] = [];
  const load = Promise.withResolvers<boolean>();
  const url = listenWhenMapIsLoaded({
    follower: {
      reached: (target) => {
        done.push(`waits for ${JSON.stringify(target)}`);
        return load.promise;
      },
    },
    logger: { warn: (_: unknown, message?: string) => void done.push(String(message)) },
    listen: async () => {
      done.push('listens');
      return 'http://localhost';
    },
  });
  return { done, url, finishLoad: load.resolve };
}

describe('an api that starts', () => {
  it('listens when its map is loaded', async () => {
    const { done, url, finishLoad } = startApi();
    expect(done).toEqual(['waits for {"seqs":[]}']);
    finishLoad(true);
    expect(await url).toBe('http://localhost');
    expect(done.slice(1)).toEqual(['listens']);
  });

  it('listens without a map if loading takes too long, and logs this', async () => {
    const { done, url, finishLoad } = startApi();
    finishLoad(false);
    await url;
    expect(done.slice(1)).toEqual(['listening before the map is loaded', 'listens']);
  });
});
