import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainEvent } from '@naksha/events/contracts';
import { type AccountId, maskPhone, type PlaceId, printPhone, type Rupees } from '@naksha/events/kernel';
import { sampleAccount, samplePosted } from '@naksha/events/testing';
import type { City } from '@naksha/events/wire/cities';
import type { MasterData } from '@naksha/events/wire/master-data';
import type { Property } from '@naksha/events/wire/property';
import type { AllProperties, ListedProperty, MyListings } from '@naksha/events/wire/property-list';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DOCUMENTS, type Documents } from '../documents/documents.ts';
import {
  nameSampleInterestStream,
  nameSampleListingStream,
  revised,
  sampleContacted,
  sampleListingId,
  sampleMaterialFacts,
  sampleSaved,
  sampleViewed,
  verified,
} from '../projector/testing/histories.ts';
import { type ReadModelApp, ReadModelWorld } from '../testing/read-model-app.ts';
import { defineSampleProjects } from '../testing/sample-projects.ts';

const SELLER = 1;
const DEALER = 2;
const BUYER = 10;
const ASSISTANT = '+919876543210';
const IN_MOHALI = 501;
const ELSEWHERE = 600;
const UNDER_REVIEW = 601;
const [CHANDIGARH, OFFICE] = [602, 603];
const SOLD_BY_OWNER = 604;
const SOLD_BY_DEALER = [605, 606, 607];

const FIELDS = `id slug title cover_image expected_price position { lat lng } city assisted_by is_verified
  has_access { can_view is_liked } property_subtype posted_on demo
  profile_details { property_type property_subtype bedrooms bathrooms balconies car_parkings project locality
    super_area_det { super_area unit } plot_area_det { plot_area unit } area area_det { area unit } gym lift restaruant }`;

let world: ReadModelWorld;
let app: ReadModelApp;
beforeAll(async () => {
  world = await ReadModelWorld.open();
  app = await world.startApp();
  await defineSampleProjects(world);
  const post = (number: number, placeIds: Record<string, string>, seller: AccountId, ...more: DomainEvent[]) => {
    const price = (4_000_000 + number) as Rupees;
    const data = {
      seller,
      price,
      facts: sampleMaterialFacts({
        ...{ placeIds: placeIds as { city: PlaceId }, bedrooms: number < 7 ? 2 : 3 },
        ...(number === OFFICE && { propertyType: 'commercial', subtype: 'office', bedrooms: undefined }),
      }),
    };
    return world.happened(nameSampleListingStream(number), samplePosted(data), ...more);
  };
  const town = { city: 'mohali', locality: 'mohali-sector-70' };
  const everyone = Array.from({ length: IN_MOHALI }, (_, number) =>
    post(number, number < 5 ? town : { city: 'mohali' }, sampleAccount(number < 3 ? SELLER : DEALER), verified),
  );
  await Promise.all(everyone);
  await post(ELSEWHERE, { city: 'chandigarh' }, sampleAccount(SELLER), verified, {
    type: 'ListingSold',
    data: { by: 'naksha' },
  });
  await post(CHANDIGARH, { city: 'chandigarh' }, sampleAccount(DEALER + 1), verified);
  await post(OFFICE, { city: 'chandigarh' }, sampleAccount(DEALER + 1), verified);
  await post(SOLD_BY_OWNER, { city: 'mohali' }, sampleAccount(SELLER), verified, {
    type: 'ListingSold',
    data: { by: 'owner' },
  });
  for (const number of SOLD_BY_DEALER)
    await post(number, { city: 'mohali' }, sampleAccount(DEALER), verified, {
      type: 'ListingSold',
      data: { by: 'owner' },
    });
  await post(UNDER_REVIEW, { city: 'mohali' }, sampleAccount(SELLER));
  await world.happened(nameSampleListingStream(1), revised);
  await world.happened(nameSampleInterestStream(3, BUYER), sampleViewed(3, BUYER), sampleSaved(3, BUYER));
  await world.happened(nameSampleInterestStream(4, BUYER), sampleContacted(4, BUYER));
  await world.happened(nameSampleInterestStream(5, BUYER), sampleViewed(5, BUYER, '2026-11-22'));
  await world.happened(nameSampleInterestStream(UNDER_REVIEW, BUYER), sampleViewed(UNDER_REVIEW, BUYER, '2026-11-23'));
  await world.drain();
});
afterAll(() => world.close());

type Answered = {
  data?: Record<string, never> | null;
  errors?: { message: string; path?: string[]; extensions: { code: string; errors?: unknown[] } }[];
};
type Asked = { variables?: Record<string, unknown>; operationName?: string; as?: number | 'staff' };
const ask = async (query: string, { as, ...rest }: Asked = {}) => {
  const answer = await app.post('/graphql', { query, ...rest }, { as });
  return { status: answer.status, body: (await answer.json()) as Answered };
};
const read = async <T>(operation: string, asked?: Asked): Promise<T> => {
  const { status, body } = await ask(`{ answer: ${operation} }`, asked);
  if (status !== 200 || body.errors) throw new Error(JSON.stringify(body));
  return body.data!.answer as T;
};
type Page = { property_data: ListedProperty[]; page_no: number };
const search = (given: string, as?: number) =>
  read<Page>(`properties_search(${given}) { property_data { id } page_no }`, { as });
const readClient = () => {
  const cwd = join(import.meta.dirname, '../../../web/src');
  const files = globSync('**/*.{ts,tsx}', { cwd });
  expect(files.length).toBeGreaterThan(100);
  return files.map((file) => readFileSync(join(cwd, file), 'utf8')).join('\n');
};
const listenToStatements = () => {
  const asked = vi.spyOn(world.side.pool, 'query');
  return () => {
    const statements = asked.mock.calls.filter(([text]) => String(text).includes('from read.document where kind ='));
    asked.mockRestore();
    return statements.length;
  };
};
const idsOf = (listings: readonly { id: string }[]) => listings.map(({ id }) => id);
const numbered = (...numbers: number[]) => numbers.map(sampleListingId);

describe('properties_search', () => {
  it('Q-03 accepts every argument; limit 0 means 500 with the next page_no; the web client never uses it', async () => {
    const query = `query Search($city: ID, $page: Int, $limit: Int) {
      properties_search(city: $city, prop_type: "residential", subtype: "flat", locality: "", other: "", page_no: $page, limit: $limit) {
        property_data { id } page_no
      }
    }`;
    const page = async (page: number, limit: number) => {
      const variables = { city: 'mohali', page, limit };
      const { body } = await ask(query, { variables, operationName: 'Search' });
      return body.data!.properties_search as Page;
    };
    const [first, second] = [await page(0, 0), await page(2, 0)];
    expect([first.property_data.length, first.page_no]).toEqual([500, 2]);
    expect([idsOf(second.property_data), second.page_no]).toEqual([numbered(500), 0]);
    expect(await page(1, 0)).toEqual(first);
    expect(await page(3, 0)).toEqual({ property_data: [], page_no: 0 });
    expect(idsOf((await page(2, 3)).property_data)).toEqual(numbered(3, 4, 5));
    const found = async (given: string) => idsOf((await search(given)).property_data);
    expect(await found('city: "chandigarh"')).toEqual(numbered(CHANDIGARH, OFFICE));
    expect(await found('city: "chandigarh", prop_type: "residential"')).toEqual(numbered(CHANDIGARH));
    expect(await found('city: "chandigarh", prop_type: "commercial"')).toEqual(numbered(OFFICE));
    expect(await found('city: "chandigarh", subtype: "office"')).toEqual(numbered(OFFICE));
    expect(await found('locality: "Sector 70"')).toEqual(numbered(0, 1, 2, 3, 4));
    expect(await found('city: "chandigarh", other: "nobody wrote that"')).toEqual([]);
    expect(readClient()).not.toMatch(/properties_search|graphql/i);
  });

  it('searches by city, locality, type and words, by id or by name', async () => {
    expect(idsOf((await search('locality: "Sector 70", city: "Mohali"')).property_data)).toEqual(
      numbered(0, 1, 2, 3, 4),
    );
    expect(await search('locality: "mohali-sector-70"')).toEqual(await search('locality: "Sector 70"'));
    expect((await search('subtype: "kothi"')).property_data).toEqual([]);
    expect((await search('city: "mohali", other: "nobody wrote that"')).property_data).toEqual([]);
    expect(
      (await search('city: "mohali", prop_type: "all", subtype: "all", other: "bedrooms", limit: 9')).property_data,
    ).toHaveLength(9);
  });

  it('accepts the other map filters in REST format', async () => {
    const totals = new Set<number>();
    for (const filter of [
      { bedroom: '1' },
      { bedrooms: '9+' },
      { price_range: '0,505' },
      { price_range: '0,1' },
      { bathrooms: '3' },
    ]) {
      const [[key, value]] = Object.entries(filter);
      const { total } = await app.json<{ total: number }>(`/api/map/count?place=chandigarh&${key}=${value}`);
      const { property_data } = await search(`city: "chandigarh", ${key}: "${value}"`);
      expect(property_data, key).toHaveLength(total);
      totals.add(total);
    }
    expect([...totals].sort()).toEqual([0, 1, 2]);
  });

  it.each([
    ['city: "atlantis"', 'no_such_city', undefined],
    ['city: "chandigarh", locality: "Sector 70"', 'invalid', 'locality'],
    ['prop_type: "boat"', 'invalid', 'prop_type'],
    ['subtype: "boat"', 'invalid', 'subtype'],
    [`other: "${'x'.repeat(81)}"`, 'invalid', 'other'],
    ['limit: 501', 'invalid', 'limit'],
    ['page_no: -1', 'invalid', 'page_no'],
    ['bedroom: "2", bedrooms: "2,3"', 'invalid', 'bedrooms'],
    ['bathrooms: "many"', 'invalid', 'bathrooms'],
  ])('rejects %s with the name of the argument', async (given, code, field) => {
    const { body } = await ask(`{ properties_search(${given}) { page_no } }`);
    expect(body.data).toBeNull();
    expect(body.errors?.[0].extensions).toMatchObject({ code, ...(field && { errors: [{ field }] }) });
  });

  it('returns each field as its page does, for every caller', async () => {
    for (const as of [undefined, BUYER, SELLER]) {
      const { property_data } = await read<Page>(
        `properties_search(city: "mohali", limit: 6) { property_data { ${FIELDS} } }`,
        { as },
      );
      for (const listed of property_data) {
        const { property } = await app.json<{ property: Property }>(`/api/property/${listed.id}`, { as });
        const { profile_details, ...rest } = listed;
        const nulls = { balconies: null, project: null, plot_area_det: null, car_parkings: null, bathrooms: null };
        expect({ ...nulls, ...property }).toMatchObject(rest);
        expect({ ...nulls, ...property.profile_details }).toMatchObject(profile_details);
      }
    }
  });
});

describe('places', () => {
  it('Q-04 overall_masterdata returns the projects and localities of a city, as REST does', async () => {
    const fields = 'id name type slug city locality logo cover_image is_featured';
    for (const city of ['mohali', 'chandigarh']) {
      const { property } = await app.json<MasterData>(`/api/property/overallmasterdata?city_id=${city}`);
      const expected = property.map(({ names: _, ...item }) => item);
      expect(await read(`overall_masterdata(city_id: "${city}") { ${fields} }`)).toEqual(expected);
    }
    expect((await ask('{ overall_masterdata(city_id: "atlantis") { id } }')).body.errors?.[0].extensions.code).toBe(
      'no_such_city',
    );
  });

  it('Q-05 projects_masterdata returns the projects of a city and type', async () => {
    const ask = (type: string) => read(`projects_masterdata(city_id: "mohali", project_type: "${type}") { name }`);
    expect(await ask('Society')).toEqual([{ name: 'Green Towers' }]);
    expect(await ask('Commercial Project')).toEqual([{ name: 'Arcade' }, { name: 'Trade House' }]);
    for (const type of ['Locality', 'Boat'])
      await expect(ask(type)).rejects.toThrow('project_type must be one of Society');
  });

  it('Q-06 cities returns every city with its map', async () => {
    const { property } = await app.json<{ property: City[] }>('/api/property/cities');
    expect(property).toHaveLength(2);
    const fields = 'id name position { lat lng } default_zoom map_ploygon { lat lng }';
    const expected = property.map(({ id, name, position, default_zoom, map_ploygon }) => ({
      ...{ id, name, position, default_zoom, map_ploygon },
    }));
    expect(await read(`cities { ${fields} }`)).toEqual(expected);
  });
});

describe('the caller’s own data', () => {
  it('Q-07 buyer_listings returns what the caller contacted, viewed or saved, latest first', async () => {
    const listed = async (action: number) =>
      idsOf(
        (await read<Page>(`buyer_listings(action_id: ${action}) { property_data { id } }`, { as: BUYER }))
          .property_data,
      );
    expect([await listed(1), await listed(2), await listed(3)]).toEqual([numbered(4), numbered(5, 3), numbered(3)]);
    for (const action of [0, 4, -1]) await expect(listed(action)).rejects.toThrow('must be 1 (contacted)');
  });

  it('Q-08 K-16 my_listings and GET /auth/mylistings return the same, with posted_on, is_sold, is_sold_by_naksha and edit_status', async () => {
    const state = 'posted_on is_sold is_sold_by_naksha edit_status listing_state';
    const { property_data } = await read<Page>(`my_listings { property_data { id ${state} } page_no }`, { as: SELLER });
    for (const end of ['', '/']) {
      const rest = await app.json<MyListings>(`/api/auth/mylistings${end}`, { as: SELLER });
      expect([rest.code, rest.page_no]).toEqual([200, 0]);
      expect(rest.property).toMatchObject(property_data);
    }
    const told = Object.fromEntries(property_data.map(({ id, ...rest }) => [id, rest]));
    expect(Object.keys(told).sort()).toEqual(numbered(0, 1, 2, ELSEWHERE, UNDER_REVIEW, SOLD_BY_OWNER).sort());
    expect(told[sampleListingId(0)]).toMatchObject({ is_sold: false, is_sold_by_naksha: false, edit_status: 'none' });
    expect(told[sampleListingId(1)]).toMatchObject({ edit_status: 'in_review' });
    expect(told[sampleListingId(ELSEWHERE)]).toMatchObject({ is_sold: true, is_sold_by_naksha: true });
    expect(told[sampleListingId(SOLD_BY_OWNER)]).toMatchObject({ is_sold: true, is_sold_by_naksha: false });
    expect(told[sampleListingId(UNDER_REVIEW)]).toMatchObject({ listing_state: 'under_review' });
    expect((await app.get('/api/auth/mylistings')).status).toBe(401);
    const page = (pageNo: number) =>
      read<Page>(`my_listings(page_no: ${pageNo}) { property_data { id } page_no }`, { as: DEALER });
    const found: string[][] = [];
    for (let next = 1; next > 0; ) {
      const { property_data, page_no } = await page(next);
      const rest = await app.json<MyListings>(`/api/auth/mylistings?page_no=${next}`, { as: DEALER });
      expect([idsOf(rest.property), rest.page_no]).toEqual([idsOf(property_data), page_no]);
      found.push(idsOf(property_data));
      next = page_no;
    }
    expect(found.map(({ length }) => length)).toEqual([500, 1]);
    expect(new Set(found.flat()).size).toBe(501);
  });

  it('without a token, returns an authentication error and no data, also in a larger query', async () => {
    for (const own of ['my_listings { page_no }', 'buyer_listings(action_id: 1) { page_no }'])
      for (const query of [`{ ${own} }`, `{ cities { id } ${own} }`]) {
        const { status, body } = await ask(query);
        expect([status, body.data, body.errors?.[0].extensions.code]).toEqual([401, null, 'sign_in_first']);
      }
  });
});

describe('all_properties', () => {
  it('K-30 K-31 return pages of 500 until page_no is 0, and contain every listing of the city once', async () => {
    const page = (number: number) => app.json<AllProperties>(`/api/property/all_properties/mohali/${number}`);
    const found: string[] = [];
    const sizes: number[] = [];
    for (let next: number | undefined = 0; next !== undefined; ) {
      const { code, property, page_no } = await page(next);
      expect([code, page_no]).toEqual([200, property.page_no]);
      found.push(...idsOf(property.property_data));
      sizes.push(property.property_data.length);
      next = page_no || undefined;
    }
    expect(sizes).toEqual([500, 1]);
    expect(found).toEqual(Array.from({ length: IN_MOHALI }, (_, number) => sampleListingId(number)));
    const elsewhere = await app.json<AllProperties>('/api/property/all_properties/chandigarh/0');
    expect(idsOf(elsewhere.property.property_data)).toEqual(numbered(CHANDIGARH, OFFICE));
    expect(await page(1)).toEqual(await page(0));
    expect(readClient()).not.toContain('all_properties');
    expect((await app.get('/api/property/all_properties/atlantis/1')).status).toBe(404);
    for (const wrong of ['x', '-1', '1.5'])
      expect((await app.get(`/api/property/all_properties/mohali/${wrong}`)).status).toBe(422);
  });
});

it('masked digits of a number are masked in every list, unless its page would show them to the caller', async () => {
  const [masked, whole] = [maskPhone(ASSISTANT), printPhone(ASSISTANT)];
  const phones = async (as?: number) => {
    const { property_data } = await read<Page>(
      'properties_search(city: "mohali", limit: 6) { property_data { assisted_by } }',
      { as },
    );
    return property_data.map(({ assisted_by }) => assisted_by);
  };
  expect(await phones()).toEqual(Array(6).fill(masked));
  expect(await phones(BUYER)).toEqual([masked, masked, masked, masked, whole, masked]);
  expect(await phones(SELLER)).toEqual([whole, whole, whole, masked, masked, masked]);
  for (const as of [undefined, BUYER]) {
    const { property } = await app.json<AllProperties>('/api/property/all_properties/mohali/1', { as });
    const shown = property.property_data.filter(({ assisted_by }) => assisted_by !== masked);
    expect(idsOf(shown)).toEqual(as === undefined ? [] : numbered(4));
  }
});

it('reads documents a bounded number of times, whatever the query', async () => {
  const count = async (query: string) => {
    const statements = listenToStatements();
    const { status } = await ask(query, { as: BUYER });
    expect(status).toBe(200);
    return statements();
  };
  const few = await count('{ properties_search(limit: 1) { property_data { id assisted_by } } }');
  const many = await count('{ properties_search { property_data { id assisted_by has_access { is_liked } } } }');
  expect([few, many]).toEqual([2, 2]);
  expect(await count('{ buyer_listings(action_id: 2) { property_data { id assisted_by } } }')).toBe(3);
  const six = Array.from({ length: 6 }, (_, n) => `a${n}: properties_search(limit: 9) { property_data { id } }`);
  expect(await count(`{ ${six.join(' ')} }`)).toBe(12);
  const twice = 'properties_search(limit: 9) { one: property_data { id } other: property_data { title } }';
  expect(await count(`{ ${twice} }`)).toBe(2);
  expect(await count('{ properties_search { page_no } }')).toBe(0);
  expect(await count('{ properties_search { __typename } }')).toBe(0);
  expect(await count('{ buyer_listings(action_id: 2) { page_no } }')).toBe(1);
  expect(await count('{ my_listings { page_no } }')).toBe(1);
  expect(await count('{ cities { id localities { id } } overall_masterdata(city_id: "mohali") { id } }')).toBe(0);
});

describe('rejected queries', () => {
  const sixPages = (argument = '') =>
    `{ ${[...'abcdef'].map((name) => `${name}: properties_search${argument} { page_no }`).join(' ')} }`;
  const nested = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;
  it('Q-10 a query over the depth or cost limit is rejected before it runs; a query within them is run', async () => {
    const deepest = 'properties_search(limit: 1) { property_data { profile_details { area_det { area } } } }';
    const dearest = `properties_search { property_data { ${FIELDS} } }`;
    for (const within of [deepest, dearest]) expect((await ask(`{ ${within} }`)).status).toBe(200);
    for (const [query, why] of [
      [nested(8), 'more than 7 levels deep'],
      [`{ properties_search { property_data { ${FIELDS} ${FIELDS} } } }`, 'more than 25000 values'],
    ]) {
      const statements = listenToStatements();
      const { status, body } = await ask(query);
      expect([status, body.data, body.errors?.[0].message]).toEqual([400, undefined, expect.stringContaining(why)]);
      expect(statements()).toBe(0);
    }
  });

  it.each([
    ['whole pages', sixPages(), {}],
    ['pages of no limit', sixPages('(limit: 0)'), {}],
    ['limits in variables', `query q($n: Int) ${sixPages('(limit: $n)')}`, { n: 84 }],
    ['a page of each kind', '{ properties_search { page_no } my_listings { page_no } }', {}],
    [
      'fragments',
      '{ ...a ...b } fragment a on Query { a: properties_search { page_no } } fragment b on Query { b: properties_search(limit: 1) { page_no } }',
      {},
    ],
  ])('more than one full page of properties, by %s, is rejected for any fields', async (_, query, variables) => {
    const statements = listenToStatements();
    const { status, body } = await ask(query, { variables, as: BUYER });
    expect([status, body.errors?.[0].extensions.code]).toEqual([400, 'too_large']);
    expect(body.errors?.[0].message).toContain('more than 500 properties');
    expect(statements()).toBe(0);
  });

  it('one page of properties is returned, also split into pages and with one repeated', async () => {
    const variables = { n: 83 };
    expect((await ask(`query q($n: Int) ${sixPages('(limit: $n)')}`, { variables })).status).toBe(200);
    expect((await ask('{ properties_search { page_no } properties_search { property_data { id } } }')).status).toBe(
      200,
    );
  });

  it.each([
    [
      'has too many operations',
      `{ ${Array.from({ length: 7 }, (_, n) => `a${n}: cities { id }`).join(' ')} }`,
      'too_large',
    ],
    ['has a thousand fields', `{ cities { ${'id '.repeat(1_000)} } }`, 'malformed'],
    [
      'has fragments that expand exponentially',
      `query { ...a } ${[...'abcdefghijklmnop'].map((name, n, all) => `fragment ${name} on Query { ${`...${all[n + 1] ?? 'z'} `.repeat(9)} }`).join(' ')} fragment z on Query { cities { id } }`,
      'too_large',
    ],
    ['has circular fragments', 'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }', 'invalid'],
    ['has an unknown field', '{ cities { idd } }', 'invalid'],
    ['is not GraphQL', '{ cities { id }', 'malformed'],
    ['is a mutation', 'mutation { cities { id } }', 'invalid'],
    ['reads the schema', '{ __schema { types { name } } }', 'invalid'],
    ['has several operations without operationName', 'query a { cities { id } } query b { cities { id } }', 'invalid'],
  ])('a query that %s is rejected before any of it runs', async (_, query, code) => {
    const statements = listenToStatements();
    const { status, body } = await ask(query);
    expect([status, body.data, body.errors?.[0]?.extensions.code]).toEqual([400, undefined, code]);
    expect(body.errors?.map(({ message }) => message).join()).not.toMatch(/did you mean/i);
    expect(statements()).toBe(0);
  });

  it.each([
    ['a list of queries', [{ query: '{ cities { id } }' }], 'body'],
    ['no query', { operationName: 'x' }, 'query'],
    ['a query of more than 10,000 letters', { query: ' '.repeat(10_001) }, 'query'],
    ['variables that are a list', { query: '{ cities { id } }', variables: [] }, 'variables'],
    ['an operation by a number', { query: '{ cities { id } }', operationName: 1 }, 'operationName'],
  ])('%s is not a valid request', async (_, body, field) => {
    const answer = await app.post('/graphql', body);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ errors: [{ field, reason: expect.any(String) }] }),
    ]);
  });

  it('variables of another type are rejected by name, and other keys of the body are ignored', async () => {
    const query = 'query Mine($action: Int!) { buyer_listings(action_id: $action) { page_no } }';
    const { status, body } = await ask(query, { variables: { action: 'two' }, as: BUYER });
    expect([status, body.errors?.[0].extensions.code]).toEqual([400, 'invalid']);
    expect(body.errors?.[0].message).toContain('$action');
    const extensions = { persistedQuery: { version: 1 } };
    const answer = await app.post(
      '/graphql',
      { query, operationName: 'Mine', variables: { action: 1 }, extensions },
      { as: BUYER },
    );
    expect(await answer.json()).toEqual({ data: { buyer_listings: { page_no: 0 } } });
  });

  it('an internal error reveals no details', async () => {
    const documents = app.nest.get<Documents>(DOCUMENTS);
    const broken = vi.spyOn(documents, 'getMany').mockRejectedValue(new Error('relation "secret" is away'));
    const { status, body } = await ask('{ properties_search { property_data { id } } }');
    broken.mockRestore();
    expect([status, body.data]).toEqual([500, null]);
    expect(body.errors).toEqual([expect.objectContaining({ extensions: { code: 'internal', status: 500 } })]);
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

it('with introspection, tools can read the schema', async () => {
  const open = await world.startApp({ introspection: true });
  const answer = await open.post('/graphql', { query: getIntrospectionQuery() });
  const { data } = (await answer.json()) as { data: { __schema: { queryType: { name: string } } } };
  expect(data.__schema.queryType.name).toBe('Query');
  await open.close();
});
