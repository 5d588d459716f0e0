import { type Facet, facetWire, MORE } from '@naksha/events/kernel';

/** Values of an attribute as listings give them: every option, or some of a range. */
export function facetValues({ value }: Facet): (string | number)[] {
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

/** Queries of every form that the facet's parameter has. */
export function facetQueries(facet: Facet): Record<string, string>[] {
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
      case 'range': {
        if (value.type !== 'number') throw new TypeError(`${facet.name} has a range, but no numbers`);
        return [`${value.min},${middle(value)}`, `${middle(value)},`, `,${middle(value)}`];
      }
    }
  };
  return texts().map((text) => ({ [facetWire(facet)]: String(text) }));
}

const middle = ({ min, max }: { min: number; max: number }): number => Math.round((min + max) / 2);
