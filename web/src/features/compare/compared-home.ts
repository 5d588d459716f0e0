import type { ListingId } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';

/** A home that is asked for: how it is, or why it is not there. */
export type ComparedHome = { id: ListingId; property?: Property; error?: unknown };
