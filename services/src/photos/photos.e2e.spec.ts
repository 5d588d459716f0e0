import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PhotoId } from '@naksha/events/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PhotoBed } from '../testing/photo-bed.ts';
import { createNoiseImage, sampleJpeg, samplePhotoImage } from '../testing/sample-photos.ts';
import { TestApp } from '../testing/test-app.ts';

const HOUR = 3600;

let test: TestApp;
let bed: PhotoBed;
let seller: string;
let file: Buffer;
let people = 0;
const newcomer = () => test.signIn(`98123${String(++people).padStart(5, '0')}`);
beforeAll(async () => {
  test = await TestApp.start({ PHOTOS_AN_HOUR: 8, PHOTOS_UNUSED: 6 });
  bed = new PhotoBed(test);
  seller = await newcomer();
  file = await sampleJpeg();
});
afterAll(async () => {
  bed.close();
  await test.stop();
});

const filesOf = (id: PhotoId): string[] => {
  const folder = join(test.photoFolder, id.slice(-2), id);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};
const SIX = ['1600', '320', '800'].flatMap((size) => [`${size}.avif`, `${size}.webp`]);

describe('an uploaded photo', () => {
  it('waits, and is ready once it was converted: its original is deleted by then', async () => {
    const { status, body } = await bed.upload(seller, await sampleJpeg(2000, 1000));
    expect(status).toBe(202);
    expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect((await bed.status(seller, body.id)).body).toEqual({ id: body.id, state: 'waiting', sizes: [] });
    await bed.prepareAll();
    const ready = { id: body.id, state: 'ready', width: 2000, height: 1000, sizes: [320, 800, 1600] };
    expect((await bed.status(seller, body.id)).body).toEqual({ ...ready, preview: expect.any(String) });
    expect(filesOf(body.id)).toEqual(SIX);
  });

  it('that fails shows why, and keeps no file', async () => {
    const { body } = await bed.upload(seller, (await createNoiseImage(600, 400).jpeg().toBuffer()).subarray(0, 30_000));
    await bed.prepareAll();
    const { body: failed } = await bed.status(seller, body.id);
    expect(failed).toEqual({ id: body.id, state: 'failed', reason: 'truncated', sizes: [] });
    expect(filesOf(body.id)).toEqual([]);
  });

  it('can be seen and deleted only by its owner', async () => {
    const owner = await newcomer();
    const [id] = await bed.ready(owner);
    const ofMany = (token: string) => test.request('GET', `/api/me/photos?ids=${randomUUID()},${id}`, { token });
    expect((await ofMany(owner)).body.photos).toMatchObject([{ id, state: 'ready' }]);
    expect((await ofMany(seller)).body.photos).toEqual([]);
    for (const method of ['GET', 'DELETE'])
      expect((await test.request(method, `/api/photos/${id}`, { token: seller })).body.code).toBe('no_such_photo');
    expect((await test.request('DELETE', `/api/photos/${id}`, { token: owner })).status).toBe(204);
    expect((await bed.status(owner, id)).status).toBe(404);
    expect(filesOf(id)).toEqual([]);
  });
});

describe('a file that is not a photo', () => {
  it.each([
    [
      'an SVG with a script',
      415,
      'photo_type_unsupported',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    ],
    ['a GIF', 415, 'photo_type_unsupported', 'GIF89a and more'],
    ['a program under the name of a picture', 422, 'photo_not_an_image', '\x7fELF'],
    ['a WebP that ends early', 422, 'photo_truncated', 'RIFF\xff\0\0\0WEBPVP8 '],
  ])('K-05 %s is rejected', async (_, status, code, text) => {
    const answer = await bed.upload(await newcomer(), Buffer.from(text, 'latin1'));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('over 15 MB is rejected, with or without a stated length', async () => {
    const large = Buffer.concat([file, Buffer.alloc(15 * 1024 * 1024)]);
    const answer = await bed.upload(await newcomer(), large);
    expect([answer.status, answer.body.code]).toEqual([413, 'photo_too_large']);
    expect(await stream(await newcomer(), [large])).toEqual([413, 'photo_too_large']);
  });

  it('leaves nothing if its sender disconnects', async () => {
    const { address, token } = { address: test.app.getHttpServer().address() as AddressInfo, token: await newcomer() };
    const before = (await test.database.pool.query("select from photo where state <> 'removed'")).rowCount;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', 'content-length': '1000000' };
    const asked = httpRequest({ port: address.port, method: 'POST', path: '/api/photos', headers });
    asked.on('error', () => {});
    asked.write(file);
    const places = async (state: string) =>
      (await test.database.pool.query('select from photo where state = $1', [state])).rowCount;
    await expect.poll(() => places('receiving')).toBe(1);
    asked.destroy();
    await expect.poll(() => places('receiving')).toBe(0);
    expect((await test.database.pool.query("select from photo where state <> 'removed'")).rowCount).toBe(before);
  });

  it('names the error in a query or key', async () => {
    for (const ids of ['', 'one', Array(51).fill(randomUUID()).join()])
      expect((await test.request('GET', `/api/me/photos?ids=${ids}`, { token: seller })).body.errors).toMatchObject([
        { field: 'ids' },
      ]);
    const { body } = await bed.upload(seller, file, { 'idempotency-key': 'a key' });
    expect(body.errors).toMatchObject([{ field: 'Idempotency-Key' }]);
  });
});

/** Without Content-Length. */
async function stream(token: string, parts: Buffer[]): Promise<[number, string | undefined]> {
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    }),
    duplex: 'half',
  } as RequestInit);
  return [answer.status, ((await answer.json()) as { code?: string }).code];
}

describe('an upload repeated with its key', () => {
  it('is the same photo, and another photo with the same key is rejected', async () => {
    const owner = await newcomer();
    const key = { 'idempotency-key': randomUUID() };
    const first = await bed.upload(owner, file, key);
    await bed.prepareAll();
    expect((await bed.upload(owner, file, key)).body).toEqual(first.body);
    const other = await bed.upload(owner, await samplePhotoImage(10, 10).jpeg().toBuffer(), key);
    expect([other.status, other.body.errors]).toMatchObject([422, [{ field: 'Idempotency-Key' }]]);
    expect((await bed.upload(await newcomer(), file, key)).body.id).not.toBe(first.body.id);
  });

  it('is one photo even if both arrive at once', async () => {
    const owner = await newcomer();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => bed.upload(owner, file, key)));
    const taken = answers.filter(({ status }) => status === 202);
    expect(new Set(taken.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 202 || status === 503)).toBe(true);
  });

  it('can be sent again after an interruption', async () => {
    const owner = await newcomer();
    const key = { 'idempotency-key': randomUUID() };
    expect((await bed.upload(owner, Buffer.from('The file contains no image'), key)).status).toBe(422);
    expect((await bed.upload(owner, file, key)).status).toBe(202);
  });
});

describe('the upload limit of an account', () => {
  it('applies to unused photos, and per hour even if they are deleted', async () => {
    const owner = await newcomer();
    const ids: PhotoId[] = [];
    for (let n = 0; n < 6; n++) ids.push((await bed.upload(owner, file)).body.id);
    expect((await bed.upload(owner, file)).body.code).toBe('photos_unused_full');
    for (const id of ids.slice(0, 2)) await test.request('DELETE', `/api/photos/${id}`, { token: owner });
    for (let n = 0; n < 2; n++) expect((await bed.upload(owner, file)).status).toBe(202);
    await test.request('DELETE', `/api/photos/${ids[2]}`, { token: owner });
    const full = await bed.upload(owner, file);
    expect([full.status, full.body.code]).toEqual([429, 'photos_of_hour_used']);
    expect(Number(full.headers['retry-after'])).toBeGreaterThan(HOUR - 60);
    test.advance(HOUR + 1);
    expect((await bed.upload(owner, file)).status).toBe(202);
  });

  it('holds for a thousand concurrent uploads: accepted ones are kept, and the others are rejected', async () => {
    const owners = await Promise.all(Array.from({ length: 10 }, newcomer));
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, n) => bed.upload(owners[n % owners.length], file)),
    );
    const taken = answers.filter(({ status }) => status === 202).map(({ body }) => body.id as PhotoId);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThanOrEqual(60);
    const told = answers.filter(({ status }) => status !== 202).map(({ body }) => body.code);
    const refusals = ['photos_busy', 'photos_unused_full', 'photos_of_hour_used'];
    expect(told.filter((code) => !refusals.includes(code))).toEqual([]);
    for (const id of taken) expect(filesOf(id)).toHaveLength(1);
  });
});

describe('G-34 an upload that no listing uses', () => {
  it('is deleted after a day with its files, and not before', async () => {
    const owner = await newcomer();
    const [id] = await bed.ready(owner);
    test.advance(23 * HOUR);
    await bed.retention();
    expect((await bed.status(owner, id)).status).toBe(200);
    expect(filesOf(id)).not.toEqual([]);
    test.advance(HOUR + 60);
    await bed.retention();
    expect((await bed.status(owner, id)).status).toBe(404);
    expect(filesOf(id)).toEqual([]);
    expect((await test.database.pool.query('select from photo where id = $1', [id])).rowCount).toBe(0);
  });
});
