/** Separate, so that it loads only for URLs with something unreadable. */
export { listUnreadFilterParameters } from '@naksha/events/kernel';
