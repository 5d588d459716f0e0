import { computeProofOfWork, type WorkChallenge } from '@naksha/events/proof-of-work';

/** Or why the browser cannot compute it. */
export type WorkDone = { proof: string } | { failed: string };

const tell = (done: WorkDone): void => self.postMessage(done);

self.onmessage = ({ data }: MessageEvent<WorkChallenge>) => {
  computeProofOfWork(data).then(
    (proof) => tell({ proof }),
    (error: unknown) => tell({ failed: String(error) }),
  );
};
