import type { PlaceNames } from '@naksha/events/kernel';
import type { ContentRow } from '@naksha/events/wire/content';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { matchCountQuery } from './content-calls.ts';
import { QueryLinkPreview } from './link-preview.tsx';
import { describeItemsInCity } from './retire-item.tsx';

const row = (id: string, city: string): ContentRow =>
  ({ id, name: id, names: { en: id } satisfies PlaceNames, aka: [], city }) as unknown as ContentRow;

describe('references to a place to be retired', () => {
  const rows = {
    localities: [row('kharar-a', 'kharar'), row('kharar-b', 'kharar'), row('mohali-a', 'mohali')],
    projects: [row('towers', 'mohali')],
    links: [row('flats-in-kharar', 'kharar')],
  };

  it('are counted by type', () => {
    expect(describeItemsInCity('kharar', rows)).toBe('2 localities, 1 query link');
    expect(describeItemsInCity('mohali', rows)).toBe('1 locality, 1 project');
  });

  it('are not mentioned if there are none, or before they are known', () => {
    expect(describeItemsInCity('kharar-a', rows)).toBe('');
    expect(describeItemsInCity('kharar', { localities: undefined, projects: undefined, links: undefined })).toBe('');
  });
});

describe('an unsaved query link', () => {
  const show = (place: string, query: string, found: Parameters<typeof matchCountQuery>[0]) => {
    const client = new QueryClient();
    client.setQueryData(matchCountQuery(found).queryKey, { total: 12, under_review: 0 });
    client.setQueryData(['cities'], []);
    client.setQueryData(['place', 'atlantis'], { id: 'atlantis', unknown: true });
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <QueryLinkPreview place={place} query={query} />
      </QueryClientProvider>,
    );
  };

  it('shows what it finds in words and as a number, with a link', () => {
    const found = { bedroom: 2, subtype: 'flat', place: ['kharar'] } as never;
    const html = show('kharar', 'bedroom=2&property_subtype=flat', found);
    expect(html).toContain('2+ BHK · Flat · kharar');
    expect(html).toContain('This filter matches 12 homes now.');
    expect(html).toContain('href="/home?bedroom=2&amp;place=kharar&amp;property_subtype=flat"');
  });

  it('shows invalid parts', () => {
    expect(show('', 'bedroom=many', {})).toContain('Bedroom must be any, or a whole number from 1 to 8');
    expect(show('Kharar City', '', {})).toContain('No place has the ID Kharar City.');
    expect(show('atlantis', '', { place: ['atlantis'] } as never)).toContain('No place has the ID atlantis.');
    expect(show('kharar', '', { place: ['kharar'] } as never)).not.toContain('No place');
    expect(show('', '?storeys=2', {})).toContain('Storeys is not a known filter');
    expect(show('', 'sort=cheapest', {})).toContain('Sort must be one of recommended, newest');
    expect(show('', '?sort=newest', {})).not.toMatch(/is not a known filter|must be/);
  });
});
