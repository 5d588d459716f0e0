import type { Order } from './order.ts';
import { prepareSizes } from './prepare-sizes.ts';

/**
 * The process that opens pictures of strangers, one at a time: nothing of ours is in its environment or memory, and whoever
 * started it ends it where it takes too much. Its JavaScript, and WebAssembly with it, reads only code and its folder, writes
 * into its folder alone and starts no process. Native code is not bound by that, but by what `confine-node.ts` takes away
 * (docs/security.md, Photo decoding).
 * Node runs this file from source in tests: it and what it imports are erasable TypeScript without values of our packages.
 */
process.on('message', async (order: Order) => {
  process.send?.(await prepareSizes(order));
});
process.on('disconnect', () => process.exit(0));
