import { MORE } from '../property-kinds.ts';
import type { AttributeValue } from './define-attribute.ts';
import { type Facet, numberBounds, printFacet } from './facets.ts';

// Apart from the registry and the grammar of addresses, which are in the first load of the home page.

/** @returns the values of an attribute where they are chosen from a list; undefined where one is typed */
export function listOptions(value: AttributeValue): readonly (string | number)[] | undefined {
  if ('options' in value) return value.options;
  if (value.type !== 'number' || !value.named) return undefined;
  return Array.from({ length: value.max - value.min + 1 }, (_, k) => value.min + k);
}

/** @returns the parameter's texts that are offered, each of which `parseFacet` reads; of a range its presets, except those that depend on the day */
export function facetOptions(attribute: Facet): string[] {
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
    // Months within which homes are ready count from today, which only a page knows.
    case 'readyBy':
      return ['ready'];
    case 'range': {
      const bounds = numberBounds(value);
      if (value.type === 'number' && value.unit === 'year') return [];
      return (facet.presets ?? []).map(({ min = bounds.min, max }) => printFacet(attribute, { min, max }));
    }
  }
}
