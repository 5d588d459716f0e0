import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EventLog, Subscription } from '../event-log/event-log.port.ts';
import type { EventReader, EventStore } from '../event-store/event-store.port.ts';
import { partitionForKey } from '../kernel/partition.ts';
import { nameListingStream } from '../kernel/stream-names.ts';
import { Recorder } from './recorder.ts';
import { sampleAppend, sampleListing, samplePosted, samplePriceChange } from './sample-appends.ts';
import { FAULTS, type Fault, UnreliableLog } from './unreliable-log.ts';

export type LogUnderTest = {
  log: EventLog;
  store: EventStore & EventReader;
  close(): Promise<void>;
};

/** Includes duplicated, rewound and interrupted delivery. */
export function eventLogContract(name: string, makeLog: () => Promise<LogUnderTest>): void {
  const seed = Number(process.env.NAKSHA_SEED ?? Math.floor(Math.random() * 1e9));
  suite(`${name} is an event log`, [], seed, makeLog);
  for (const fault of FAULTS) suite(`${name} with ${fault} delivery, seed ${seed},`, [fault], seed, makeLog);
  suite(`${name} with every fault at once, seed ${seed},`, FAULTS, seed, makeLog);
}

function suite(name: string, faults: readonly Fault[], seed: number, makeLog: () => Promise<LogUnderTest>): void {
  describe(name, () => {
    let made: LogUnderTest;
    let log: EventLog;
    let listings = 0;
    const subscriptions: Subscription[] = [];

    beforeAll(async () => {
      made = await makeLog();
      log = faults.length > 0 ? new UnreliableLog(made.log, faults, seed) : made.log;
    });
    afterEach(async () => {
      await Promise.all(subscriptions.splice(0).map((one) => one.stop()));
    });
    afterAll(() => made.close());

    const follow = async (recorder: Recorder) => {
      const one = await log.follow(recorder);
      subscriptions.push(one);
      return one;
    };
    const post = async (amount: number) => {
      const streams = Array.from({ length: amount }, () => nameListingStream(sampleListing(++listings)));
      await Promise.all(streams.map((stream) => made.store.append(sampleAppend(stream, 0, [samplePosted()]))));
      const changes = [samplePriceChange(9, 8), samplePriceChange(8, 7)];
      await Promise.all(streams.map((stream) => made.store.append(sampleAppend(stream, 1, changes))));
      return made.store.heads();
    };
    const everything = async (after: readonly number[], upTo: readonly number[]) => {
      const partitions = await Promise.all(after.map((seq, p) => made.store.readPartition(p, seq, upTo[p] - seq)));
      return partitions.flat();
    };
    const byPosition = (recorder: Recorder) =>
      [...recorder.kept].sort((a, b) => a.partition - b.partition || a.seq - b.seq);
    const expectSound = (recorder: Recorder) => expect([recorder.gaps, recorder.broken]).toEqual([[], []]);
    const start = Array<number>(16).fill(0);

    it('D-10 delivers every existing and every new event, in order within a partition', async () => {
      const recorder = new Recorder('all');
      await post(40);
      await follow(recorder);
      for (let round = 0; round < 4; round++) await recorder.waitForSeqs(await post(15));
      const heads = await made.store.heads();

      expect(byPosition(recorder)).toEqual(await everything(start, heads));
      for (const partition of heads.keys())
        expect(recorder.kept.filter((event) => event.partition === partition).map(({ seq }) => seq)).toEqual(
          Array.from({ length: heads[partition] }, (_, k) => k + 1),
        );
      expectSound(recorder);
      expect(recorder.errors).toEqual([]);
    });

    it('starts after the events that the consumer has handled', async () => {
      const before = await post(10);
      const recorder = new Recorder('later', before);
      await follow(recorder);
      const after = await post(10);
      await recorder.waitForSeqs(after);

      expect(byPosition(recorder)).toEqual(await everything(before, after));
      expectSound(recorder);
      if (faults.length === 0) expect(recorder.repeated).toBe(0);
    });

    it('delivers the same events again if the handler throws, while other partitions continue', async () => {
      const before = await made.store.heads();
      const recorder = new Recorder('failing', before);
      const sick = partitionForKey(sampleListing(listings + 1));
      let healed = false;
      recorder.work = async ({ partition }) => {
        if (partition === sick && !healed) throw new Error('sick');
      };
      await follow(recorder);
      const after = await post(40);
      const others = after.map((seq, partition) => (partition === sick ? 0 : seq));
      await recorder.waitForSeqs(others);
      await recorder.until(() => recorder.errors.length >= 3);
      expect(recorder.kept.filter(({ partition }) => partition === sick)).toEqual([]);
      expect(recorder.errors).toEqual(recorder.errors.map(() => new Error('sick')));

      healed = true;
      await recorder.waitForSeqs(after);
      expect(recorder.asked[sick]).toBeGreaterThan(recorder.errors.length);
      expect(byPosition(recorder)).toEqual(await everything(before, after));
      expectSound(recorder);
    });

    it('reads the positions again until it succeeds', async () => {
      const before = await made.store.heads();
      const recorder = new Recorder('no positions', before);
      const positions = recorder.positions.bind(recorder);
      let failures = 3;
      recorder.positions = async (partitions) => {
        if (failures-- > 0) throw new Error('the read database is away');
        return positions(partitions);
      };
      await follow(recorder);
      await recorder.waitForSeqs(await post(3));
      expect(recorder.errors).toHaveLength(3);
      expectSound(recorder);
    });

    it('serves two consumers independently', async () => {
      const before = await made.store.heads();
      const [slow, quick] = [new Recorder('slow', before), new Recorder('quick', before)];
      const gate = Promise.withResolvers<void>();
      slow.work = () => gate.promise;
      await Promise.all([follow(slow), follow(quick)]);
      const after = await post(10);
      await quick.waitForSeqs(after);
      expect(slow.kept).toEqual([]);
      gate.resolve();
      await slow.waitForSeqs(after);
      expect(byPosition(slow)).toEqual(byPosition(quick));
    });

    it('stops when events in progress are handled, and delivers no more', async () => {
      const recorder = new Recorder('stopping', await made.store.heads());
      const [entered, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      recorder.work = () => {
        entered.resolve();
        return gate.promise;
      };
      const one = await follow(recorder);
      await post(1);
      await entered.promise;
      let stopped = false;
      const stopping = one.stop().then(() => {
        stopped = true;
      });
      const witness = new Recorder('witness', await made.store.heads());
      await follow(witness);
      await witness.waitForSeqs(await post(3));
      expect(stopped).toBe(false);
      gate.resolve();
      await stopping;
      const kept = recorder.kept.length;
      await witness.waitForSeqs(await post(3));
      expect(recorder.kept).toHaveLength(kept);
      expectSound(recorder);
    });
  });
}
