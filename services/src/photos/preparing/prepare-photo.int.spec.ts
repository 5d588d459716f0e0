import type { PhotoId } from '@naksha/events/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PhotoBed } from '../../testing/photo-bed.ts';
import { sampleJpeg } from '../../testing/sample-photos.ts';
import { TestApp } from '../../testing/test-app.ts';
import { DecoderEnded, PhotoDecoder } from '../decoding/photo-decoder.ts';
import { PHOTO_STORE, type PhotoStore } from '../store/photo-store.port.ts';
import { PhotoQueue } from './photo-queue.ts';
import { PreparePhoto } from './prepare-photo.ts';

let test: TestApp;
let bed: PhotoBed;
let queue: PhotoQueue;
let prepare: PreparePhoto;
let file: Buffer;
let people = 0;
beforeAll(async () => {
  test = await TestApp.start();
  bed = new PhotoBed(test);
  queue = test.app.get(PhotoQueue, { strict: false });
  prepare = test.app.get(PreparePhoto, { strict: false });
  file = await sampleJpeg(40, 30);
});
afterAll(async () => {
  bed.close();
  await test.stop();
});

const seller = () => test.signIn(`98123${String(++people).padStart(5, '0')}`);
const upload = async (token: string): Promise<PhotoId> => (await bed.upload(token, file)).body.id;
const finishNext = async (): Promise<PhotoId> => {
  const claimed = (await queue.claim(test.clock.now()))!;
  expect(await queue.markFailed(claimed, 'unreadable')).toBe(true);
  return claimed.id;
};
const state = async (token: string, id: PhotoId) => (await bed.status(token, id)).body.state;

it('converts the first photo of each seller before anyone’s second', async () => {
  const [many, one] = [await seller(), await seller()];
  const first = await upload(many);
  const second = await upload(many);
  const others = await upload(one);
  expect([await finishNext(), await finishNext(), await finishNext()]).toEqual([first, others, second]);
});

it('converts new photos of one seller before older ones of a seller with recent conversions', async () => {
  const [many, one] = [await seller(), await seller()];
  const sent: PhotoId[] = [];
  for (let n = 0; n < 4; n++) sent.push(await upload(many));
  expect(await finishNext()).toBe(sent[0]);
  test.advance(60);
  const newcomers = await upload(one);
  expect(await finishNext()).toBe(newcomers);
  expect(await finishNext()).toBe(sent[1]);
  const newcomersSecond = await upload(one);
  expect(await finishNext()).toBe(newcomersSecond);
  test.advance(3601);
  const others = await upload(await seller());
  const next = await upload(many);
  expect([await finishNext(), await finishNext()].sort()).toEqual([others, next].sort());
  expect([await finishNext(), await finishNext()]).toEqual([sent[2], sent[3]]);
});

it('repeats the work of a killed process, and accepts only the latest result', async () => {
  const owner = await seller();
  const id = await upload(owner);
  const killed = await queue.claim(test.clock.now());
  expect(killed?.id).toBe(id);
  expect(await queue.claim(test.clock.now())).toBeUndefined();
  test.advance(121);
  await bed.prepareAll();
  expect(await state(owner, id)).toBe('ready');
  expect(await queue.markFailed(killed!, 'too_heavy')).toBe(false);
  expect(await state(owner, id)).toBe('ready');
});

it('gives up a photo that crashes its process each time, and reports it', async () => {
  const owner = await seller();
  const id = await upload(owner);
  const dying = { decode: () => Promise.reject(new DecoderEnded('SIGSEGV')) } as unknown as PhotoDecoder;
  for (let round = 0; round < 4; round++) {
    await prepare.prepareNext(dying, test.photoFolder);
    test.advance(11);
  }
  expect((await bed.status(owner, id)).body).toMatchObject({ state: 'failed', reason: 'too_heavy' });
});

it('converts a photo later if a busy computer left it no time', async () => {
  const owner = await seller();
  const id = await upload(owner);
  const hurried = new PhotoDecoder(test.photoFolder, { bytes: 1e9, cpuMs: 20_000, ms: 1 });
  await prepare.prepareNext(hurried, test.photoFolder);
  hurried.stop();
  expect(await state(owner, id)).toBe('waiting');
  test.advance(11);
  await bed.prepareAll();
  expect(await state(owner, id)).toBe('ready');
});

it('waits while the store is unavailable, and continues afterwards', async () => {
  const owner = await seller();
  const id = await upload(owner);
  const store = test.app.get<PhotoStore>(PHOTO_STORE, { strict: false });
  const { get } = store;
  store.get = () => Promise.reject(new Error('the store is away'));
  for (let round = 0; round < 5; round++) {
    await expect(bed.prepareAll()).rejects.toThrow('the store is away');
    test.advance(11);
  }
  store.get = get;
  expect(await state(owner, id)).toBe('waiting');
  await bed.prepareAll();
  expect(await state(owner, id)).toBe('ready');
});
