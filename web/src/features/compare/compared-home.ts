import type { ListingId } from '@naksha/events/kernel';
import type { Property } from '@naksha/events/wire/property';

export type ComparedHome = { id: ListingId; property?: Property; error?: unknown };
