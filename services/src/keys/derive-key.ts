import { hkdfSync } from 'node:crypto';

/**
 * A key for one purpose only (HKDF, RFC 5869): what is known of one purpose's hashes says nothing of another's.
 * @param purpose named once, in the code that uses it: another name is another key
 */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'naksha', purpose, 32));
