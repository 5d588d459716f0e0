import { getFacet, NOT_READY } from '../attributes/facets.ts';
import { PROPERTY_TYPES, SUBTYPES } from '../property-kinds.ts';
import type { QueryItem, QueryItems } from './query-items.ts';
import type { Statement } from './vocabulary.ts';

/** Without `says`, no filter can exclude it. */
export type Negation = { at: number; end: number; says?: Statement };

/** "Not resale", "without lift", "ground floor nahi". Takes the items. */
export function takeNegationsFromQuery(items: QueryItems): Negation[] {
  const { list } = items;
  const found: Negation[] = [];
  for (let k = 0; k < list.length; k++) {
    const connects = list[k].entry?.connects;
    if (list[k].isTaken || list[k].entry?.says || !connects) continue;
    const negation = connects.includes('notAfter')
      ? readBackward(list, k)
      : connects.includes('not')
        ? readForward(items, k)
        : undefined;
    if (!negation) continue;
    items.takeTokens(negation.at, negation.end);
    found.push(negation);
  }
  return found;
}

function readBackward(list: QueryItems['list'], k: number): Negation | undefined {
  const item = list[k - 1];
  if (!item || item.isTaken || !isExcludable(item)) return undefined;
  return { at: item.at, end: list[k].end, says: item.entry?.says && negate(item.entry.says) };
}

function readForward(items: QueryItems, k: number): Negation | undefined {
  const { list } = items;
  const isNear = list[k + 1]?.entry?.connects?.includes('near') && !list[k + 1].entry?.says;
  const first = isNear ? k + 2 : k + 1;
  const item = list[first];
  if (!item) return undefined;
  const { at } = list[k];
  if (item.number !== undefined) {
    const unit = items.readUnit(items.isOrdinalEnding(first + 1) ? first + 2 : first + 1);
    const isCount = unit?.unit.of === 'floor' || unit?.unit.of === 'bedrooms';
    return isCount ? { at, end: list[unit.next - 1].end } : undefined;
  }
  if (!isExcludable(item)) return undefined;
  const last = findLastAlternative(list, first);
  return { at, end: list[last].end, says: last === first && item.entry?.says ? negate(item.entry.says) : undefined };
}

/** "Without lift or parking", "not in Kharar or Zirakpur". */
function findLastAlternative(list: QueryItems['list'], first: number): number {
  let last = first;
  const isSameKind = (item: QueryItem) =>
    list[first].entry?.places ? item.entry?.places : item.entry?.says?.facet === list[first].entry?.says?.facet;
  for (let k = first; list[k + 2]?.at === list[k + 1]?.end && list[k + 1]?.at === list[k].end; k += 2) {
    if (!list[k + 1].entry?.connects?.includes('or') || !isSameKind(list[k + 2])) break;
    last = k + 2;
  }
  return last;
}

const isExcludable = ({ entry }: QueryItem): boolean =>
  Boolean(entry?.says ?? entry?.places ?? entry?.landmarks ?? entry?.isIdle);

/** What is left if it is excluded. */
function negate(statement: Statement): Statement | undefined {
  switch (statement.facet) {
    case 'kind':
      return { facet: 'kind', value: SUBTYPES.filter((kind) => !statement.value.includes(kind)) };
    case 'type':
      return { facet: 'type', value: PROPERTY_TYPES.find((type) => type !== statement.value)! };
    case 'attribute':
      return negateAttribute(statement);
    default:
      return undefined;
  }
}

function negateAttribute({ name, value }: Extract<Statement, { facet: 'attribute' }>): Statement | undefined {
  if (name === 'possession') return { facet: 'attribute', name, value: value === NOT_READY ? 'ready' : NOT_READY };
  if (name === 'floor')
    return (value as { max?: number }).max === 0 ? { facet: 'attribute', name, value: { min: 1 } } : undefined;
  const attribute = getFacet(name).value;
  if (!Array.isArray(value) || !('options' in attribute)) return undefined;
  return { facet: 'attribute', name, value: attribute.options.filter((option) => !value.includes(option)) };
}
