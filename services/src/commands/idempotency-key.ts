import { invalid } from '@naksha/events/contracts';

const KEY = /^[\x21-\x7e]{1,200}$/;

export function assertIdempotencyKey(key: string): void {
  if (!KEY.test(key))
    throw invalid([{ field: 'Idempotency-Key', reason: 'must be 1 to 200 visible ASCII characters' }]);
}
