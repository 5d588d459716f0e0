import type { Happenings } from '@naksha/events/wire/staff-analytics';
import type { Documents } from '../documents/documents.ts';
import { interestKind } from '../leads/interest-kind.ts';
import { askingKind, FIRST_PUBLIC } from '../market/asking-kind.ts';

/** So many happened on a day of India, in a city: of homes that are known by the id, of others that a buyer asked about by its name. */
export type Counted = { what: keyof Happenings; day: string; place: string | null; n: number };

/** A moment in SQL as its day in India. */
const indianDay = (at: string): string => `to_char((${at})::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/** @param cities ids of those that are known @param since ISO 8601 */
export async function countHappenings(
  documents: Documents,
  cities: readonly string[],
  since: string,
): Promise<Counted[]> {
  const city = `(select one from jsonb_array_elements_text(body->'places') one where one = any($2) limit 1)`;
  const ofHomes = (what: 'posted' | 'verified', at: string) =>
    documents.select<Counted>(
      askingKind,
      `'${what}' as what, ${indianDay(at)} as day, ${city} as place, count(*)::int as n`,
      `${at} >= $1 and not (body->>'demo')::boolean group by 2, 3`,
      [since, cities],
    );
  return (
    await Promise.all([
      ofHomes('posted', `body->>'postedAt'`),
      ofHomes('verified', FIRST_PUBLIC),
      countContacts(documents, { city, cities, since }),
    ])
  ).flat();
}

/** A buyer's city is their home's, whatever that is called by now. @param city in SQL */
async function countContacts(
  documents: Documents,
  { city, cities, since }: { city: string; cities: readonly string[]; since: string },
): Promise<Counted[]> {
  const contacts = await documents.select<Counted & { listing: string }>(
    interestKind,
    `'contacted' as what, body->>'listing' as listing, body->>'city' as place, ${indianDay(`body->>'contactedAt'`)} as day, count(*)::int as n`,
    `body ? 'contactedAt' and body->>'contactedAt' >= $1 group by 2, 3, 4`,
    [since],
  );
  const homes = await documents.select<{ id: string; place: string | null }>(
    askingKind,
    `id, ${city} as place`,
    'id = any($1)',
    [[...new Set(contacts.map(({ listing }) => listing))], cities],
  );
  const places = new Map(homes.map(({ id, place }) => [id, place]));
  return contacts.map(({ listing, ...one }) => ({ ...one, place: places.get(listing) ?? one.place }));
}
