import type { WorkWanted } from '@naksha/events/proof-of-work';

/** `work`: to be done first, in place of what was sent being taken. */
export type TakenOrWork = { code: number; work?: WorkWanted };

/** What is asked may rise while the device works. */
const MOST_ROUNDS = 3;

/** Sends, and sends again with the work done where some is asked. @throws whatever keeps the device from working */
export async function sendWithWork(send: (proof?: string) => Promise<TakenOrWork>): Promise<void> {
  let answer = await send();
  for (let round = 0; answer.work && round < MOST_ROUNDS; round++) {
    const { doWork } = await import('./do-work.ts');
    answer = await send(await doWork(answer.work));
  }
  if (answer.work) throw new Error('the work that was done was not enough');
}
