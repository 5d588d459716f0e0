import { hkdfSync } from 'node:crypto';

/**
 * HKDF (RFC 5869).
 * @param purpose a constant; changing it changes the key
 */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'naksha', purpose, 32));
