import { fileURLToPath } from 'node:url';
import { sandboxedNodeOptions } from '../photos/decoding/confine-node.ts';

export const NOBODY = { uid: 65_534, gid: 65_534 };

/** Only root can switch users, and the other user must be able to read the checkout. */
export const mayBeNobody = process.getuid?.() === 0 && canRead();

function canRead(): boolean {
  try {
    sandboxedNodeOptions(fileURLToPath(import.meta.url), NOBODY);
    return true;
  } catch {
    return false;
  }
}
