import { AMENITIES } from '../amenities.ts';
import type { NumberRange } from '../attributes/facets.ts';
import { MAX_PLACES, type MapFilter } from '../map-filter.ts';
import { removeContradictionsAndIdleRanges } from '../normalise-filter.ts';
import { LISTER_FILTERS, type ListerType, PROPERTY_TYPES, SUBTYPES_OF, type Subtype } from '../property-kinds.ts';
import { ROOM_FLAGS } from '../room-flags.ts';
import type { FigureBounds } from './read-figures.ts';
import type { SearchPart } from './search-part.ts';

export function combineSearchParts(parts: readonly SearchPart[]): MapFilter {
  const filter: MapFilter = {};
  for (const part of parts) {
    switch (part.facet) {
      case 'kind':
        Object.assign(filter, kindsFilter(part.value));
        break;
      case 'type':
        filter.propertyType = part.value;
        break;
      case 'lister':
        Object.assign(filter, listerFilter(part.value));
        break;
      case 'amenity':
        filter.amenities = AMENITIES.filter((one) => one === part.value || filter.amenities?.includes(one));
        break;
      case 'room':
        filter.rooms = ROOM_FLAGS.filter((one) => one === part.value || filter.rooms?.includes(one));
        break;
      case 'attribute':
        Object.assign(filter, { [part.name]: part.value });
        break;
      case 'listing':
        Object.assign(filter, { [part.name]: part.value });
        break;
      case 'price':
        filter.price = toWholeRange(part.value);
        break;
      case 'area':
        filter.size = { ...part.value, unit: part.unit };
        break;
      case 'rate':
        filter.pricePerArea = toWholeRange(part.value);
        break;
      case 'place':
        if ((filter.place?.length ?? 0) < MAX_PLACES) filter.place = [...(filter.place ?? []), part.value];
        break;
      case 'near':
        filter.within = { of: part.value, ...part.limit };
        break;
    }
  }
  return removeContradictionsAndIdleRanges(filter);
}

function listerFilter(value: ListerType): MapFilter {
  const lister = LISTER_FILTERS.find((one) => one === value);
  return lister ? { lister } : {};
}

function kindsFilter(kinds: readonly Subtype[]): MapFilter {
  const types = PROPERTY_TYPES.filter((type) => kinds.every((kind) => SUBTYPES_OF[type].includes(kind)));
  const propertyType = types.length === 1 ? types[0] : undefined;
  return {
    ...(propertyType && { propertyType }),
    ...(kinds.length === 1 ? { subtype: kinds[0] } : { kinds }),
  };
}

/** Within the bounds, so that nothing outside of them is found. */
function toWholeRange({ min = 0, max }: FigureBounds): NumberRange {
  const from = Math.ceil(min);
  return { min: from, ...(max !== undefined && { max: Math.max(Math.floor(max), from) }) };
}
