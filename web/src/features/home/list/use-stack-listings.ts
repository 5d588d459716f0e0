import type { BBox, HomeView } from '@naksha/events/kernel';
import type { StackMarker } from '../tiles/decode-tile.ts';
import { useListings } from './use-listings.ts';

/** Degrees: half a side of about two metres, more than the tile grid's resolution. */
const AROUND = 0.00002;

export const useStackListings = (
  stack: StackMarker | undefined,
  { filter, sort, at }: Pick<HomeView, 'filter' | 'sort' | 'at'>,
) => useListings(`${stack?.key ?? ''} ${at ?? ''}`, { filter, sort, bbox: stack && boxAround(stack), at });

const boxAround = ({ position: { lat, lng } }: StackMarker): BBox => [
  lng - AROUND,
  lat - AROUND,
  lng + AROUND,
  lat + AROUND,
];
