import type { WorkChallenge } from '@naksha/events/proof-of-work';
import { ProofOfWorkFailed } from './work-failed.ts';
import type { WorkDone } from './work-worker.ts';

/** @throws ProofOfWorkFailed */
export async function solveProofOfWork(work: WorkChallenge): Promise<string> {
  const worker = new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' });
  try {
    const done = await new Promise<WorkDone>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<WorkDone>) => resolve(data);
      worker.onerror = ({ message }) => resolve({ failed: message });
      worker.postMessage(work);
    });
    if ('failed' in done) throw new ProofOfWorkFailed(done.failed);
    return done.proof;
  } finally {
    worker.terminate();
  }
}
