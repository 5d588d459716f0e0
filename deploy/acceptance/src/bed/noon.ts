import { DAY_MS } from '@naksha/events/kernel';

/** India keeps one time all year: UTC+05:30. */
const NOON_IN_INDIA_MS = 6.5 * 3_600_000;

/** Milliseconds, below zero, from then to the last noon in India. Never ahead: Kafka takes no message from the future. */
export const msToNoon = (from: Date): number => -((from.getTime() - NOON_IN_INDIA_MS) % DAY_MS);
