import type { WorkChallenge } from '@naksha/events/proof-of-work';

/** `work`: required before the request is accepted. */
export type TakenOrWork = { code: number; work?: WorkChallenge };

/** The required work may rise meanwhile. */
const MOST_ROUNDS = 3;

/** @throws WorkFailed */
export async function sendWithWork(send: (proof?: string) => Promise<TakenOrWork>): Promise<void> {
  let answer = await send();
  for (let round = 0; answer.work && round < MOST_ROUNDS; round++) {
    const { doWork } = await import('./do-work.ts');
    answer = await send(await doWork(answer.work));
  }
  if (answer.work) throw new Error('the work that was done was not enough');
}
