import type { ListingId } from '@naksha/events/kernel';
import { PriceDemand, priceDemandKey } from '../../shared/price-what-if/price-meets.tsx';

const pathOf = (id: ListingId) => `/me/listings/${id}/price-what-if` as const;

export const priceWhatIfKey = (id: ListingId, price: number) => priceDemandKey({ path: pathOf(id), price });

export const PriceWhatIf = ({ id, price }: { id: ListingId; price: number }) => (
  <PriceDemand path={pathOf(id)} price={price} />
);
