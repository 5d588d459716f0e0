/** Browsers run PBKDF2 at the machine's own speed, so no program is much faster than a page. */
const ITERATIONS = 2000;

/** `attempts`: how many a device makes on average. */
export type WorkChallenge = { challenge: string; attempts: number };

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** True for one nonce in `attempts` on average. */
export async function createProofOfWorkChecker({
  challenge,
  attempts,
}: WorkChallenge): Promise<(nonce: number) => Promise<boolean>> {
  const key = await crypto.subtle.importKey('raw', bytesOf(challenge), 'PBKDF2', false, ['deriveBits']);
  return async (nonce) => {
    const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(String(nonce)), iterations: ITERATIONS };
    const bits = await crypto.subtle.deriveBits(parameters, key, 32);
    return new DataView(bits).getUint32(0) * attempts < 2 ** 32;
  };
}

export async function computeProofOfWork(work: WorkChallenge): Promise<string> {
  const judge = await createProofOfWorkChecker(work);
  for (let nonce = 0; ; nonce++) if (await judge(nonce)) return `${work.challenge}~${nonce}`;
}

export function parseProofOfWork(proof: string): { challenge: string; nonce: number } | undefined {
  const [, challenge, nonce] = /^([\w.-]{1,200})~(\d{1,9})$/.exec(proof) ?? [];
  return challenge ? { challenge, nonce: Number(nonce) } : undefined;
}
