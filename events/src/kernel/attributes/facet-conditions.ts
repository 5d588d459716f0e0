import {
  type AnyFacetValue,
  type AttributeFilter,
  FACETS,
  type Facet,
  listValuesMatchingFilter,
  type NumberRange,
} from './facets.ts';

/** For stores that compare values. */
export type FacetCondition = { attribute: Facet } & (
  | { oneOf: readonly (string | number)[] }
  | { noneOf: readonly (string | number)[] }
  | { between: NumberRange }
);

/** A value that is not given meets none. */
export const listFacetConditions = (filter: AttributeFilter): FacetCondition[] =>
  FACETS.flatMap((attribute) => {
    const asked = filter[attribute.name];
    return asked === undefined ? [] : [toCondition(attribute, asked)];
  });

export function meetsFacetCondition(condition: FacetCondition, actual: string | number | undefined): boolean {
  if (actual === undefined) return false;
  if ('oneOf' in condition) return condition.oneOf.includes(actual);
  if ('noneOf' in condition) return !condition.noneOf.includes(actual);
  const { min, max = Number.POSITIVE_INFINITY } = condition.between;
  return Number(actual) >= min && Number(actual) <= max;
}

function toCondition(attribute: Facet, wanted: AnyFacetValue): FacetCondition {
  const { facet } = attribute;
  switch (facet.by) {
    case 'flag':
      return { attribute, noneOf: facet.except ?? [] };
    case 'range':
      return { attribute, between: wanted as NumberRange };
    case 'anyOf':
    case 'atLeast':
    case 'exactly':
    case 'readyBy':
      return { attribute, oneOf: listValuesMatchingFilter(attribute, wanted) };
  }
}
