import { EventEmitter, once } from 'node:events';
import { TRICITY_REGION } from '@naksha/events/kernel';
import { describe, expect, it, vi } from 'vitest';
import { type Base, buildBase } from './base/base.ts';
import { type BuiltBy, createWorkerRebuilder, type WorkerRebuilderOptions } from './base/worker-rebuilder.ts';
import { startRebuildThread, type Thread } from './base/worker-thread.ts';
import { toRootSquare } from './rows/root-square.ts';
import { RowLoad } from './rows/row-load.ts';
import { RowStore } from './rows/row-store.ts';
import { sampleRows } from './testing/sample-rows.ts';

const square = toRootSquare(TRICITY_REGION);
const load = new RowLoad(square);
for (const row of sampleRows(300)) load.add(row);
const parts = new RowStore(square).partsOf(load);
const whole = buildBase(parts);
const told = ({ n, columns, directory }: Base) => [n, [...columns.id], directory.sum1[0], directory.sum2[0]];

class StandIn extends EventEmitter implements Thread {
  readonly terminate = vi.fn(async () => 1);
  readonly unref = vi.fn();
  constructor(readonly postMessage: (this: StandIn, order: { number: number }) => void) {
    super();
  }
}
const failing = (error: Error) => () =>
  new StandIn(function () {
    setImmediate(() => this.emit('error', error));
  });
const noThread = (): Thread => {
  throw Object.assign(new Error('no thread to be had'), { code: 'ERR_WORKER_INIT_FAILED' });
};
function open(start: () => Thread, pausesMs: readonly number[] = [0, 0]) {
  const failures: [string, string][] = [];
  const built: BuiltBy[] = [];
  const begun: Thread[] = [];
  const options: WorkerRebuilderOptions = {
    onFailed: (error, then) => failures.push([(error as Error).message, then]),
    onBuilt: (by) => built.push(by),
    substitutes: {
      pausesMs,
      start: () => {
        const thread = start();
        begun.push(thread);
        return thread;
      },
    },
  };
  return { ...createWorkerRebuilder(options), failures, built, begun };
}

describe('Rebuilding in a thread', () => {
  it('builds the same base, reports the duration, and ends', async () => {
    const { rebuild, close, built, begun } = open(startRebuildThread);
    const spent: number[] = [];
    const bases = await Promise.all([1, 2].map(() => rebuild(parts, (microseconds) => spent.push(microseconds))));
    for (const base of bases) expect(told(base)).toEqual(told(whole));
    expect(begun).toHaveLength(1);
    await once(begun[0] as unknown as EventEmitter, 'exit');
    expect((begun[0] as unknown as { threadId: number }).threadId).toBe(-1);
    expect(told(await rebuild(parts))).toEqual(told(whole));
    expect([begun.length, built]).toEqual([2, ['thread', 'thread', 'thread']]);
    expect(spent).toHaveLength(2);
    // Some kernels measure CPU time in ticks of a few milliseconds, so a short build may take none.
    while (!spent.some((microseconds) => microseconds > 0)) {
      await rebuild(parts, (microseconds) => spent.push(microseconds));
    }
    await close();
  });

  it('is retried in another thread if one exits', async () => {
    let starts = 0;
    const { rebuild, close, failures, built } = open(() =>
      starts++ === 0 ? failing(new Error('it fell over'))() : startRebuildThread(),
    );
    expect(told(await rebuild(parts))).toEqual(told(whole));
    expect([failures, built]).toEqual([[['it fell over', 'again']], ['thread']]);
    await close();
  });

  it.each([
    ['can never start', noThread, 'no thread to be had'],
    ['dies each time', failing(new Error('it fell over')), 'it fell over'],
  ])(
    'runs in the main thread if a thread %s, and tries a thread again each time until one works',
    async (_, broken, says) => {
      let start = broken;
      const { rebuild, close, failures, built } = open(() => start());
      expect(told(await rebuild(parts))).toEqual(told(whole));
      const thrice = [
        [says, 'again'],
        [says, 'again'],
        [says, 'here'],
      ];
      expect([failures, built]).toEqual([thrice, ['process']]);
      const spent = vi.fn();
      expect(told(await rebuild(parts, spent))).toEqual(told(whole));
      expect(failures).toEqual([...thrice, [says, 'here']]);
      expect(spent).toHaveBeenCalledExactlyOnceWith(expect.any(Number));
      start = startRebuildThread;
      await rebuild(parts);
      expect(built).toEqual(['process', 'process', 'thread']);
      start = broken;
      await rebuild(parts);
      expect(failures.slice(4)).toEqual(thrice);
      await close();
    },
  );

  it('fails if a thread runs out of memory, because it would end the main process', async () => {
    const error = Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
    const { rebuild, close, failures, built } = open(failing(error));
    await expect(rebuild(parts)).rejects.toThrow('out of memory');
    expect(failures.map(([, then]) => then)).toEqual(['again', 'again', 'given up']);
    expect(built).toEqual(['nobody']);
    await close();
  });

  it('does not wait for a message that could not be read or sent', async () => {
    const threads = [
      new StandIn(function () {
        setImmediate(() => this.emit('messageerror', new Error('no such object here')));
      }),
      new StandIn(() => {
        throw new Error('it cannot be cloned');
      }),
    ];
    const left = threads.values();
    const { rebuild, close, failures } = open(() => left.next().value ?? startRebuildThread());
    expect(told(await rebuild(parts))).toEqual(told(whole));
    expect(failures.map(([message]) => message)).toEqual(['no such object here', 'it cannot be cloned']);
    for (const { terminate } of threads) expect(terminate).toHaveBeenCalledTimes(1);
    await close();
  });

  it('ends when it is closed: a running rebuild fails and is not retried', async () => {
    const { rebuild, close, failures, built, begun } = open(startRebuildThread, [3_600_000]);
    const broken = expect(rebuild(parts)).rejects.toThrow('The map rebuilder is closed');
    await close();
    await broken;
    await expect(rebuild(parts)).rejects.toThrow('The map rebuilder is closed');
    expect([failures, built, begun.length]).toEqual([[], [], 1]);

    const pausing = open(noThread, [3_600_000]);
    const waiting = expect(pausing.rebuild(parts)).rejects.toThrow();
    await vi.waitFor(() => expect(pausing.failures).toHaveLength(1));
    await pausing.close();
    await waiting;
  });
});
