import type { PhotoPreparationOrder } from './order.ts';
import { preparePhotoSizes } from './prepare-sizes.ts';

/**
 * Decodes untrusted pictures, one at a time, in a process without our environment or memory. JavaScript and
 * WebAssembly can read only code and the folder, write only the folder, and start no process; `confine-node.ts`
 * confines native code (docs/security.md, Photo decoding). In tests Node runs this file from source, so it and its
 * imports must be erasable TypeScript without runtime imports of our packages.
 */
process.on('message', async (order: PhotoPreparationOrder) => {
  process.send?.(await preparePhotoSizes(order));
});
process.on('disconnect', () => process.exit(0));
