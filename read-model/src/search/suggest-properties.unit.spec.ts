import type { PlaceId } from '@naksha/events/kernel';
import { sampleFacts, sampleListing } from '@naksha/events/testing';
import { expect, it } from 'vitest';
import { type Candidate, rankProperties, spellingDistanceOfCandidate } from './suggest-properties.ts';

const candidate = (n: number, title: string, city = 'mohali', facts: Partial<Candidate['facts']> = {}): Candidate => ({
  id: sampleListing(n),
  title,
  facts: { ...sampleFacts, project: undefined, placeIds: { city: city as PlaceId }, ...facts },
});
const rank = (text: string, candidates: readonly Candidate[], city?: string) =>
  rankProperties(text, candidates, city as PlaceId | undefined).map(({ name }) => name);

it('a property is found by title, project, locality and city, each separately', () => {
  const one = candidate(1, 'Sunny flat', 'mohali', { project: 'Lake Heights', locality: 'Sector 70', city: 'Mohali' });
  for (const term of ['sunny', 'heights', 'sector 70', 'mohali'])
    expect(spellingDistanceOfCandidate([term], one), term).toBe(0);
  // The last word of a text and the first of the next do not form a pair.
  expect(spellingDistanceOfCandidate(['flat 70'], one)).toBeUndefined();
  const bare = candidate(2, 'Sunny flat', 'mohali', { locality: undefined, city: undefined });
  expect(spellingDistanceOfCandidate(['undefined'], bare)).toBeUndefined();
  expect(rankProperties('sunny', [bare], undefined)[0].city).toBe('');
});

it('exact matches come first, then those of the selected city, then the nearest spelling, then the oldest', () => {
  const candidates = [
    candidate(6, 'Sunnier home', 'mohali'),
    candidate(5, 'Sunny five', 'mohali'),
    candidate(4, 'Sunny four', 'mohali'),
    candidate(3, 'Sunnyside', 'mohali'),
    candidate(2, 'Sunni two', 'kharar'),
    candidate(1, 'Sunny one', 'kharar'),
  ];
  expect(rank('sunny', candidates)).toEqual([
    'Sunny one',
    'Sunny four',
    'Sunny five',
    'Sunnyside',
    'Sunni two',
    'Sunnier home',
  ]);
  expect(rank('sunny', candidates, 'mohali')).toEqual([
    'Sunny four',
    'Sunny five',
    'Sunnyside',
    'Sunny one',
    'Sunnier home',
    'Sunni two',
  ]);
  expect(rank('sunny penthouse', candidates)).toEqual([]);
  expect(rank('sunny', candidates.toReversed())).toEqual(rank('sunny', candidates));
});

it('a property with an unknown place belongs to no selected city, and is not preferred without one', () => {
  const lost = candidate(2, 'Sunny two', 'mohali', { placeIds: undefined });
  for (const city of [undefined, 'mohali'])
    expect(rank('sunny', [lost, candidate(1, 'Sunny one', 'kharar')], city)).toEqual(['Sunny one', 'Sunny two']);
});

it('shows the cover photo, or the first photo if none is selected', () => {
  const cover = (photos: object) => {
    const { title, facts } = candidate(7, 'Sunny flat');
    return rankProperties('sunny', [{ ...candidate(7, title), facts: { ...facts, ...photos } }], undefined)[0]
      .cover_image;
  };
  expect(cover({ photos: ['a', 'b'], cover: 'b' })).toBe('/photos/b/320.webp');
  expect(cover({ photos: ['a', 'b'] })).toBe('/photos/a/320.webp');
});

it('contains what opens it', () => {
  const { title, facts } = candidate(7, 'Sunny flat');
  expect(rankProperties('sunny', [candidate(7, title)], undefined)).toEqual([
    {
      ...{ type: 'property', name: 'Sunny flat', slug: `sunny-flat-${sampleListing(7)}`, city: facts.city },
      ...{ position: facts.position, subtype: facts.subtype },
    },
  ]);
});
