import { toIndianIsoDay } from '@naksha/events/kernel';
import type { Happenings } from '@naksha/events/wire/staff-analytics';
import type { Documents } from '../documents/documents.ts';
import { interestKind } from '../leads/interest-kind.ts';
import { type AskedPrice, askingKind, FIRST_PUBLIC } from '../market/asking-kind.ts';

/** `place`: a city's id, or a name given by a buyer. */
export type Counted = { what: keyof Happenings; day: string; place: string | null; n: number };

export type ForSaleAtStartCount = { day: string | null; place: string | null; n: number };

const inIndia = (at: string): string => `to_char((${at})::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

const CITY = `(select one from jsonb_array_elements_text(body->'places') one where one = any($2) limit 1)`;
const NO_DEMO = `not (body->>'demo')::boolean`;

export async function countDailyMarketEvents(
  documents: Documents,
  cities: readonly string[],
  since: string,
): Promise<Counted[]> {
  const ofHomes = (what: 'posted' | 'verified', at: string) =>
    documents.select<Counted>(
      askingKind,
      `'${what}' as what, ${inIndia(at)} as day, ${CITY} as place, count(*)::int as n`,
      `${at} >= $1 and ${NO_DEMO} group by 2, 3`,
      [since, cities],
    );
  return (
    await Promise.all([
      ofHomes('posted', `body->>'postedAt'`),
      ofHomes('verified', FIRST_PUBLIC),
      countContacts(documents, { cities, since }),
      countCuts(documents, { cities, since }),
    ])
  ).flat();
}

/** Only homes whose last price started since can have been reduced. */
async function countCuts(
  documents: Documents,
  { cities, since }: { cities: readonly string[]; since: string },
): Promise<Counted[]> {
  const homes = await documents.select<{ asked: AskedPrice[]; place: string | null }>(
    askingKind,
    `body->'asked' as asked, ${CITY} as place`,
    `jsonb_array_length(body->'asked') > 1 and body->'asked'->-1->>'from' >= $1 and ${NO_DEMO}`,
    [since, cities],
  );
  return homes.flatMap(({ asked, place }) =>
    listPriceCutTimes(asked)
      .filter((at) => at >= since)
      .map((at) => ({ what: 'cuts' as const, day: toIndianIsoDay(new Date(at)), place, n: 1 })),
  );
}

/** A higher price before a sale that fell through does not count. */
export const listPriceCutTimes = (prices: readonly AskedPrice[]): string[] =>
  prices
    .filter(({ price, from }, k) => k > 0 && prices[k - 1].to === from && price < prices[k - 1].price)
    .map(({ from }) => from);

const ASKED = `jsonb_array_elements(body->'asked') one`;
/** For sale at `$1`; the last price's end excludes most quickly. */
const STOOD = `coalesce(body->'asked'->-1->>'to', '9') >= $1
  and exists (select from ${ASKED} where one->>'from' < $1 and coalesce(one->>'to', '9') >= $1)`;
const FIRST_SOLD = `(select min(one->>'to') from ${ASKED} where (one->>'sold')::boolean and one->>'to' >= $1)`;

export const countForSaleAtStartBySaleDay = (
  documents: Documents,
  cities: readonly string[],
  since: string,
): Promise<ForSaleAtStartCount[]> =>
  documents.select<ForSaleAtStartCount>(
    askingKind,
    `${CITY} as place, ${inIndia(FIRST_SOLD)} as day, count(*)::int as n`,
    `${FIRST_PUBLIC} < $1 and ${STOOD} and ${NO_DEMO} group by 1, 2`,
    [since, cities],
  );

async function countContacts(
  documents: Documents,
  { cities, since }: { cities: readonly string[]; since: string },
): Promise<Counted[]> {
  const contacts = await documents.select<Counted & { listing: string }>(
    interestKind,
    `'contacted' as what, body->>'listing' as listing, body->>'city' as place, ${inIndia(`body->>'contactedAt'`)} as day, count(*)::int as n`,
    `body ? 'contactedAt' and body->>'contactedAt' >= $1 group by 2, 3, 4`,
    [since],
  );
  const homes = await documents.select<{ id: string; place: string | null }>(
    askingKind,
    `id, ${CITY} as place`,
    'id = any($1)',
    [[...new Set(contacts.map(({ listing }) => listing))], cities],
  );
  const places = new Map(homes.map(({ id, place }) => [id, place]));
  return contacts.map(({ listing, ...one }) => ({ ...one, place: places.get(listing) ?? one.place }));
}
