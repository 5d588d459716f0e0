/** On its own, so that it is loaded only for an address that asks for something unread. */
export { findUnread } from '@naksha/events/kernel';
