import type { PhotoId } from '@naksha/events/kernel';
import { REQUIRED_CHECKS } from '@naksha/events/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PhotoBed } from '../testing/photo-bed.ts';
import { flat, staff } from '../testing/sample-listing.ts';
import { TestApp } from '../testing/test-app.ts';
import { VerifyListing } from './verify-listing/verify-listing.ts';

const DAY = 24 * 3600;
const { property_type: _type, property_subtype: _subtype, ...draft } = flat;

describe('photos of a listing', () => {
  let test: TestApp;
  let bed: PhotoBed;
  let owner: string;
  let photos: PhotoId[];
  let people = 0;
  beforeAll(async () => {
    test = await TestApp.start();
    bed = new PhotoBed(test);
  });
  afterAll(async () => {
    bed.close();
    await test.stop();
  });
  beforeEach(async () => {
    owner = await test.signIn(`98124${String(++people).padStart(5, '0')}`);
    photos = await bed.ready(owner, 3);
  });

  const post = (more: object, token = owner) =>
    test.request('POST', '/api/property/residential/flat', { token, body: { ...draft, ...more } });
  const edit = (id: string, patch: object, token = owner) =>
    test.request('PUT', `/api/property/${id}`, { token, body: patch });
  const verify = (id: string) =>
    test.commands.execute(
      new VerifyListing(id as never, { checks: [...REQUIRED_CHECKS, 'visited_or_photos_checked'] }, test.meta(staff)),
    );
  const stored = async (id: string) =>
    (await test.request('GET', `/api/property/edit-property-data/${id}`, { token: owner })).body.property;
  const last = async () => (await test.events()).filter(({ type }) => /Posted|Revised/.test(type));

  it('G-23 are listed by id, in the order and with the cover that the owner selected', async () => {
    const { body } = await post({ photos, cover: photos[1] });
    expect(await stored(body.property.id)).toMatchObject({ photos, cover: photos[1] });
    const [first, second, third] = photos;
    await edit(body.property.id, { photos: [third, first, second] });
    expect(await stored(body.property.id)).toMatchObject({ photos: [third, first, second], cover: second });
    await edit(body.property.id, { photos: [third, first] });
    const { cover, ...rest } = await stored(body.property.id);
    expect([rest.photos, cover]).toEqual([[third, first], undefined]);
    await edit(body.property.id, { photos: null });
    expect((await stored(body.property.id)).photos).toBeUndefined();
    const events = JSON.stringify(await last());
    for (const word of ['width', 'preview', 'sha256', 'jpeg']) expect(events).not.toContain(word);
  });

  it('are rejected, each with its reason', async () => {
    const stranger = await test.signIn(`98125${String(people).padStart(5, '0')}`);
    const [theirs] = await bed.ready(stranger);
    const waiting = (await bed.upload(owner, Buffer.from('\xff\xd8\xff\xe0 no jpeg', 'latin1'))).body.id;
    const reasons = async (more: object) =>
      (await post(more)).body.errors?.map(({ field, reason }: Record<string, string>) => `${field} ${reason}`);
    expect(await reasons({ photos: [photos[0], theirs] })).toEqual(['photos.1 is not a photo of the owner']);
    expect(await reasons({ photos: ['a.jpg'] })).toEqual(['photos.0 is not a photo of the owner']);
    expect(await reasons({ photos: [waiting] })).toEqual(['photos.0 is not ready yet']);
    await bed.prepareAll();
    expect(await reasons({ photos: [waiting] })).toEqual(['photos.0 could not be processed']);
    expect(await reasons({ photos: [photos[0], photos[0]] })).toEqual(['photos.1 contains the same photo twice']);
    expect(await reasons({ photos, cover: theirs })).toEqual(['cover must be one of the photos']);
    expect(await reasons({ cover: photos[0] })).toEqual(['cover must be one of the photos']);
    await post({ photos: [photos[0]] });
    expect(await reasons({ photos })).toEqual(['photos.0 is on another listing']);
  });

  it('are limited to twenty', async () => {
    const more = await bed.ready(owner, 18);
    const all = [...photos, ...more];
    expect((await post({ photos: all })).body.errors).toEqual([
      { field: 'photos', reason: 'must have at most 20 entries' },
    ]);
    expect((await post({ photos: all.slice(0, 20) })).status).toBe(200);
  });

  it('belong to one listing even if two are posted at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post({ photos })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 200))
      expect([status, body.errors?.[0].field]).toEqual([422, expect.stringMatching(/^photos/)]);
  });

  it('G-12 are reviewed after its verification, and the verified ones stay until then', async () => {
    const id = (await post({ photos: photos.slice(0, 2) })).body.property.id;
    await verify(id);
    await edit(id, { photos: [photos[2]] });
    const revised = (await last()).map(({ data }) => 'facts' in data && data.facts);
    expect(revised).toContainEqual(expect.objectContaining({ photos: [photos[2]] }));
    test.advance(2 * DAY);
    await bed.retention();
    for (const photo of photos) expect((await bed.status(owner, photo)).status).toBe(200);
    await verify(id);
    expect((await stored(id)).photos).toEqual([photos[2]]);
    test.advance(31 * DAY);
    owner = await test.signIn(`98124${String(people).padStart(5, '0')}`);
    await bed.retention();
    expect((await bed.status(owner, photos[0])).status).toBe(404);
    expect((await bed.status(owner, photos[2])).status).toBe(200);
  });

  it('cannot be deleted while a listing uses them, and are deleted some days after the listing', async () => {
    const id = (await post({ photos })).body.property.id;
    const remove = (photo: PhotoId) => test.request('DELETE', `/api/photos/${photo}`, { token: owner });
    expect((await remove(photos[0])).body.code).toBe('photo_in_use');
    test.advance(2 * DAY);
    await bed.retention();
    await test.request('PUT', `/api/property/sold-delete/${id}`, { token: owner, body: { action: 'delete' } });
    test.advance(29 * DAY);
    await bed.retention();
    const rows = async () =>
      (await test.database.pool.query('select from photo where id = any($1)', [photos])).rowCount;
    expect(await rows()).toBe(3);
    test.advance(2 * DAY);
    await bed.retention();
    expect(await rows()).toBe(0);
    expect(
      (await test.database.pool.query("select from claims where kind = 'photo' and key = any($1)", [photos])).rowCount,
    ).toBe(0);
  });
});
