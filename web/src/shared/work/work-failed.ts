/** This browser can't do the work: it has no workers, or no cryptography where the page came without TLS. */
export class WorkFailed extends Error {}
