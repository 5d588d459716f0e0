/** Separate, so that it loads only for URLs with something unreadable. */
export { listIgnoredParameters } from '@naksha/events/kernel';
