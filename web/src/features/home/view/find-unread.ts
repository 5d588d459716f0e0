/** Separate, so that it loads only for URLs with something unreadable. */
export { findUnread } from '@naksha/events/kernel';
