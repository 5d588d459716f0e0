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

/** Names, braces and the like in a query: what validation costs grows with their square. Each operation with all of its fields has less than 150. */
export const MAX_TOKENS = 600;
/** A property's area in its details in a page is five. */
export const MAX_DEPTH = 7;
/** Operations in one query, whatever they are called. */
export const MAX_ROOTS = 6;
/** Values that an answer may have: a page of 500 properties with 50 fields of each. */
export const MAX_COST = 25_000;
/** Properties in all its pages together: each is fetched, however few of its fields are asked for. */
export const MAX_PROPERTIES = PROPERTIES_A_PAGE;

/** How many values of a list are reckoned with before anybody knows. Pages of properties say so themselves. */
const LIST_SIZES: Readonly<Record<string, number>> = {
  cities: 10,
  localities: 100,
  map_ploygon: 50,
  overall_masterdata: 300,
  projects_masterdata: 100,
};
const PAGES: ReadonlySet<string> = new Set(['properties_search', 'buyer_listings', 'my_listings']);

/** What is asked about the schema itself; graphql-js has a rule of its own for how deep that may go. */
const isAboutSchema = ({ name }: FieldNode): boolean => name.value.startsWith('__');

type Asked = { document: DocumentNode; operation: OperationDefinitionNode; variables: Record<string, unknown> };

/**
 * Reckons what a query would cost by its text alone, before anything else is done with it: how deep it goes, how many
 * operations it asks for and how many values it can answer. It ends at the first limit: fragments that spread one another
 * would multiply without end.
 * @throws Problem 400 `too_large` for what is over a limit
 */
export function limitQuery({ document, operation, variables }: Asked): void {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const open = new Set<string>();
  /** By the name in the answer: fields of one name are one page. */
  const pages = new Map<string, number>();
  let [cost, roots] = [0, 0];

  const visit = (set: SelectionSetNode, depth: number, times: number, size: number): void => {
    if (depth > MAX_DEPTH) throw refuse(`goes deeper than ${MAX_DEPTH} levels`);
    for (const selection of set.selections) {
      cost += times;
      if (cost > MAX_COST)
        throw refuse(`could answer more than ${MAX_COST} values: ask for fewer fields, or a smaller limit`);
      if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet, depth, times, size);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) spread(selection.name.value, depth, times, size);
      else visitField(selection, depth, times, size);
    }
  };
  /** A fragment within itself is refused by validation; here it must only end. */
  const spread = (name: string, depth: number, times: number, size: number): void => {
    const set = fragments.get(name);
    if (!set || open.has(name)) return;
    open.add(name);
    visit(set, depth, times, size);
    open.delete(name);
  };
  const visitField = (field: FieldNode, depth: number, times: number, size: number): void => {
    const name = field.name.value;
    if (depth === 1 && ++roots > MAX_ROOTS) throw refuse(`asks for more than ${MAX_ROOTS} operations`);
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
      throw refuse(
        `asks for pages of more than ${MAX_PROPERTIES} properties together: ask for fewer, or give each a smaller limit`,
      );
  };
  visit(operation.selectionSet, 1, 1, PROPERTIES_A_PAGE);
}

/** What `limit` says, in the text or by a variable; a full page where it says nothing that makes sense. */
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

const refuse = (reason: string): Problem => new Problem(400, 'too_large', `the query ${reason}`);
