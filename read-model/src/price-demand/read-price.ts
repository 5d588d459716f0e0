import { isRupees, MAX_RUPEES, type QueryParameters, type Rupees } from '@naksha/events/kernel';
import { invalidParameterProblem, parseSingleParameter } from '../http/parse-query.ts';

export function parsePriceParameter(query: QueryParameters): Rupees {
  const text = parseSingleParameter(query, 'price') ?? '';
  const price = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (!isRupees(price)) throw invalidParameterProblem('price', `must be whole rupees, 1 to ${MAX_RUPEES}`);
  return price;
}
