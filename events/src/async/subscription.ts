export interface Subscription {
  /** Resolves when all work in progress has finished. */
  stop(): Promise<void>;
}
