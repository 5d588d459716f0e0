export interface Subscription {
  /** Ends when everything under way has been handled. */
  stop(): Promise<void>;
}
