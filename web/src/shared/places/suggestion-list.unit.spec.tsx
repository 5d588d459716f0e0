import type { ReadySearch, Suggestion } from '@naksha/events/wire/suggestions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propertyPath } from './chosen-suggestion.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { suggestionsQuery } from './suggestions-query.ts';
import { sampleCities } from './testing/sample-cities.ts';

const position = { lat: 30.7, lng: 76.7 };
const SUGGESTED: Suggestion[] = [
  { type: 'city', name: 'Kharar', slug: 'kharar', city: 'Kharar', position },
  { type: 'locality', name: 'Kharar', slug: 'kharar-kharar', city: 'Kharar', position },
  { type: 'locality', name: 'Sector 70', slug: 'mohali-sector-70', city: 'Mohali', position },
  { type: 'project', name: 'Sunrise Towers', slug: 'mohali-sunrise-towers', city: 'Mohali', position },
  { type: 'property', subtype: 'kothi', name: 'By the park', slug: 'by-the-park-00000000001', city: '', position },
];

function draw(typed: string, suggestions: Suggestion[] | undefined, searches: ReadySearch[] = []): string {
  const client = new QueryClient();
  if (suggestions)
    client.setQueryData(suggestionsQuery(typed, undefined).queryKey, {
      ...{ suggestions, searches, reading: null },
    });
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SuggestionList
        {...{ id: 'list', typed, cities: sampleCities, city: undefined, ref: null }}
        onChoose={nothing}
        onActive={nothing}
      />
    </QueryClientProvider>,
  );
}

it('F-04 each suggestion has a name and type, and a property the path of its page', () => {
  const options = [
    ...draw('k', SUGGESTED).matchAll(/role="option".*?<span[^>]*><span[^>]*>(.*?)<\/span><span[^>]*>(.*?)<\/span>/g),
  ];
  expect(options.map(([, name, what]) => [name, what])).toEqual([
    ['Kharar', 'City'],
    ['Kharar', 'Locality in Kharar'],
    ['Sector 70', 'in Mohali'],
    ['Sunrise Towers', 'Project in Mohali'],
    ['By the park', 'Kothi'],
  ]);
  expect(propertyPath(SUGGESTED[4])).toBe('/kothi/by-the-park-00000000001');
});

it('shows the cover of a property, if any, instead of its icon', () => {
  const shown = draw('k', [{ ...SUGGESTED[4], cover_image: '/photos/a/320.webp' }, SUGGESTED[3]]);
  expect(shown.match(/<img[^>]*src="([^"]+)"/)?.[1]).toBe('/photos/a/320.webp');
  expect(shown.match(/<svg/g)).toHaveLength(1);
});

it('groups landmarks under a heading and shows their kind and the place of their position', () => {
  const gharuan = { en: 'Gharuan', hi: 'घड़ूआं' };
  const landmarks: Suggestion[] = [
    { type: 'landmark', landmark: 'mall', name: 'Elante Mall', slug: 'elante-mall', city: 'Mohali', position },
    {
      ...{ type: 'landmark', landmark: 'university', name: 'Chandigarh University', slug: 'chandigarh-university' },
      ...{ city: 'Kharar', position, placed_by: gharuan },
    },
  ];
  const shown = draw('e', [SUGGESTED[2], ...landmarks, SUGGESTED[3]]);
  const [before, group] = shown.split('<div role="group" aria-label="Landmarks"');
  expect(before).toContain('Sector 70');
  const options = [...group.matchAll(/<span[^>]*font-semibold[^>]*>(.*?)<\/span><span[^>]*>(.*?)<\/span>/g)];
  expect(options.map(([, name, what]) => [name, what])).toEqual([
    ['Elante Mall', 'Mall in Mohali'],
    ['Chandigarh University', 'University, near Gharuan'],
    ['Sunrise Towers', 'Project in Mohali'],
  ]);
  expect(group.slice(0, group.indexOf('Sunrise Towers'))).toMatch(
    /Chandigarh University.*<\/div><\/div><div role="group" aria-label="Projects"/s,
  );
});

it('F-08 shows the two lines if there is no suggestion, and nothing before the first response', () => {
  const none = draw(' zzyzx ', []);
  expect(draw('zzyzx', [])).toContain('We could not find this: zzyzx');
  expect(draw('zzyzx', [])).toContain('Press Enter to show matching suggestions');
  expect([none, draw('kha', undefined)]).toEqual(['', '']);
});

it('offers suggested searches after the places, with their number of homes', () => {
  const shown = draw('k', SUGGESTED, [{ query: 'bedrooms=2&place=kharar', total: 31, places: [SUGGESTED[0]] }]);
  const groups = shown.split('role="group"').slice(1);
  expect(groups.map((group) => /aria-label="(.*?)"/.exec(group)?.[1])).toEqual([
    'Places',
    'Searches',
    'Projects',
    'Homes',
  ]);
  expect(groups[1].replaceAll(/<[^>]+>/g, ' ')).toMatch(/2 BHK · Kharar\s+31 homes/);
});
