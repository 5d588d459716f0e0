import { yearMonthAfterDay } from '../calendar.ts';
import { MORE } from '../property-kinds.ts';
import type { AttributeValueDefinition } from './define-attribute.ts';
import { type Facet, NOT_READY, type NumberRange, printFacetValue, requireNumberBounds } from './facets.ts';

// Apart from the registry, which is in the home page's first load.

/** Undefined where a value is typed. */
export function listAttributeOptions(value: AttributeValueDefinition): readonly (string | number)[] | undefined {
  if ('options' in value) return value.options;
  if (value.type !== 'number' || !value.named) return undefined;
  return Array.from({ length: value.max - value.min + 1 }, (_, k) => value.min + k);
}

/** Texts for `parseFacetValue`; of a range its presets. @param today in India, from which ages and months are counted */
export function listFacetParameterValues(attribute: Facet, today: string): string[] {
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
    case 'readyBy':
      return ['ready', ...facet.withinMonths.map((months) => yearMonthAfterDay(today, months)), NOT_READY];
    case 'range': {
      const bounds = requireNumberBounds(value);
      const isYear = value.type === 'number' && value.unit === 'year';
      return (facet.presets ?? []).map(({ min, max }) =>
        printFacetValue(
          attribute,
          isYear ? builtWithin({ min, max }, today, bounds.min) : { min: min ?? bounds.min, max },
        ),
      );
    }
  }
}

/** Years of construction of these ages. */
function builtWithin(ages: { min?: number; max?: number }, today: string, firstYear: number): NumberRange {
  const [year, { min: youngest = 0, max: oldest }] = [Number(today.slice(0, 4)), ages];
  return {
    min: oldest === undefined ? firstYear : year - oldest,
    ...(youngest > 0 && { max: year - youngest }),
  };
}
