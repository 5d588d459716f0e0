import { createServer } from 'node:net';

/** A local port that was free a moment ago. It may be taken meanwhile, so be ready to retry. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No free TCP port found on 127.0.0.1')),
      );
    });
  });
