import type { PhotoId } from '@naksha/events/kernel';
import type { PhotoStatus } from '@naksha/events/wire/photos';

/** Milliseconds; grows from the first to the second. */
const LOOK_MS = { first: 700, most: 5000 };

type World = {
  look(ids: readonly PhotoId[]): Promise<readonly PhotoStatus[]>;
  after(ms: number, wake: () => void): () => void;
};

/** All photos in one request. */
export class PhotoPreparationPoll {
  #watching = false;
  /** New ones are polled at once, because they may be ready already. */
  #asked: ReadonlySet<PhotoId> = new Set();

  constructor(
    private readonly world: World,
    private readonly waiting: () => readonly PhotoId[],
    /** `status`: undefined if the server no longer knows the photo. */
    private readonly learn: (id: PhotoId, status: PhotoStatus | undefined) => void,
  ) {}

  watch(wait = LOOK_MS.first): void {
    const ids = this.waiting();
    if (ids.length === 0 || this.#watching) return;
    this.#watching = true;
    const isNew = ids.some((id) => !this.#asked.has(id));
    this.world.after(isNew ? LOOK_MS.first / 4 : wait, () => void this.#look(ids, wait));
  }

  async #look(ids: readonly PhotoId[], wait: number): Promise<void> {
    const found = await this.world.look(ids).catch(() => undefined);
    this.#asked = new Set(ids);
    // A failed request says nothing about the photos.
    if (found)
      for (const id of ids)
        this.learn(
          id,
          found.find((one) => one.id === id),
        );
    this.#watching = false;
    this.watch(Math.min(LOOK_MS.most, wait * 1.5));
  }
}
