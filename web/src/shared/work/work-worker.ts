import { openChallenge, type WorkWanted } from '@naksha/events/proof-of-work';

/** What the page is told: the number that solves the challenge, or that this browser can't. */
export type WorkDone = { nonce: number } | { failed: string };

const tell = (done: WorkDone): void => self.postMessage(done);

async function solve(work: WorkWanted): Promise<number> {
  const judge = await openChallenge(work);
  for (let nonce = 0; ; nonce++) if (await judge(nonce)) return nonce;
}

self.onmessage = ({ data }: MessageEvent<WorkWanted>) => {
  solve(data).then(
    (nonce) => tell({ nonce }),
    (error: unknown) => tell({ failed: String(error) }),
  );
};
