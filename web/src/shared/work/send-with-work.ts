import type { WorkChallenge } from '@naksha/events/proof-of-work';

/** `work`: required before the request is accepted. */
export type TakenOrWork = { code: number; work?: WorkChallenge };

/** The required work may rise meanwhile. */
const MAX_ROUNDS = 3;

/** @throws ProofOfWorkFailed */
export async function sendWithProofOfWork(send: (proof?: string) => Promise<TakenOrWork>): Promise<void> {
  let answer = await send();
  for (let round = 0; answer.work && round < MAX_ROUNDS; round++) {
    const { solveProofOfWork } = await import('./do-work.ts');
    answer = await send(await solveProofOfWork(answer.work));
  }
  if (answer.work) throw new Error('Proof of work was rejected');
}
