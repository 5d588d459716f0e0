/** The browser has no workers, or no cryptography without TLS. */
export class ProofOfWorkFailed extends Error {}
