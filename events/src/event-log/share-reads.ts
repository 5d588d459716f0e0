import type { SubscriptionOptions } from './partition-subscription.ts';

type TailReader = SubscriptionOptions['reader'];

/**
 * Within one turn of the event loop: all consumers of a process hear of a commit at once. A result is never older
 * than its request.
 */
export function mergeConcurrentReads(reader: TailReader): TailReader {
  const pending = new Map<string, Promise<unknown>>();
  const share = <Result>(key: string, read: () => Promise<Result>): Promise<Result> => {
    const existing = pending.get(key) as Promise<Result> | undefined;
    if (existing) return existing;
    const result = endOfTurn().then(() => {
      pending.delete(key);
      return read();
    });
    pending.set(key, result);
    return result;
  };
  return {
    heads: () => share('heads', () => reader.heads()),
    readPartition: (partition, after, limit) =>
      share(`${partition} ${after} ${limit}`, () => reader.readPartition(partition, after, limit)),
  };
}

const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
