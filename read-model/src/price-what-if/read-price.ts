import { isRupees, MAX_RUPEES, type Query, type Rupees } from '@naksha/events/kernel';
import { invalidParameter, readSingle } from '../http/parse-query.ts';

export function readPrice(query: Query): Rupees {
  const text = readSingle(query, 'price') ?? '';
  const price = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (!isRupees(price)) throw invalidParameter('price', `must be whole rupees, 1 to ${MAX_RUPEES}`);
  return price;
}
