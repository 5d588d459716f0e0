import { DAY_MS } from '@naksha/events/kernel';

/** UTC+05:30 all year. */
const NOON_IN_INDIA_MS = 6.5 * 3_600_000;

/** Negative ms to the last noon in India. Never ahead, because Kafka rejects future timestamps. */
export const msToNoon = (from: Date): number => -((from.getTime() - NOON_IN_INDIA_MS) % DAY_MS);
