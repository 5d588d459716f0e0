import { findMonthNumber } from '../read-values/read-possession.ts';
import type { QueryItem, QueryItems } from './query-items.ts';

const POSSESSION = new Set(['possession', 'handover', 'delivery', 'complete', 'completion', 'कब्जा', 'ਕਬਜਾ']);
/** Between the word and the year: "possession by the end of 2027". */
const MAX_BETWEEN = 4;

type Possession = { at: number; end: number; facet: 'attribute'; name: 'possession'; value: string };

/** "Possession by Dec 2027", "ready in 2027": homes that are promised by then. Without this, 2027 is an area. */
export function takePossessionMonthsFromQuery({ list, tokens }: QueryItems): Possession[] {
  const found: Possession[] = [];
  for (let k = 0; k < list.length; k++) {
    const { number, end } = list[k];
    if (number === undefined || !/^20[2-4]\d$/.test(String(number))) continue;
    const month = list[k - 1]?.end === list[k].at ? findMonthNumber(tokens[list[k].at - 1].word) : 0;
    const first = month === 0 ? k : k - 1;
    const before = findLast(list, first, isPossession);
    const after = list.slice(k + 1, k + 3).find((one) => isPossession(one));
    const said = before ?? after;
    if (!said) continue;
    const [from, to] = [Math.min(said.at, list[first].at), Math.max(said.end, end)];
    for (const item of list) if (item.at >= from && item.end <= to) item.isTaken = true;
    const value = `${number}-${String(month || 12).padStart(2, '0')}`;
    found.push({ at: from, end: to, facet: 'attribute', name: 'possession', value });
  }
  return found;
}

const findLast = (
  list: readonly QueryItem[],
  before: number,
  test: (item: QueryItem) => boolean,
): QueryItem | undefined =>
  list.slice(Math.max(0, before - MAX_BETWEEN), before).findLast((item) => !item.isTaken && test(item));

const isPossession = ({ word, entry }: QueryItem): boolean =>
  POSSESSION.has(word) || (entry?.says?.facet === 'attribute' && entry.says.name === 'possession');
