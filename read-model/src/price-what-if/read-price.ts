import { isRupees, MAX_RUPEES, type Query, type Rupees } from '@naksha/events/kernel';
import { single, wrong } from '../http/parse-query.ts';

export function readPrice(query: Query): Rupees {
  const text = single(query, 'price') ?? '';
  const price = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (!isRupees(price)) throw wrong('price', `must be whole rupees, 1 to ${MAX_RUPEES}`);
  return price;
}
