import type { ListingId } from '@naksha/events/kernel';
import { PriceMeets, priceMeetsKey } from '../../shared/price-what-if/price-meets.tsx';

const pathOf = (id: ListingId) => `/me/listings/${id}/price-what-if` as const;

export const priceWhatIfKey = (id: ListingId, price: number) => priceMeetsKey({ path: pathOf(id), price });

export const PriceWhatIf = ({ id, price }: { id: ListingId; price: number }) => (
  <PriceMeets path={pathOf(id)} price={price} />
);
