import { inject } from 'vitest';

export type RealServers = {
  /** host:port */
  kafka: readonly string[];
  redis: string;
  s3: { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string };
};

declare module 'vitest' {
  interface ProvidedContext {
    realServers: RealServers;
  }
}

/** In the `real` project only. */
export const loadRealServerAddresses = (): RealServers => inject('realServers');
