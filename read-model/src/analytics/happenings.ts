import { istDay } from '@naksha/events/kernel';
import type { Happenings } from '@naksha/events/wire/staff-analytics';
import type { Documents } from '../documents/documents.ts';
import { interestKind } from '../leads/interest-kind.ts';
import { type Asked, askingKind, FIRST_PUBLIC } from '../market/asking-kind.ts';

/** So many happened on a day of India, in a city: of homes that are known by the id, of others that a buyer asked about by its name. */
export type Counted = { what: keyof Happenings; day: string; place: string | null; n: number };

/** Homes that were for sale as the span began, and the day on which each was sold since. */
export type ForSale = { day: string | null; place: string | null; n: number };

/** A moment in SQL as its day in India. */
const inIndia = (at: string): string => `to_char((${at})::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** A home's city in SQL, where `$2` are the ids of those that are known. */
const CITY = `(select one from jsonb_array_elements_text(body->'places') one where one = any($2) limit 1)`;
const NO_DEMO = `not (body->>'demo')::boolean`;

/** @param cities ids of those that are known @param since ISO 8601 */
export async function countHappenings(
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

/** Of homes whose last price began since: no other can have been lowered. */
async function countCuts(
  documents: Documents,
  { cities, since }: { cities: readonly string[]; since: string },
): Promise<Counted[]> {
  const homes = await documents.select<{ asked: Asked[]; place: string | null }>(
    askingKind,
    `body->'asked' as asked, ${CITY} as place`,
    `jsonb_array_length(body->'asked') > 1 and body->'asked'->-1->>'from' >= $1 and ${NO_DEMO}`,
    [since, cities],
  );
  return homes.flatMap(({ asked, place }) =>
    listCuts(asked)
      .filter((at) => at >= since)
      .map((at) => ({ what: 'cuts' as const, day: istDay(new Date(at)), place, n: 1 })),
  );
}

/** When a price was lowered while anybody could see it: what is dearer before a sale that fell through is no cut. ISO 8601. */
export const listCuts = (asked: readonly Asked[]): string[] =>
  asked
    .filter(({ price, from }, k) => k > 0 && asked[k - 1].to === from && price < asked[k - 1].price)
    .map(({ from }) => from);

const ASKED = `jsonb_array_elements(body->'asked') one`;
/** Whether it stood for sale at the moment `$1`: the last price that has ended before then says quickly that it did not. */
const STOOD = `coalesce(body->'asked'->-1->>'to', '9') >= $1
  and exists (select from ${ASKED} where one->>'from' < $1 and coalesce(one->>'to', '9') >= $1)`;
const FIRST_SOLD = `(select min(one->>'to') from ${ASKED} where (one->>'sold')::boolean and one->>'to' >= $1)`;

/** What was for sale at that moment, and how much of it has been sold since, by place and day. @param since ISO 8601 */
export const countForSale = (documents: Documents, cities: readonly string[], since: string): Promise<ForSale[]> =>
  documents.select<ForSale>(
    askingKind,
    `${CITY} as place, ${inIndia(FIRST_SOLD)} as day, count(*)::int as n`,
    `${FIRST_PUBLIC} < $1 and ${STOOD} and ${NO_DEMO} group by 1, 2`,
    [since, cities],
  );

/** A buyer's city is their home's, whatever that is called by now. */
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
