import type { MapFilter, PriceLayer, Subtype } from '@naksha/events/kernel';
import { changeFilter, listAllowedSubtypes } from '../filters/filter-rules.ts';

export function choosePriceLayerSubtype(filter: MapFilter, asked: Subtype): Subtype {
  const offered = listAllowedSubtypes(filter);
  return filter.subtype ?? offered.find((one) => one === asked) ?? offered[0];
}

/** The lens drops the price, which would bias its figures. */
export function buildPriceLayerFilter(filter: MapFilter, { subtype, lakhs }: PriceLayer): MapFilter {
  const one = changeFilter(filter, { choose: 'subtype', value: choosePriceLayerSubtype(filter, subtype) });
  return lakhs === undefined ? one : changeFilter(one, { choose: 'price', value: undefined });
}
