import type { MapFilter, PriceLayer, Subtype } from '@naksha/events/kernel';
import { changeFilter, subtypesOffered } from '../filters/filter-rules.ts';

/** Of which subtype a layer tells: the filter's own, else the one that is asked for where the filter has room for it. */
export function pricedSubtype(filter: MapFilter, asked: Subtype): Subtype {
  const offered = subtypesOffered(filter);
  return filter.subtype ?? offered.find((one) => one === asked) ?? offered[0];
}

/** What a layer asks for. The lens leaves out the price: its amount is one, and a range would choose the figures it is divided by. */
export function pricedFilter(filter: MapFilter, { subtype, lakhs }: PriceLayer): MapFilter {
  const one = changeFilter(filter, { choose: 'subtype', value: pricedSubtype(filter, subtype) });
  return lakhs === undefined ? one : changeFilter(one, { choose: 'price', value: undefined });
}
