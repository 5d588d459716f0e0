import { MAX_PHOTOS, type PhotoId } from '@naksha/events/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../shared/api/api-problem.ts';
import { PhotoUploads, UNDO_MS } from './photo-uploads.ts';
import { flushPromises, photoFile, stubUploadDeps } from './testing/stub-upload-world.ts';

const away = () => new ApiProblem(0, 'network', 'no answer');
const ids = (...names: string[]) => names as PhotoId[];

async function begin(...names: string[]) {
  const server = stubUploadDeps();
  const uploads = new PhotoUploads(server.world, { photos: [] });
  uploads.start();
  uploads.add(names.map(photoFile));
  await flushPromises();
  const one = (name: string) => uploads.state().photos.find((photo) => photo.name === name)!;
  const states = () => uploads.state().photos.map(({ state, removed }) => (removed ? 'removed' : state));
  const finish = async () => {
    for (let k = 0; k < server.sent.length; k++) {
      server.ready(`id${k}`);
      await server.sent[k].take(`id${k}`);
    }
    await server.pass(2000);
  };
  return { ...server, uploads, one, states, finish };
}

afterEach(() => void vi.restoreAllMocks());

describe('photos of a form', () => {
  it('G-32 are sent one by one, in order, with their progress', async () => {
    const { uploads, sent, states, one } = await begin('a.jpg', 'b.jpg');
    expect([sent.length, states()]).toEqual([1, ['sending', 'queued']]);
    expect((sent[0].file as File).name).toBe('a.jpg');
    sent[0].onProgress(0.4);
    expect(one('a.jpg').sent).toBe(0.4);
    await sent[0].take('id0');
    expect([sent.length, states()]).toEqual([2, ['preparing', 'sending']]);
    expect((sent[1].file as File).name).toBe('b.jpg');
    expect(uploads.choice()).toEqual({ photos: ['id0'] });
  });

  it('G-32 are retried automatically three times with the same key, then manually with another', async () => {
    const { uploads, sent, pass, one } = await begin('a.jpg');
    for (const wait of [1000, 4000, 12_000]) {
      await sent.at(-1)!.fail(away());
      expect(one('a.jpg').state).toBe('waiting');
      const before = sent.length;
      await pass(wait - 1);
      expect(sent.length).toBe(before);
      await pass(1);
    }
    await sent.at(-1)!.fail(away());
    expect(one('a.jpg')).toMatchObject({
      state: 'failed',
      mayRetry: true,
      reason: expect.stringContaining('No connection'),
    });
    await pass(60_000);
    expect(sent.length).toBe(4);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    uploads.retry(one('a.jpg').key);
    expect(one('a.jpg').state).toBe('sending');
    expect(sent[4].key).not.toBe(sent[0].key);
  });

  it('G-32 can be cancelled while sending: the next one continues, and a retry is offered', async () => {
    const { uploads, sent, states, one } = await begin('a.jpg', 'b.jpg');
    uploads.cancel(one('a.jpg').key);
    await flushPromises();
    expect(sent[0].signal.aborted).toBe(true);
    expect([one('a.jpg').reason, one('a.jpg').mayRetry]).toEqual(['Cancelled.', true]);
    expect(states()).toEqual(['failed', 'sending']);
  });

  it('stops waiting for a retry once it is cancelled', async () => {
    const { uploads, sent, pass, one } = await begin('a.jpg');
    await sent[0].fail(away());
    uploads.cancel(one('a.jpg').key);
    await pass(60_000);
    expect([sent.length, one('a.jpg').reason]).toEqual([1, 'Cancelled.']);
  });

  it('show the reason of a permanent rejection, and are not sent again', async () => {
    const { sent, pass, one } = await begin('a.jpg');
    await sent[0].fail(new ApiProblem(415, 'photo_not_an_image', ''));
    await pass(60_000);
    expect(sent.length).toBe(1);
    expect(one('a.jpg')).toMatchObject({
      state: 'failed',
      mayRetry: false,
      reason: 'This file is not a photo. Choose a JPEG, PNG, WebP, AVIF or HEIC photo.',
    });
  });

  it('that are not images are reported by file name and not sent; the others are', async () => {
    const { one, sent, states } = await begin('letter.txt', 'b.jpg');
    expect(one('letter.txt').reason).toBe('no photo: letter.txt');
    expect([states(), sent.length]).toEqual([['failed', 'sending'], 1]);
  });

  it('are limited: the 21st is rejected', async () => {
    const names = Array.from({ length: MAX_PHOTOS }, (_, k) => `${k}.jpg`);
    const { uploads } = await begin(...names);
    expect(uploads.add([photoFile('one-more.jpg')])).toBe(1);
    expect(uploads.state().photos).toHaveLength(MAX_PHOTOS);
  });

  it('are processed, and ready or failed with the server’s reason', async () => {
    const { sent, tell, ready, pass, states, one } = await begin('a.jpg', 'b.heic');
    await sent[0].take('id0');
    await sent[1].take('id1');
    tell('id0', {});
    tell('id1', {});
    await pass(20_000);
    expect(states()).toEqual(['preparing', 'preparing']);
    ready('id0');
    tell('id1', { state: 'failed', reason: 'unreadable' });
    await pass(5000);
    expect(states()).toEqual(['ready', 'failed']);
    expect(one('b.heic').reason).toMatch(/^The file is damaged/);
    expect([one('a.jpg').picture, one('b.heic').picture]).toEqual(['blob:a.jpg', undefined]);
  });
});

describe('order and cover', () => {
  it('G-23 the first is the cover until another is selected, which keeps it wherever it is moved', async () => {
    const { uploads, finish, one } = await begin('a.jpg', 'b.jpg', 'c.jpg');
    await finish();
    expect(uploads.choice()).toEqual({ photos: ['id0', 'id1', 'id2'] });
    expect(uploads.cover()).toBe(one('a.jpg'));
    uploads.move(one('c.jpg').key, 0);
    expect(uploads.choice()).toEqual({ photos: ['id2', 'id0', 'id1'] });
    expect(uploads.cover()).toBe(one('c.jpg'));
    uploads.choose(one('b.jpg').key);
    uploads.move(one('a.jpg').key, 2);
    expect(uploads.choice()).toEqual({ photos: ['id2', 'id1', 'id0'], cover: 'id1' });
    uploads.remove(one('b.jpg').key);
    expect(uploads.choice()).toEqual({ photos: ['id2', 'id0'] });
    expect(uploads.cover()).toBe(one('c.jpg'));
  });

  it('a removed photo can be restored in its place for ten seconds, and is then deleted from the server', async () => {
    const { uploads, finish, one, pass, discarded, states } = await begin('a.jpg', 'b.jpg');
    await finish();
    uploads.remove(one('a.jpg').key);
    expect(states()).toEqual(['removed', 'ready']);
    await pass(UNDO_MS - 1);
    uploads.restore(one('a.jpg').key);
    await pass(UNDO_MS);
    expect([uploads.choice().photos, discarded]).toEqual([['id0', 'id1'], []]);
    uploads.remove(one('a.jpg').key);
    await pass(UNDO_MS);
    expect([states(), discarded]).toEqual([['ready'], ['id0']]);
  });

  it('one that is removed while it is sent is sent again when restored', async () => {
    const { uploads, sent, one } = await begin('a.jpg');
    const { key } = one('a.jpg');
    uploads.remove(key);
    await flushPromises();
    expect(sent[0].signal.aborted).toBe(true);
    uploads.restore(key);
    await flushPromises();
    expect([sent.length, one('a.jpg').state]).toEqual([2, 'sending']);
  });
});

describe('previously uploaded photos', () => {
  const opened = (listed: PhotoId[] = []) => {
    const server = stubUploadDeps();
    const uploads = new PhotoUploads(
      server.world,
      { photos: ids('x', 'y', 'z'), cover: 'y' as PhotoId },
      new Set(listed),
    );
    return { ...server, uploads };
  };

  it('are restored in order; failed ones are reported', async () => {
    const { uploads, ready, tell, pass } = opened();
    expect(uploads.choice()).toEqual({ photos: ['x', 'y', 'z'], cover: 'y' });
    ready('x');
    tell('y', {});
    uploads.start();
    await pass(1000);
    expect(uploads.state().photos.map(({ state }) => state)).toEqual(['ready', 'preparing', 'failed']);
    expect(uploads.choice().photos).toEqual(['x', 'y']);
  });

  it('are requested only once the user is signed in', async () => {
    const { uploads, asked, pass } = opened();
    await pass(5000);
    expect(asked).toEqual([]);
    uploads.start();
    await pass(500);
    expect(asked).toEqual([['x', 'y', 'z']]);
  });

  it('are not deleted if a listing has them', async () => {
    const { uploads, discarded, pass } = opened(ids('x'));
    uploads.remove('x');
    uploads.remove('y');
    await pass(UNDO_MS);
    expect(discarded).toEqual(['y']);
  });

  it('are all deleted when the user starts over', () => {
    const { uploads, discarded } = opened();
    uploads.clear();
    expect([uploads.state().photos, discarded]).toEqual([[], ['x', 'y', 'z']]);
  });
});

describe('submitting the form', () => {
  it('waits for uploads, including those that waited for sign-in', async () => {
    const server = stubUploadDeps();
    const uploads = new PhotoUploads(server.world, { photos: [] });
    uploads.add([photoFile('a.jpg')]);
    await flushPromises();
    expect(server.sent).toEqual([]);
    const done = vi.fn();
    void uploads.waitForUploads().then(done);
    await flushPromises();
    await server.sent[0].take('id0');
    expect(done).not.toHaveBeenCalled();
    server.ready('id0');
    await server.pass(2000);
    expect(done).toHaveBeenCalledWith({ photos: ['id0'] });
  });

  it('loses no photo silently: a failed one must be removed first', async () => {
    const { uploads, one } = await begin('letter.txt');
    expect(await uploads.waitForUploads()).toEqual({
      failure: 'Photo 1 can’t be used. no photo: letter.txt',
    });
    uploads.remove(one('letter.txt').key);
    expect(await uploads.waitForUploads()).toEqual({ photos: [] });
  });

  it('says what to do about a failed photo: retry only if that may help', async () => {
    const damaged = await begin('a.jpg', 'b.jpg');
    await damaged.sent[0].take('id0');
    damaged.ready('id0');
    await damaged.sent[1].take('id1');
    damaged.tell('id1', { state: 'failed', reason: 'unreadable' });
    await damaged.pass(2000);
    expect(await damaged.uploads.waitForUploads()).toEqual({
      failure: 'Photo 2 can’t be used. The file is damaged. Remove it and choose another photo.',
    });
    const unsent = await begin('a.jpg');
    unsent.uploads.cancel(unsent.one('a.jpg').key);
    expect(await unsent.uploads.waitForUploads()).toEqual({
      failure: 'Photo 1 was not uploaded. Try again or remove it.',
    });
  });

  it('stops sending if the session has ended, and continues after another sign-in', async () => {
    const { uploads, sent, states } = await begin('a.jpg', 'b.jpg');
    await sent[0].fail(new ApiProblem(401, 'session_ended', ''));
    expect([states(), sent.length]).toEqual([['queued', 'queued'], 1]);
    uploads.start();
    expect([states(), sent.length]).toEqual([['sending', 'queued'], 2]);
  });
});
