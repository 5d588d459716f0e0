import { MORE } from '../property-kinds.ts';
import type { AttributeValue } from './define-attribute.ts';
import { attributeNumberBounds, type Facet, printFacetValue } from './facets.ts';

// Apart from the registry, which is in the home page's first load.

/** Undefined where a value is typed. */
export function listAttributeOptions(value: AttributeValue): readonly (string | number)[] | undefined {
  if ('options' in value) return value.options;
  if (value.type !== 'number' || !value.named) return undefined;
  return Array.from({ length: value.max - value.min + 1 }, (_, k) => value.min + k);
}

/** Texts for `parseFacetValue`; of a range its presets, except those that depend on the day. */
export function listFacetOptionTexts(attribute: Facet): string[] {
  const { facet, value } = attribute;
  const options = 'options' in value ? value.options : [];
  const counts = options.map(Number).filter((count) => count > 0 && count !== MORE);
  switch (facet.by) {
    case 'flag':
      return ['yes'];
    case 'anyOf':
      return options.map(String);
    case 'atLeast':
      return counts.map(String);
    case 'exactly':
      return counts.flatMap((count) => [String(count), `${count}+`]);
    // Counted from today, which only a page knows.
    case 'readyBy':
      return ['ready'];
    case 'range': {
      const bounds = attributeNumberBounds(value);
      if (value.type === 'number' && value.unit === 'year') return [];
      return (facet.presets ?? []).map(({ min = bounds.min, max }) => printFacetValue(attribute, { min, max }));
    }
  }
}
