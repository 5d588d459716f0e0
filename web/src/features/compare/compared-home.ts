import type { ListingId } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';

/** A requested home, or why it is missing. */
export type ComparedHome = { id: ListingId; property?: Property; error?: unknown };
