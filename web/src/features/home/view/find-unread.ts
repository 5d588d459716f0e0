/** Separate, so that it loads only for URLs with something unreadable. */
export { listUnreadParameters } from '@naksha/events/kernel';
