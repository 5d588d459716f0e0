import { Problem } from '@naksha/events/contracts';
import { PROPERTIES_A_PAGE } from '@naksha/events/wire/property-list';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Validation costs grow quadratically. Each operation with all its fields has fewer than 150 tokens. */
export const MAX_TOKENS = 600;
/** The area of a property's details in a page is at depth five. */
export const MAX_DEPTH = 7;
export const MAX_ROOTS = 6;
/** Values in a response: a page of 500 properties with 50 fields. */
export const MAX_COST = 25_000;
export const MAX_PROPERTIES = PROPERTIES_A_PAGE;

/** Assumed list lengths; pages of properties specify their own. */
const LIST_SIZES: Readonly<Record<string, number>> = {
  cities: 10,
  localities: 100,
  map_ploygon: 50,
  overall_masterdata: 300,
  projects_masterdata: 100,
};
const PAGES: ReadonlySet<string> = new Set(['properties_search', 'buyer_listings', 'my_listings']);

/** graphql-js limits introspection's depth. */
const isAboutSchema = ({ name }: FieldNode): boolean => name.value.startsWith('__');

type Asked = { document: DocumentNode; operation: OperationDefinitionNode; variables: Record<string, unknown> };

/**
 * Runs before validation and stops at the first limit, because nested fragments multiply. @throws Problem 400
 * `too_large`
 */
export function assertWithinQueryLimits({ document, operation, variables }: Asked): void {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const open = new Set<string>();
  const pages = new Map<string, number>();
  let [cost, roots] = [0, 0];

  const visit = (set: SelectionSetNode, depth: number, times: number, size: number): void => {
    if (depth > MAX_DEPTH) throw tooLarge(`is nested more than ${MAX_DEPTH} levels deep`);
    for (const selection of set.selections) {
      cost += times;
      if (cost > MAX_COST)
        throw tooLarge(`could return more than ${MAX_COST} values. Request fewer fields or use a smaller limit`);
      if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet, depth, times, size);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) spread(selection.name.value, depth, times, size);
      else visitField(selection, depth, times, size);
    }
  };
  const spread = (name: string, depth: number, times: number, size: number): void => {
    const set = fragments.get(name);
    if (!set || open.has(name)) return;
    open.add(name);
    visit(set, depth, times, size);
    open.delete(name);
  };
  const visitField = (field: FieldNode, depth: number, times: number, size: number): void => {
    const name = field.name.value;
    if (depth === 1 && ++roots > MAX_ROOTS) throw tooLarge(`has more than ${MAX_ROOTS} operations`);
    if (depth === 1 && PAGES.has(name)) countPage(field);
    if (!field.selectionSet) return;
    if (isAboutSchema(field)) return;
    const inPage = PAGES.has(name) ? pageSize(field, variables) : size;
    const values = name === 'property_data' ? inPage : (LIST_SIZES[name] ?? 1);
    visit(field.selectionSet, depth + 1, times * values, inPage);
  };
  const countPage = (field: FieldNode): void => {
    const shownAs = (field.alias ?? field.name).value;
    pages.set(shownAs, Math.max(pages.get(shownAs) ?? 0, pageSize(field, variables)));
    const properties = [...pages.values()].reduce((sum, size) => sum + size, 0);
    if (properties > MAX_PROPERTIES)
      throw tooLarge(
        `requests more than ${MAX_PROPERTIES} properties in all. Request fewer pages or use smaller limits`,
      );
  };
  visit(operation.selectionSet, 1, 1, PROPERTIES_A_PAGE);
}

/** A full page if the limit is invalid. */
function pageSize({ arguments: given = [] }: FieldNode, variables: Record<string, unknown>): number {
  const value = given.find(({ name }) => name.value === 'limit')?.value;
  const said =
    value?.kind === Kind.INT
      ? Number(value.value)
      : value?.kind === Kind.VARIABLE
        ? variables[value.name.value]
        : undefined;
  const size = typeof said === 'number' && said > 0 ? said : PROPERTIES_A_PAGE;
  return Math.min(size, PROPERTIES_A_PAGE);
}

const tooLarge = (reason: string): Problem => new Problem(400, 'too_large', `The query ${reason}.`);
