import type { News } from './alert-schedule.ts';

type Told = Pick<News, 'fresh' | 'cuts'> & {
  brand: string;
  origin: string;
  /** As its owner calls the search. */
  name: string | undefined;
  /** Of the link that ends these texts. */
  token: string;
};

/**
 * One text for all that was found, however much: nothing is cut off. Of letters that every telephone has (GSM 03.38) but for
 * the name: one curly quote more than doubles what the text costs.
 */
export function alertText({ brand, origin, name, token, fresh, cuts }: Told): string {
  const found = [count(fresh, 'new home', 'new homes'), count(cuts, 'price cut', 'price cuts')].filter(Boolean);
  const search = name ? `"${name}"` : 'your saved search';
  return `${brand}: ${found.join(' and ')} for ${search}. See: ${origin}/dashboard/searches Stop: ${origin}/stop-alerts/${token}`;
}

const count = (n: number, one: string, many: string): string => (n === 0 ? '' : `${n} ${n === 1 ? one : many}`);
