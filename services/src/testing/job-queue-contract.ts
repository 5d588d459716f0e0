import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import type { EffectId } from '../reactors/effect.ts';
import type { JobQueue } from '../reactors/job-queue.port.ts';

export type QueuesUnderTest = {
  /** As a separate process would. */
  open(): JobQueue;
  stored(): Promise<{ id: string; name: string; data: unknown }[]>;
  lose(): Promise<void>;
};

export function jobQueueContract(name: string, make: () => QueuesUnderTest): void {
  describe(`${name} is a job queue`, () => {
    const opened: JobQueue[] = [];
    const open = (): JobQueue => {
      const queue = make().open();
      opened.push(queue);
      return queue;
    };
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((queue) => queue.close()));
      await make().lose();
    });
    const effect = (): EffectId => ({ event: randomUUID(), kind: 'notify-lead' });
    const recorder = () => {
      const performed: EffectId[] = [];
      const waiting: { amount: number; resolve(): void }[] = [];
      return {
        performed,
        perform: async (one: EffectId) => {
          performed.push(one);
          for (const { amount, resolve } of waiting) if (performed.length >= amount) resolve();
        },
        reaches: (amount: number) =>
          new Promise<void>((resolve) => {
            if (performed.length >= amount) resolve();
            else waiting.push({ amount, resolve });
          }),
      };
    };
    const byEvent = (effects: readonly EffectId[]) => effects.map(({ event }) => event).sort();

    it('D-34 delivers every effect to a worker, whichever started first', async () => {
      const [adding, working] = [open(), open()];
      const effects = Array.from({ length: 30 }, effect);
      await adding.add(effects.slice(0, 10));
      const { perform, performed, reaches } = recorder();
      working.work(perform);
      await adding.add(effects.slice(10));
      await reaches(30);
      expect(byEvent(performed)).toEqual(byEvent(effects));
      expect(performed).toContainEqual(effects[0]);
    });

    it('ignores a job that is already waiting, and accepts it again once it is done', async () => {
      const queue = open();
      const [again, last] = [effect(), effect()];
      await queue.add([again]);
      await queue.add([again]);
      const { perform, performed, reaches } = recorder();
      queue.work(perform);
      await reaches(1);
      // The queue frees a job's id shortly after its work, so this retries.
      while (performed.length < 2) {
        await queue.add([again]);
        await queue.add([last]);
        await reaches(2);
      }
      expect(performed[0]).toEqual(again);
    });

    it('continues after a failed job', async () => {
      const queue = open();
      const { perform, performed, reaches } = recorder();
      queue.work(async (one) => {
        await perform(one);
        throw new Error('no');
      });
      await queue.add([effect(), effect(), effect()]);
      await reaches(3);
      expect(performed).toHaveLength(3);
    });

    it('D-65 stores only the ids of the effect with a job', async () => {
      const one = effect();
      await open().add([one]);
      const job = {
        id: `notify-lead-${one.event}`,
        name: 'notify-lead',
        data: { event: one.event, kind: 'notify-lead' },
      };
      expect(await make().stored()).toEqual([job]);
    });

    it('closes while idle, and twice', async () => {
      const queue = open();
      queue.work(async () => {});
      await queue.close();
      await queue.close();
    });
  });
}
