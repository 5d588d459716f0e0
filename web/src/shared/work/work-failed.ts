/** The browser has no workers, or no cryptography without TLS. */
export class WorkFailed extends Error {}
