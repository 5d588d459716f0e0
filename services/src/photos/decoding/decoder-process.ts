import type { Order } from './order.ts';
import { prepareSizes } from './prepare-sizes.ts';

/**
 * The process that opens pictures of strangers, one at a time: it has no secret, no database and no rights beyond its folder,
 * and whoever started it ends it where it takes too much.
 * Node runs this file from source in tests: it and what it imports are erasable TypeScript without values of our packages.
 */
process.on('message', async (order: Order) => {
  process.send?.(await prepareSizes(order));
});
process.on('disconnect', () => process.exit(0));
