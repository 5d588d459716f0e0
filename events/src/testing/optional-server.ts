import { describe, inject } from 'vitest';

/** Servers that no package registry has: whose suites run only where somebody gives an address. */
export type OptionalServer = 'MEILI_URL' | 'S3_ENDPOINT';

declare module 'vitest' {
  interface ProvidedContext {
    optionalServers: Partial<Record<OptionalServer, string>>;
  }
}

/**
 * A suite of the `real` project that runs where the server's address is given; where it isn't, the run's end counts and names
 * what was left out.
 */
export function describeOn(server: OptionalServer, name: string, suite: (address: string) => void): void {
  const address = inject('optionalServers')[server];
  describe.skipIf(!address)(`${name} (${server})`, () => suite(address ?? ''));
}
