import type { MapFilter } from '@naksha/events/kernel';
import type { ListingCard } from '@naksha/events/wire/listing-card';
import { ListingCardView } from '../cards/listing-card-view.tsx';
import MapCard from '../cards/map-card.tsx';
import type { ListingMarker } from '../tiles/decode-tile.ts';

type Props = {
  marker: ListingMarker;
  card: ListingCard | null | undefined;
  mayOpen: boolean;
  saved: boolean;
};

const NO_FILTER: MapFilter = {};

export const CompactCard = ({ marker, card, mayOpen, saved }: Props) =>
  card && marker.state !== 'review' ? (
    <ListingCardView card={card} saved={saved} compact />
  ) : (
    <MapCard marker={marker} filter={NO_FILTER} card={card} mayOpen={mayOpen} compact />
  );
