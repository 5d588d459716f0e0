import { inject } from 'vitest';

/** Where the real servers are that `npm run test:real` runs against. */
export type RealServers = {
  /** Addresses of Kafka, host:port. */
  kafka: readonly string[];
  /** URL of Redis. */
  redis: string;
  s3: { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string };
};

declare module 'vitest' {
  interface ProvidedContext {
    realServers: RealServers;
  }
}

/** For specs of the `real` project only. */
export const realServers = (): RealServers => inject('realServers');
