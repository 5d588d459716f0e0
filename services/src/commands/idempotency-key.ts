import { invalidFieldsProblem } from '@naksha/events/contracts';
import type { KeyRing } from '../keys/key-ring.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

export function assertIdempotencyKey(key: string): void {
  if (!KEY.test(key))
    throw invalidFieldsProblem([{ field: 'Idempotency-Key', reason: 'must be 1 to 200 visible ASCII characters' }]);
}

/**
 * The forms in which a key may be stored, the current one first. Hashed, because a client may use a phone number as its key;
 * records before 2026-11 contain the plain key.
 */
export const listIdempotencyKeyForms = (keys: KeyRing, key: string): string[] => [
  ...keys.hashes('idempotency-key', key),
  key,
];
