import { type AnyFacetValue, type AttributeFilter, FACETS, type Facet, listAskedValues, type Range } from './facets.ts';

/** What a filter asks of one attribute, for stores that compare values: one of some, any but some, or a number within bounds. */
export type FacetCondition = { attribute: Facet } & (
  | { oneOf: readonly (string | number)[] }
  | { noneOf: readonly (string | number)[] }
  | { between: Range }
);

/** @returns a condition for each attribute that the filter asks for; a value that is not given meets none */
export const facetConditions = (filter: AttributeFilter): FacetCondition[] =>
  FACETS.flatMap((attribute) => {
    const asked = filter[attribute.name];
    return asked === undefined ? [] : [toCondition(attribute, asked)];
  });

/** @returns whether a listing's value is as a condition asks; one that is not given never is */
export function meetsCondition(condition: FacetCondition, given: string | number | undefined): boolean {
  if (given === undefined) return false;
  if ('oneOf' in condition) return condition.oneOf.includes(given);
  if ('noneOf' in condition) return !condition.noneOf.includes(given);
  const { min, max = Number.POSITIVE_INFINITY } = condition.between;
  return Number(given) >= min && Number(given) <= max;
}

function toCondition(attribute: Facet, asked: AnyFacetValue): FacetCondition {
  const { facet } = attribute;
  switch (facet.by) {
    case 'flag':
      return { attribute, noneOf: facet.except ?? [] };
    case 'range':
      return { attribute, between: asked as Range };
    case 'anyOf':
    case 'atLeast':
    case 'exactly':
    case 'readyBy':
      return { attribute, oneOf: listAskedValues(attribute, asked) };
  }
}
