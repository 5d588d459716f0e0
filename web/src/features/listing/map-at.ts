import type { Position, Subtype } from '@naksha/events/kernel';

/** The map page around a place, for one kind of property or for all. */
export function mapAt({ lat, lng }: Position, zoom: number, subtype?: Subtype): string {
  const camera = `c=${lat.toFixed(5)},${lng.toFixed(5)},${zoom}`;
  return `/home?${camera}${subtype ? `&property_subtype=${subtype}` : ''}`;
}
