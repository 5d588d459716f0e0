import type { Attribute } from '../kernel/attributes/define-attribute.ts';
import { type Facet, facetParameterName } from '../kernel/attributes/facets.ts';
import { ATTRIBUTES, type ReviewedAttributes } from '../kernel/attributes/listing-attributes.ts';
import { MORE } from '../kernel/options.ts';

export function sampleAttributeValues({ value }: Attribute): (string | number)[] {
  switch (value.type) {
    case 'choice':
    case 'count':
      return [...value.options];
    case 'number':
      return [value.min, middle(value), value.max];
    case 'readyFrom':
      return ['ready', '2026-12', '2028-03'];
    case 'text':
      return ['PBRERA-SAS81-PR0123'];
  }
}

export const sampleAttributes = <Review extends Attribute['review']>(review: Review) =>
  Object.fromEntries(
    ATTRIBUTES.filter((attribute) => attribute.review === review).map((one) => [
      one.name,
      sampleAttributeValues(one).at(-1),
    ]),
  ) as ReviewedAttributes<Review>;

export function sampleFacetQueries(facet: Facet): Record<string, string>[] {
  const { value } = facet;
  const options = 'options' in value ? value.options : [];
  const counts = options.filter((option) => Number(option) > 0 && option !== MORE);
  const texts = (): (string | number)[] => {
    switch (facet.facet.by) {
      case 'flag':
        return ['yes'];
      case 'anyOf':
        return [...options, options.join(',')];
      case 'atLeast':
        return counts;
      case 'exactly':
        return [...counts, counts.slice(0, 2).join(','), ...counts.map((count) => `${count}+`)];
      case 'readyBy':
        return ['ready', '2026-12', '2027-06'];
      case 'range': {
        if (value.type !== 'number')
          throw new TypeError(`${facet.name} has a range filter, but its values are not numbers`);
        return [`${value.min},${middle(value)}`, `${middle(value)},`, `,${middle(value)}`];
      }
    }
  };
  return texts().map((text) => ({ [facetParameterName(facet)]: String(text) }));
}

const middle = ({ min, max }: { min: number; max: number }): number => Math.round((min + max) / 2);
