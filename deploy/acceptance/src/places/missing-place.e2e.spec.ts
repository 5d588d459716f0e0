import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STAFF_PHONE } from '@naksha/deploy/testing';
import type { City } from '@naksha/events/wire/cities';
import { CONTENT_KINDS, type ContentItem, type ContentRow, type MissingPlace } from '@naksha/events/wire/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineContent } from '../app/define-content.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';
import type { TestClient } from '../app/test-client.ts';

/** In Mohali, but in no known locality. */
const FIELD = { lat: 30.62, lng: 76.69 };
const ROSE_LANE = { lat: 30.7011, lng: 76.7022 };

let app: TestApp;
let seller: TestClient;
let staff: TestClient;
let geocoder: Server;
let isAway = false;
const asked: string[] = [];
beforeAll(async () => {
  geocoder = createServer(({ url = '' }, response) => {
    asked.push(new URL(url, 'http://geocoder').searchParams.get('q') ?? '');
    const { lat, lng } = ROSE_LANE;
    const found = [{ lat: String(lat), lon: String(lng), display_name: '12 Rose Lane', licence: '© Somebody' }];
    response.writeHead(isAway ? 503 : 200).end(JSON.stringify(found));
  });
  await new Promise<void>((listening) => geocoder.listen(0, '127.0.0.1', listening));
  const { port } = geocoder.address() as AddressInfo;
  app = await TestApp.start({ settings: { GEOCODER_URL: `http://127.0.0.1:${port}/search?q={query}` } });
  seller = await app.signIn('+919812300051', 'Simran');
  staff = await app.signIn(STAFF_PHONE);
});
afterAll(async () => {
  geocoder.close();
  await app.stop();
});

const read = async (client: TestClient, path: string) => {
  const { status, body, text } = await client.get(path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return body;
};

describe('M-16 city and address', () => {
  const find = (address: string, city = 'mohali') =>
    read(app.client(), `/api/geocode?q=${encodeURIComponent(address)}&city=${city}`);

  it('are searched in our own places first, then by the geocoder', async () => {
    expect(await find('Phase 7')).toMatchObject({
      found: [{ name: 'Phase 7, Mohali', place: 'mohali-phase-7' }],
      geocoder: 'off',
    });
    expect(asked).toEqual([]);
    expect(await find('12 Rose Lane, Phase 7')).toMatchObject({
      found: [{ place: 'mohali-phase-7' }, { name: '12 Rose Lane', position: ROSE_LANE }],
      ...{ geocoder: 'asked', credit: '© Somebody' },
    });
    await find('12 Rose Lane, Phase 7');
    expect(asked).toEqual(['12 Rose Lane, Phase 7, Mohali']);
  });

  it('are found in our own places without the geocoder, and the response says so', async () => {
    isAway = true;
    const { found, geocoder: state } = await find('14 Rose Lane, Phase 7');
    expect([found.map(({ name }: { name: string }) => name), state]).toEqual([['Phase 7, Mohali'], 'away']);
    const { headers } = await app.client().get('/api/geocode?q=Phase+7');
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const wrong of ['', '?q=', `?q=${'x'.repeat(161)}`, '?q=a&city=No%20Id'])
      expect((await app.client().get(`/api/geocode${wrong}`)).status, wrong).toBe(422);
    expect(app.logLines.join('')).not.toMatch(/rose/i);
  });
});

describe('a missing place', () => {
  const countAt = async (place: string) => {
    const { total, under_review } = await read(app.client(), `/api/map/count?place=${place}`);
    return [total, under_review];
  };
  const missing = async (): Promise<MissingPlace[]> => (await read(staff, '/api/staff/missing-places')).missing;

  it('L-30 is entered by the seller, created by staff, and then assigned to its listings, but is not positioned by open data', async () => {
    const cities: City[] = (await read(app.client(), '/api/property/cities')).property;
    expect(cities.map(({ localities }) => localities.length)).toEqual([79, 74, 24, 12, 11, 5, 5, 1]);
    const first = await seller.postFlat({ position: FIELD, city: 'Mohali', locality: 'Royal Enclave' });
    const second = await seller.postFlat({ position: FIELD, city: 'Mohali', locality: 'royal enclave' });
    await staff.post(`/api/staff/listings/${second.id}/verify`, { checks: EVERY_CHECK });
    await app.drain();
    expect((await read(app.client(), `/api/property/${second.slug}`)).property).toMatchObject({
      ...{ city: 'Mohali', locality: 'royal enclave' },
    });
    expect(await missing()).toEqual([
      { locality: 'Royal Enclave', city: 'Mohali', position: FIELD, listings: [first.id, second.id] },
    ]);

    const id = 'mohali-royal-enclave';
    const definition = { names: { en: 'Royal Enclave' }, aka: [], position: FIELD, radiusM: 500, city: 'mohali' };
    const defined = await defineContent(staff, `locality/${id}`, definition);
    expect(defined.status, defined.text).toBe(200);
    for (const listing of [first, second])
      expect((await staff.post(`/api/staff/listings/${listing.id}/place`, { place: id })).status).toBe(200);
    await app.drain();
    expect(await countAt(id)).toEqual([1, 1]);
    expect(await missing()).toEqual([]);
    const listed: ContentRow[] = (await read(staff, '/api/staff/content/locality')).items;
    expect(listed.find((row) => row.id === id)).toMatchObject({ name: 'Royal Enclave', city: 'mohali' });
    // The original wording is kept.
    expect((await read(app.client(), `/api/property/${second.slug}`)).property.locality).toBe('royal enclave');
  });

  const retire = async (path: string) => {
    const { headers } = await staff.get(`/api/staff/content/${path}`);
    const since = { 'if-match': headers.get('etag') ?? '' };
    return (await staff.request('DELETE', `/api/staff/content/${path}`, { headers: since })).status;
  };
  const notedOf = (target: string) =>
    app.logLines
      .map((line) => JSON.parse(line))
      .filter(({ log, kind, target: of }) => log === 'security' && kind === 'staff_action' && of === target)
      .map(({ action, account }) => [action, typeof account]);

  it('can become another name of an existing place, which can be retired and restored with its history', async () => {
    const posted = await seller.postFlat({ position: FIELD, city: 'Mohali', locality: 'RE Colony' });
    const id = 'mohali-royal-enclave';
    const item = async (): Promise<ContentItem> => (await read(staff, `/api/staff/content/locality/${id}`)).item;
    const { definition } = await item();
    await defineContent(staff, `locality/${id}`, { ...definition, aka: ['RE Colony'] });
    await staff.post(`/api/staff/listings/${posted.id}/place`, { place: id });
    expect(await retire(`locality/${id}`)).toBe(200);
    await app.drain();
    expect(await countAt(id)).toEqual([1, 2]);
    expect(notedOf(`locality-${id}`)).toEqual([
      ['DefineItem', 'string'],
      ['DefineItem', 'string'],
      ['RetireItem', 'string'],
    ]);
    expect((await read(app.client(), '/api/suggestions?q=royal+enclave')).suggestions).not.toContainEqual(
      expect.objectContaining({ slug: id }),
    );
    expect(await item()).toMatchObject({
      ...{ state: 'retired', definition: { aka: ['RE Colony'] } },
      history: [
        { what: 'retired', by: 'staff' },
        { what: 'defined', by: 'staff', fields: ['aka'] },
        { what: 'defined', by: 'staff', fields: [] },
      ],
    });
    await defineContent(staff, `locality/${id}`, definition);
    expect(await item()).toMatchObject({
      state: 'defined',
      history: [{ what: 'defined', fields: ['aka'] }, {}, {}, {}],
    });
    const { item: pack } = await read(staff, '/api/staff/content/city/mohali');
    expect(pack.history).toMatchObject([{ what: 'defined', by: 'system' }]);
  });

  it('cities, projects and query links are edited in the same way, and errors are named', async () => {
    const names = { en: 'Homeland Heights' };
    const at = { names, aka: [], position: FIELD, radiusM: 90, city: 'mohali', type: 'Society', featured: true };
    const put = async (path: string, body: object) => (await defineContent(staff, path, body)).status;
    expect(await put('project/mohali-homeland-heights', at)).toBe(200);
    const { item: mohali } = await read(staff, '/api/staff/content/city/mohali');
    expect(await put('city/mohali', { ...mohali.definition, names: { en: 'SAS Nagar' } })).toBe(200);
    const link = { title: { en: 'Flats' }, group: { en: 'By kind' }, query: 'property_subtype=flat', order: 0 };
    expect(await put('query-link/flats-of-mohali', link)).toBe(200);
    await app.drain();
    for (const [kind, id, name] of [
      ['project', 'mohali-homeland-heights', 'Homeland Heights'],
      ['city', 'mohali', 'SAS Nagar'],
      ['query-link', 'flats-of-mohali', 'Flats'],
    ])
      expect((await read(staff, `/api/staff/content/${kind}`)).items).toContainEqual(
        expect.objectContaining({ id, name }),
      );
    const { status, body } = await defineContent(staff, 'project/mohali-x', {
      ...at,
      radiusM: 0,
      type: 'Castle',
    });
    expect([status, body.errors.map(({ field }: { field: string }) => field).sort()]).toEqual([
      422,
      ['radiusM', 'type'],
    ]);
    expect(await put('project/zirakpur-x', at)).toBe(422);
    expect(await put('castle/x', at)).toBe(404);
    expect(await put('project/mohali-homeland-heights', { ...at, floors: 9 })).toBe(422);
  });

  it('L-26 staff can edit every kind of content, and public lists follow', async () => {
    const project = { names: { en: 'Lake Heights' }, aka: [], position: FIELD, radiusM: 90, city: 'mohali' };
    await defineContent(staff, 'project/mohali-lake-heights', { ...project, type: 'Society', featured: true });
    await app.drain();
    const edited: string[] = [];
    for (const kind of CONTENT_KINDS) {
      const rows = async () => (await read(staff, `/api/staff/content/${kind}`)).items as ContentRow[];
      const [{ id, name }] = await rows();
      const path = `/api/staff/content/${kind}/${id}`;
      const { id: _, slug: __, ...definition } = (await read(staff, path)).item.definition;
      const said = ['names', 'title', 'question'].find((field) => field in definition) ?? '';
      const now = typeof definition[said] === 'string' ? `${name} anew` : { ...definition[said], en: `${name} anew` };
      expect((await defineContent(staff, `${kind}/${id}`, { ...definition, [said]: now })).status, path).toBe(200);
      await app.drain();
      expect(await rows(), kind).toContainEqual(expect.objectContaining({ id, name: `${name} anew` }));
      expect((await read(staff, path)).item.history[0], kind).toMatchObject({ by: 'staff', fields: [said] });
      expect((await defineContent(staff, `${kind}/${id}`, definition)).status, path).toBe(200);
      edited.push(kind);
    }
    expect(edited).toEqual(['city', 'locality', 'project', 'query-link', 'blog', 'faq']);
    await app.drain();
  });

  it('L-26 two editors never overwrite each other, and earlier versions can be restored, for every kind', async () => {
    await staff.put('/api/auth/myprofile', { first_name: 'Meera' });
    for (const kind of CONTENT_KINDS) {
      const [{ id }] = (await read(staff, `/api/staff/content/${kind}`)).items as ContentRow[];
      const path = `/api/staff/content/${kind}/${id}`;
      const { headers, body } = await staff.get(path);
      const { id: _, slug: __, ...first } = body.item.definition;
      const said = ['names', 'title', 'question'].find((field) => field in first) ?? '';
      const renamed = (name: string) =>
        ({ ...first, [said]: typeof first[said] === 'string' ? name : { ...first[said], en: name } }) as object;
      const etag = headers.get('etag') ?? '';
      expect(etag, kind).toBe(`"${body.item.version}"`);
      const unread = await staff.put(path, renamed('Nobody’s'));
      expect([unread.status, unread.body.code], kind).toEqual([428, 'version_wanted']);
      const another = await staff.put(path, renamed('Another’s'), { 'if-none-match': '*' });
      expect([another.status, another.body.code], kind).toEqual([412, 'item_exists']);

      expect((await staff.put(path, renamed('Meera’s'), { 'if-match': etag })).status, kind).toBe(200);
      // Repeating it after a lost response is not a conflict.
      expect((await staff.put(path, renamed('Meera’s'), { 'if-match': etag })).status, kind).toBe(200);
      const late = await staff.put(path, renamed('Arun’s'), { 'if-match': etag });
      expect([late.status, late.body.code], kind).toEqual([412, 'item_changed']);
      const version = body.item.version + 1;
      expect(late.body.latest, kind).toMatchObject({
        version,
        by: 'staff',
        name: 'Meera',
        own: true,
        on: expect.stringMatching(/^\d{4}-.*Z$/),
      });
      expect(late.headers.get('etag'), kind).toBe(`"${version}"`);

      const was = await read(staff, `${path}/versions/${body.item.version}`);
      expect(was, kind).toEqual({ version: body.item.version, definition: body.item.definition });
      expect((await staff.get(`${path}/versions/${version + 1}`)).status, kind).toBe(404);
      expect((await staff.put(path, first, { 'if-match': `"${version}"` })).status, kind).toBe(200);
      const { item } = await read(staff, path);
      expect(item, kind).toMatchObject({ version: version + 1, definition: body.item.definition });
      expect(item.history, kind).toHaveLength(body.item.history.length + 2);
    }
    await app.drain();
  });

  it('retired items of every kind can be found and restored, and only the version that was read can be retired', async () => {
    for (const kind of CONTENT_KINDS) {
      const rows = async (query = ''): Promise<ContentRow[]> =>
        (await read(staff, `/api/staff/content/${kind}${query}`)).items;
      const { id, name } = (await rows()).at(-1) as ContentRow;
      const path = `/api/staff/content/${kind}/${id}`;
      const { item } = await read(staff, path);
      const { id: _, slug: __, ...definition } = item.definition;
      const unread = await staff.request('DELETE', path);
      expect([unread.status, unread.body.code], kind).toEqual([428, 'version_wanted']);
      const older = await staff.request('DELETE', path, {
        headers: { 'if-match': `"${item.version + 1}"` },
      });
      expect([older.status, older.body.code], kind).toEqual([412, 'item_changed']);
      expect(older.body.latest, kind).toMatchObject({ version: item.version });
      expect((await read(staff, path)).item.state, kind).toBe('defined');

      expect(await retire(`${kind}/${id}`), kind).toBe(200);
      // Repeating it after a lost response is not a conflict.
      const since = { 'if-match': `"${item.version}"` };
      expect((await staff.request('DELETE', path, { headers: since })).status, kind).toBe(200);
      await app.drain();
      expect(
        (await rows()).map((row) => row.id),
        kind,
      ).not.toContain(id);
      expect((await rows('?state=retired'))[0], kind).toMatchObject({
        ...{ id, name, retired_on: expect.stringMatching(/^\d{4}-.*Z$/) },
      });
      const restored = await staff.put(path, definition, { 'if-match': `"${item.version + 1}"` });
      expect(restored.status, kind).toBe(200);
      await app.drain();
      expect(
        (await rows()).map((row) => row.id),
        kind,
      ).toContain(id);
      expect(
        (await rows('?state=retired')).map((row) => row.id),
        kind,
      ).not.toContain(id);
    }
    const wrong = await staff.get('/api/staff/content/blog?state=lost');
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'state']);
    expect((await staff.get('/api/staff/content/blog?state=defined')).status).toBe(200);
  });

  it('articles and questions can be drafted, published, unpublished and retired, and no script in them runs', async () => {
    const anyone = app.client();
    const listed = async () => (await read(anyone, '/api/blog/blogs/')).blogs.map(({ slug }: { slug: string }) => slug);
    const article = {
      ...{ state: 'draft', language: 'en', title: 'Gaj', author: 'Naksha editorial', category: 'Guides' },
      ...{ postedOn: '2026-12-01', excerpt: 'A square yard.', cover: 'units' },
      text: 'A *gaj*.<script>alert(1)</script> [x](javascript:alert(1))',
    };
    const put = async (path: string, body: object) => {
      const { status } = await defineContent(staff, path, body);
      await app.drain();
      return status;
    };
    expect(await put('blog/what-is-a-gaj', article)).toBe(200);
    expect(await listed()).not.toContain('what-is-a-gaj');
    expect((await read(staff, '/api/staff/content/blog')).items[0]).toMatchObject({ id: 'what-is-a-gaj', draft: true });
    expect(await put('blog/what-is-a-gaj', { ...article, state: 'published' })).toBe(200);
    expect((await listed())[0]).toBe('what-is-a-gaj');
    const shown = (await read(anyone, '/api/blog/blogs/what-is-a-gaj')).blog;
    expect(shown.text).toBe('A *gaj*.alert(1) x');
    const { item } = await read(staff, '/api/staff/content/blog/what-is-a-gaj');
    expect(item.history).toMatchObject([{ what: 'defined', by: 'staff', fields: ['state'] }, { fields: [] }]);
    expect(await put('blog/what-is-a-gaj', { ...article, cover: 'a-photo' })).toBe(422);
    expect(await retire('blog/what-is-a-gaj')).toBe(200);
    await app.drain();
    expect((await anyone.get('/api/blog/blogs/what-is-a-gaj')).status).toBe(404);

    const answer = async () => (await read(anyone, '/api/faqs?lang=pa')).faqs[0];
    const question = { question: { en: 'First?', pa: 'ਪਹਿਲਾ?' }, answer: { en: 'Yes.' }, order: 0 };
    expect(await put('faq/a-first-question', question)).toBe(200);
    expect(await answer()).toEqual({ slug: 'a-first-question', question: 'ਪਹਿਲਾ?', answer: 'Yes.' });
    expect(await retire('faq/a-first-question')).toBe(200);
    await app.drain();
    expect((await answer()).slug).not.toBe('a-first-question');
  });

  it('is open to staff only', async () => {
    for (const path of ['content/blog', 'content/faq', 'content/city', 'content/city/mohali', 'missing-places'])
      expect((await seller.get(`/api/staff/${path}`)).status, path).toBe(403);
    const { item } = await read(staff, '/api/staff/content/city/mohali');
    expect((await seller.put('/api/staff/content/city/mohali', item.definition)).status).toBe(403);
    const flat = await seller.postFlat({ position: FIELD, city: 'Mohali', locality: 'Nowhere Enclave' });
    const place = { place: 'mohali-phase-7' };
    expect((await seller.post(`/api/staff/listings/${flat.id}/place`, place)).status).toBe(403);
    expect((await seller.request('DELETE', '/api/staff/content/city/mohali')).status).toBe(403);
  });
});
