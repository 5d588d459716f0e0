import { type AnyFacetValue, type AttributeFilter, FACETS, type Facet, listAskedValues, type Range } from './facets.ts';

/** For stores that compare values. */
export type FacetCondition = { attribute: Facet } & (
  | { oneOf: readonly (string | number)[] }
  | { noneOf: readonly (string | number)[] }
  | { between: Range }
);

/** A value that is not given meets none. */
export const facetConditions = (filter: AttributeFilter): FacetCondition[] =>
  FACETS.flatMap((attribute) => {
    const asked = filter[attribute.name];
    return asked === undefined ? [] : [toCondition(attribute, asked)];
  });

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
