import type {
  BlogDefinition,
  CityDefinition,
  FaqDefinition,
  LocalityDefinition,
  QueryLinkDefinition,
} from '@naksha/events/contracts';
import type { PlaceId } from '@naksha/events/kernel';
import { givenScenario } from '@naksha/events/testing';
import { describe, expect, it } from 'vitest';
import { seller, staff } from '../../testing/sample-listing.ts';
import type { ItemDefinedEvent } from '../catalogue-item.ts';
import { cleanReadableTexts } from '../refuse-unfit-words.ts';
import { retireItem } from '../retire-item/decide-retire-item.ts';
import { defineItem } from './decide-define-item.ts';

const placed = { aka: [], position: { lat: 30.7, lng: 76.71 }, radiusM: 600 };
const mohali: ItemDefinedEvent = {
  type: 'CityDefined',
  data: { ...placed, id: 'mohali', names: { en: 'Mohali' }, order: 0 } as unknown as CityDefinition,
};
const locality = (changes: Partial<LocalityDefinition> = {}): ItemDefinedEvent => ({
  type: 'LocalityDefined',
  data: {
    ...placed,
    id: 'mohali-sector-70' as PlaceId,
    city: 'mohali' as PlaceId,
    names: { en: 'Sector 70' },
    ...changes,
  },
});
const link: ItemDefinedEvent = {
  type: 'QueryLinkDefined',
  data: { slug: 'flats', group: { en: 'Flats' }, title: { en: 'Flats' }, query: '', order: 0 } as QueryLinkDefinition,
};
const retired = { type: 'LocalityRetired', data: { id: 'mohali-sector-70' as PlaceId } } as const;

describe('defining a place or a query link', () => {
  const { given } = givenScenario(defineItem, { cityAt: placed.position });

  it('is for staff and operators', () => {
    for (const by of ['system', staff] as const)
      for (const item of [mohali, locality(), link]) given([]).when({ item, by }).then([item]);
    given([]).when({ item: mohali, by: seller }).thenRefused({ status: 403, code: 'staff_only' });
  });

  it('returns no event if nothing changes, and otherwise replaces the item', () => {
    given([locality()]).when({ item: locality(), by: staff }).then([]);
    const renamed = locality({ names: { en: 'Sector 70', hi: 'सेक्टर 70' } });
    given([locality()]).when({ item: renamed, by: staff }).then([renamed]);
    given([locality(), renamed]).when({ item: locality(), by: staff }).then([locality()]);
  });

  it('does not overwrite a version that the sender has not read', () => {
    const other = locality({ names: { en: 'Sector 71' } });
    const at = (version: number) => givenScenario(defineItem, { cityAt: placed.position, version }).given([locality()]);
    at(1).when({ item: other, by: staff, expectedVersion: 1 }).then([other]);
    at(2).when({ item: other, by: staff, expectedVersion: 1 }).thenRefused({ status: 412, code: 'item_changed' });
    at(1).when({ item: other, by: staff, expectedVersion: 'new' }).thenRefused({ status: 412, code: 'item_exists' });
    // The response was lost and the request repeated.
    for (const expectedVersion of ['new', 0] as const)
      at(1).when({ item: locality(), by: staff, expectedVersion }).then([]);
    const none = givenScenario(defineItem, { cityAt: placed.position, version: 0 }).given([]);
    none.when({ item: other, by: staff, expectedVersion: 'new' }).then([other]);
    none.when({ item: other, by: staff, expectedVersion: 3 }).thenRefused({ status: 404, code: 'no_such_place' });
    const gone = givenScenario(defineItem, { cityAt: placed.position, version: 2 }).given([locality(), retired]);
    gone.when({ item: other, by: staff, expectedVersion: 'new' }).thenRefused({ status: 412, code: 'item_exists' });
  });

  it('restores a retired item', () => {
    given([locality(), retired]).when({ item: locality(), by: staff }).then([locality()]);
  });

  it('requires an id that starts with the id of its city', () => {
    for (const id of ['sector-70', 'mohalisector-70', 'chandigarh-sector-70'])
      given([])
        .when({ item: locality({ id: id as PlaceId }), by: staff })
        .thenRefused({
          status: 422,
          errors: [{ field: 'id', reason: 'must start with the id of its city: mohali-…' }],
        } as never);
  });

  it('requires a known city', () => {
    givenScenario(defineItem, {})
      .given([])
      .when({ item: locality(), by: staff })
      .thenRefused({ status: 422, errors: [{ field: 'city', reason: 'mohali is not a known city' }] } as never);
  });
});

describe('the name and position of an item', () => {
  const { given } = givenScenario(defineItem, { cityAt: placed.position });
  const refuse = (item: ItemDefinedEvent, ...errors: { field: string; reason: string }[]) =>
    given([])
      .when({ item, by: staff })
      .thenRefused({ status: 422, errors } as never);
  const phone = 'must not contain a phone number';

  it('contains no contact details, in any of its words or in its URL', () => {
    refuse(locality({ names: { en: 'Call 98765 43210', hi: 'सेक्टर 70' } }), { field: 'names.en', reason: phone });
    refuse(locality({ names: { en: 'https://evil.example' } }), {
      field: 'names.en',
      reason: 'must not contain a link or a messenger name',
    });
    refuse(locality({ aka: ['Sector 70', 'Call 98765 43210'] }), { field: 'aka.1', reason: phone });
    refuse(locality({ credit: 'Call 98765 43210' }), {
      field: 'credit',
      reason: 'must not contain a phone number or an email address',
    });
    const credited = locality({ credit: 'National Hospital Directory, data.gov.in (GODL-India)' });
    given([]).when({ item: credited, by: staff }).then([credited]);
    refuse(locality({ id: 'mohali-call-98765-43210' as PlaceId }), { field: 'id', reason: phone });
    const { data } = link as { data: QueryLinkDefinition };
    for (const [changes, field] of [
      [{ slug: 'call-98765-43210' }, 'slug'],
      [{ title: { en: 'Call 98765 43210' } }, 'title.en'],
      [{ group: { en: 'Flats', pa: 'Call 98765 43210' } }, 'group.pa'],
      [{ query: 'search=call+98765+43210' }, 'query'],
    ] as const)
      refuse({ type: 'QueryLinkDefined', data: { ...data, ...changes } }, { field, reason: phone });
  });

  it('is visible text', () => {
    const cleaned = cleanReadableTexts({ names: { en: ' \u202eSector\n 70\u200b ' }, aka: ['\u200b'], city: ' kept ' });
    expect(cleaned).toEqual({ names: { en: 'Sector 70' }, aka: [''], city: ' kept ' });
    refuse(locality({ names: { en: '…' } }), { field: 'names.en', reason: 'must contain a letter or a digit' });
  });

  it('is near its city', () => {
    const near = locality({ position: { lat: 31.2, lng: 76.71 } });
    given([]).when({ item: near, by: staff }).then([near]);
    refuse(locality({ position: { lat: 31.3, lng: 76.71 } }), {
      field: 'position',
      reason: 'must be within 60 km of its city',
    });
  });
});

describe('defining a query link', () => {
  const { given } = givenScenario(defineItem, { cityAt: placed.position });
  const called = (changes: Partial<QueryLinkDefinition>): ItemDefinedEvent => ({
    type: 'QueryLinkDefined',
    data: { ...(link.data as QueryLinkDefinition), ...changes },
  });
  const refuse = (changes: Partial<QueryLinkDefinition>, ...errors: { field: string; reason: string }[]) =>
    given([])
      .when({ item: called(changes), by: staff })
      .thenRefused({ status: 422, errors } as never);

  it('R-23 rejects the first segment of a page or of the API', () => {
    for (const slug of ['home', 'search', 'flat', 'dashboard', 'hi', 'listings', 'querylinks', 'contact', 'api'])
      refuse({ slug }, { field: 'slug', reason: `${slug} is reserved for other pages of the site` });
  });

  it('requires a query that is completely valid', () => {
    given([])
      .when({ item: called({ query: 'bedroom=2&place=mohali&sort=price' }), by: staff })
      .then([called({ query: 'bedroom=2&place=mohali&sort=price' })]);
    refuse({ query: 'bedroom=9' }, { field: 'query', reason: 'bedroom must be any, or a whole number from 1 to 8' });
    refuse({ query: 'bedrom=2' }, { field: 'query', reason: 'bedrom is not a known filter' });
    refuse(
      { query: 'sort=cheapest' },
      { field: 'query', reason: 'sort must be one of recommended, newest, price, price_per_area, price_cut' },
    );
  });
});

describe('defining an article or a question', () => {
  const { given } = givenScenario(defineItem, {});
  const blog = (changes: Partial<BlogDefinition> = {}): ItemDefinedEvent => ({
    type: 'BlogDefined',
    data: {
      ...({ slug: 'units-of-land', state: 'draft', language: 'en', title: 'Units of land', cover: 'units' } as const),
      ...{ author: 'Naksha editorial', category: 'Guides', postedOn: '2026-11-01', excerpt: 'What they are.' },
      text: 'See [the rules](https://rera.punjab.gov.in).',
      ...changes,
    },
  });
  const faq = (changes: Partial<FaqDefinition> = {}): ItemDefinedEvent => ({
    type: 'FaqDefined',
    data: { slug: 'live', question: { en: 'When?' }, answer: { en: 'At once.' }, order: 0, ...changes },
  });
  const refuse = (item: ItemDefinedEvent, ...errors: { field: string; reason: string }[]) =>
    given([])
      .when({ item, by: staff })
      .thenRefused({ status: 422, errors } as never);
  const reach = 'must not contain a phone number or an email address';

  it('drafts, publishes, unpublishes and retires', () => {
    given([]).when({ item: blog(), by: staff }).then([blog()]);
    const published = blog({ state: 'published' });
    given([blog()]).when({ item: published, by: staff }).then([published]);
    given([published]).when({ item: published, by: staff }).then([]);
    given([published]).when({ item: blog(), by: staff }).then([blog()]);
    given([]).when({ item: faq(), by: 'system' }).then([faq()]);
    for (const item of [blog(), faq()]) given([]).when({ item, by: seller }).thenRefused({ status: 403 });
    const gone = { type: 'FaqRetired', data: { slug: 'live' } } as const;
    givenScenario(retireItem, { version: 1 }).given([faq()]).when({ item: gone, by: staff }).then([gone]);
  });

  it('rejects contact details, though an article may link to web pages', () => {
    refuse(blog({ text: 'Call 98765 43210 now.' }), { field: 'text', reason: reach });
    refuse(blog({ text: 'Write to asha@example.in.' }), { field: 'text', reason: reach });
    refuse(blog({ excerpt: 'Call 98765 43210' }), { field: 'excerpt', reason: 'must not contain a phone number' });
    refuse(faq({ answer: { en: 'Call 98765 43210' } }), {
      field: 'answer.en',
      reason: 'must not contain a phone number',
    });
  });

  it('L-24 rejects Markdown that is nested too deeply', () => {
    const deep = 'must not nest quotes, lists or emphasis deeper than 20 levels';
    refuse(blog({ text: `${'>'.repeat(3000)} words` }), { field: 'text', reason: deep });
    refuse(blog({ text: 'Some <b>words</b>.' }), { field: 'text', reason: 'must not contain HTML within HTML' });
  });

  it('L-24 keeps Markdown and its lines, and removes code', () => {
    const text = ' ## Units\r\n\r\nA *gaj*.<script>alert(1)</script> [x](javascript:alert(1))\u200b\n';
    expect(cleanReadableTexts({ text, title: ' Units\nof land ' })).toEqual({
      text: '## Units\n\nA *gaj*.alert(1) x',
      title: 'Units of land',
    });
  });
});

describe('retiring it', () => {
  const { given } = givenScenario(retireItem, { version: 2 });

  it('happens once, by staff, for an existing item', () => {
    given([locality()]).when({ item: retired, by: staff }).then([retired]);
    given([locality()]).when({ item: retired, by: 'system' }).then([retired]);
    given([locality()]).when({ item: retired, by: staff, expectedVersion: 2 }).then([retired]);
    given([locality()])
      .when({ item: retired, by: staff, expectedVersion: 1 })
      .thenRefused({ status: 412, code: 'item_changed' });
    given([locality(), retired]).when({ item: retired, by: staff, expectedVersion: 1 }).then([]);
    given([locality(), retired]).when({ item: retired, by: staff }).then([]);
    given([locality()]).when({ item: retired, by: seller }).thenRefused({ status: 403 });
    given([]).when({ item: retired, by: staff }).thenRefused({ status: 404, code: 'no_such_place' });
  });
});
