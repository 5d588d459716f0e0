import type { ListingId } from '@naksha/events/kernel';
import { PriceDemand, priceDemandKey } from '../../shared/price-demand/price-demand.tsx';

const pathOf = (id: ListingId) => `/me/listings/${id}/price-what-if` as const;

export const ownPriceDemandKey = (id: ListingId, price: number) => priceDemandKey({ path: pathOf(id), price });

export const OwnPriceDemand = ({ id, price }: { id: ListingId; price: number }) => (
  <PriceDemand path={pathOf(id)} price={price} />
);
