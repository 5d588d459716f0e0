export interface Subscription {
  stop(): Promise<void>;
}
