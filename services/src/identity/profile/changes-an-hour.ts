import type { RecordedEvent } from '@naksha/events/contracts';
import type { Refusal } from '../../commands/refusal.ts';

/** Each change is stored permanently. */
export const MAX_PROFILE_CHANGES_PER_HOUR = 30;
const HOUR_MS = 3_600_000;

/** @param latest the last events of the account's stream; other types count too, but are rare */
export function profileChangeLimitRefusal(
  latest: readonly Pick<RecordedEvent, 'occurredAt'>[],
  now: Date,
): Refusal | undefined {
  if (latest.length < MAX_PROFILE_CHANGES_PER_HOUR) return undefined;
  const waitMs = new Date(latest[0].occurredAt).getTime() + HOUR_MS - now.getTime();
  if (waitMs <= 0) return undefined;
  return {
    status: 429,
    code: 'too_many_requests',
    detail: `You have reached the limit of ${MAX_PROFILE_CHANGES_PER_HOUR} profile changes per hour. Try again later.`,
    retryAfter: Math.ceil(waitMs / 1_000),
  };
}
