import type { TimelineEntry } from '@naksha/events/wire/property';
import type { ListingDocument } from '../listing/listing-document.ts';

export function listingTimeline({
  postedAt,
  price,
  prices,
  verified,
  soldAt,
  relistedAt,
  demo,
}: ListingDocument): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    { what: 'posted', on: postedAt, price: prices[0]?.from ?? price },
    ...prices.map(({ at, from, to }) => ({ what: 'price_changed' as const, on: at, from, price: to })),
    // Demo listings are verified without checks.
    ...(verified && !demo
      ? [{ what: verified.sample ? ('sampled' as const) : ('verified' as const), on: verified.at }]
      : []),
    ...(relistedAt ? [{ what: 'relisted' as const, on: relistedAt }] : []),
    ...(soldAt ? [{ what: 'sold' as const, on: soldAt }] : []),
  ];
  return entries.sort((a, b) => a.on.localeCompare(b.on));
}
