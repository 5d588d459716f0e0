import type { PhotoId } from '@naksha/events/kernel';
import type { PhotoStatus, PhotoTaken } from '@naksha/events/wire/photos';
import { ApiProblem } from '../../../shared/api/api-problem.ts';
import { createRandomHexId } from '../../../shared/api/idempotency-key.ts';
import { t } from '../../../shared/messages/t.ts';
import {
  countFreePhotoPlaces,
  findCover,
  isUploadUnfinished,
  listUploadsToKeep,
  movePhoto,
  type PhotoChoice,
  toPhotoChoice,
  type Upload,
} from './photo-list.ts';
import { PhotoPreparationPoll } from './preparation.ts';
import { isRetryableUploadError } from './send-again.ts';
import type { PhotoCall } from './send-photo.ts';
import { uploadPhotoWithRetries } from './send-until-taken.ts';
import { describeFailedUpload, describeUploadError } from './upload-words.ts';

/** Milliseconds. */
export const UNDO_MS = 10_000;

export type UploadDeps = {
  inspect(file: File): Promise<{ fault: string } | { type: string }>;
  draw(file: File): Promise<string | undefined>;
  send(call: PhotoCall): Promise<PhotoTaken>;
  look(ids: readonly PhotoId[]): Promise<readonly PhotoStatus[]>;
  discard(id: PhotoId): void;
  after(ms: number, wake: () => void): () => void;
};
export type UploadsState = { readonly photos: readonly Upload[]; readonly chosen?: string };

/** One at a time in order. */
export class PhotoUploads {
  #tray: UploadsState;
  #mayStart = false;
  #sending = false;
  readonly #files = new Map<string, { file: File; type: string; intent: string }>();
  readonly #calls = new Map<string, AbortController>();
  readonly #alarms = new Map<string, () => void>();
  readonly #listeners = new Set<() => void>();
  readonly #preparation: PhotoPreparationPoll;

  /** `listed`: not deleted here. */
  constructor(
    private readonly world: UploadDeps,
    { photos, cover }: PhotoChoice,
    private readonly listed: ReadonlySet<PhotoId> = new Set(),
  ) {
    this.#tray = { photos: photos.map((id) => ({ key: id, id, state: 'preparing', sent: 1 })), chosen: cover };
    this.#preparation = new PhotoPreparationPoll(
      world,
      () => this.#tray.photos.flatMap(({ id, state }) => (id && state === 'preparing' ? id : [])),
      (id, status) => this.#learn(id, status),
    );
  }

  /** The same object until it changes. */
  readonly state = (): UploadsState => this.#tray;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  choice = (): PhotoChoice => toPhotoChoice(this.#tray.photos, this.#tray.chosen);
  cover = (): Upload | undefined => findCover(this.#tray.photos, this.#tray.chosen);

  start(): void {
    this.#mayStart = true;
    this.#sendNext();
    this.#look();
  }

  /** Number of files above the limit. */
  add(files: readonly File[]): number {
    const taken = files.slice(0, countFreePhotoPlaces(this.#tray.photos));
    const added = taken.map(
      (file): Upload => ({ key: createRandomHexId(), name: file.name, state: 'checking', sent: 0 }),
    );
    this.#change({ photos: [...this.#tray.photos, ...added] });
    for (const [k, { key }] of added.entries()) void this.#check(key, taken[k]);
    return files.length - taken.length;
  }

  move = (key: string, to: number): void => this.#change({ photos: movePhoto(this.#tray.photos, key, to) });
  choose = (key: string): void => this.#change({ chosen: key });

  cancel(key: string): void {
    this.#calls.get(key)?.abort();
    this.#set(key, { state: 'failed', reason: t('photos.cancelled'), mayRetry: true });
  }

  retry(key: string): void {
    const sent = this.#files.get(key);
    if (!sent) return;
    // A new key, because the first attempt may have been rejected.
    sent.intent = createRandomHexId();
    this.#set(key, { state: 'queued', sent: 0, reason: undefined, id: undefined });
    this.#sendNext();
  }

  remove(key: string): void {
    const underWay = this.#calls.get(key);
    underWay?.abort();
    this.#set(key, { removed: true, ...(underWay && { state: 'queued', sent: 0 }) });
    this.#alarms.set(
      key,
      this.world.after(UNDO_MS, () => this.#drop(key)),
    );
  }

  restore(key: string): void {
    this.#alarms.get(key)?.();
    this.#alarms.delete(key);
    this.#set(key, { removed: undefined });
    this.#sendNext();
  }

  clear(): void {
    for (const { key } of this.#tray.photos) this.#drop(key);
  }

  close(): void {
    for (const call of this.#calls.values()) call.abort();
    for (const { key, picture, removed } of this.#tray.photos) {
      if (picture) URL.revokeObjectURL(picture);
      if (removed) this.#drop(key);
    }
  }

  /** Waits for running uploads. `failure`: an upload failed and is still in the list. */
  waitForUploads(): Promise<PhotoChoice | { failure: string }> {
    this.start();
    return new Promise((resolve) => {
      const look = () => {
        const kept = listUploadsToKeep(this.#tray.photos);
        if (kept.some(isUploadUnfinished)) return;
        stop();
        const failed = kept.findIndex(({ state }) => state === 'failed');
        resolve(failed === -1 ? this.choice() : { failure: describeFailedUpload(kept[failed], failed + 1) });
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  async #check(key: string, file: File): Promise<void> {
    const found = await this.world.inspect(file);
    if ('fault' in found) return this.#set(key, { state: 'failed', reason: found.fault });
    this.#files.set(key, { file, type: found.type, intent: createRandomHexId() });
    this.#set(key, { state: 'queued' });
    this.#sendNext();
    const picture = await this.world.draw(file);
    if (picture && !this.#files.has(key)) URL.revokeObjectURL(picture);
    else this.#set(key, { picture });
  }

  #sendNext(): void {
    const next = listUploadsToKeep(this.#tray.photos).find(({ state }) => state === 'queued');
    if (!next || !this.#mayStart || this.#sending) return;
    this.#sending = true;
    void this.#send(next.key).finally(() => {
      this.#sending = false;
      this.#sendNext();
    });
  }

  async #send(key: string): Promise<void> {
    const call = new AbortController();
    this.#calls.set(key, call);
    this.#set(key, { state: 'sending', sent: 0 });
    try {
      const { file, type, intent } = this.#files.get(key)!;
      const { id } = await uploadPhotoWithRetries(
        {
          file,
          type,
          key: intent,
          signal: call.signal,
          onProgress: (sent) => this.#set(key, { state: 'sending', sent }),
        },
        this.world,
        () => this.#set(key, { state: 'waiting' }),
      );
      this.#set(key, { state: 'preparing', id });
      this.#look();
    } catch (error) {
      if (call.signal.aborted) return;
      if (error instanceof ApiProblem && error.status === 401) {
        this.#mayStart = false;
        this.#set(key, { state: 'queued', sent: 0 });
      } else
        this.#set(key, {
          state: 'failed',
          reason: describeUploadError(error),
          mayRetry: isRetryableUploadError(error),
        });
    } finally {
      this.#calls.delete(key);
    }
  }

  #look(): void {
    if (this.#mayStart) this.#preparation.watch();
  }

  #learn(id: PhotoId, status: PhotoStatus | undefined): void {
    const key = this.#tray.photos.find((photo) => photo.id === id)?.key;
    if (!key) return;
    if (!status) this.#set(key, { state: 'failed', reason: t('photos.problem.no_such_photo') });
    else if (status.state === 'failed')
      this.#set(key, { state: 'failed', reason: t(`photos.failed.${status.reason ?? 'unreadable'}`) });
    else if (status.state === 'ready') {
      const { width = 4, height = 3, preview = '', sizes } = status;
      this.#set(key, { state: 'ready', shown: { id, width, height, preview, sizes } });
    }
  }

  #drop(key: string): void {
    this.#calls.get(key)?.abort();
    this.#alarms.get(key)?.();
    this.#alarms.delete(key);
    this.#files.delete(key);
    const dropped = this.#tray.photos.find((photo) => photo.key === key);
    if (dropped?.picture) URL.revokeObjectURL(dropped.picture);
    if (dropped?.id && !this.listed.has(dropped.id)) this.world.discard(dropped.id);
    this.#change({ photos: this.#tray.photos.filter((photo) => photo !== dropped) });
  }

  #set(key: string, change: { [Field in keyof Upload]?: Upload[Field] | undefined }): void {
    this.#change({
      photos: this.#tray.photos.map((photo) => (photo.key === key ? ({ ...photo, ...change } as Upload) : photo)),
    });
  }

  #change(change: Partial<UploadsState>): void {
    this.#tray = { ...this.#tray, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}
