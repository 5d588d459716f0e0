import { type Place, type PlaceId, seededRandom } from '@naksha/events/kernel';
import type { ListingDocument } from '@naksha/read-model';

const ADJECTIVES =
  'spacious modern airy quiet corner gated furnished sunny bright renovated independent ready new park facing'.split(
    ' ',
  );
const EXTRAS =
  'terrace garden lift parking school market gurdwara temple hospital metro balcony servant study basement road'.split(
    ' ',
  );
const SYLLABLES = 'ka ra va li mo ha ni su pre mi jas vin der gul mar shi van am bar'.split(' ');

export function makeProjectName(number: number): string {
  const random = seededRandom(number % 6_000);
  const name = Array.from({ length: 3 + Math.floor(random() * 2) }, () => pick(SYLLABLES, random)).join('');
  return `${name[0].toUpperCase()}${name.slice(1)}`;
}

/** Adds titles with realistic word frequencies and places. */
export function createTitleGenerator(
  places: readonly Place[],
): (listing: ListingDocument, number: number) => ListingDocument {
  const localities = places.filter(({ kind }) => kind === 'locality');
  const cities = new Map(places.filter(({ kind }) => kind === 'city').map((city) => [city.id, city]));
  return (listing, number) => {
    const random = seededRandom(number);
    const locality = pick(localities, random);
    const city = cities.get(locality.cityId)!;
    const words = [often(ADJECTIVES, random), listing.facts.subtype.replaceAll('-', ' '), often(EXTRAS, random)];
    return {
      ...listing,
      facts: {
        ...listing.facts,
        project: makeProjectName(number),
        locality: locality.names.en,
        city: city.names.en,
        placeIds: { city: city.id, locality: locality.id },
      },
      free: { ...listing.free, title: `${words.join(' ')}, ${makeProjectName(number)} in ${locality.names.en}` },
    };
  };
}

export type Typed = { text: string; city: PlaceId };

/** Prefixes of places and words of listings; one in five has a typing error. */
export function generateTypedPrefixes(places: readonly Place[], count: number, seed: number): Typed[] {
  const random = seededRandom(seed);
  const city = places.find(({ kind }) => kind === 'city')!.id;
  return Array.from({ length: count }, (_, k) => {
    const project = makeProjectName(Math.floor(random() * 6_000));
    if (k % 5 === 4) return { city, text: misspell(project, random) };
    const whole = k % 2 === 0 ? pick(places, random).names.en : `${often(ADJECTIVES, random)} ${project}`;
    return { city, text: whole.slice(0, 3 + Math.floor(random() * (whole.length - 2))) };
  });
}

export function generateTypedSearches(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, k) => {
    const project = makeProjectName(Math.floor(random() * 6_000));
    if (k % 3 === 0) return project;
    return k % 3 === 1
      ? `${often(ADJECTIVES, random)} ${project}`
      : `${often(ADJECTIVES, random)} ${often(EXTRAS, random)}`;
  });
}

const pick = <One>(all: readonly One[], random: () => number): One => all[Math.floor(random() * all.length)];
const often = <One>(all: readonly One[], random: () => number): One => all[Math.floor(random() ** 2 * all.length)];

function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  return `${word.slice(0, at)}${word[at] === 'o' ? 'u' : 'o'}${word.slice(at + 1)}`;
}
