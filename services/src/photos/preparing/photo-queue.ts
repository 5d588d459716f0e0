import type { PhotoFailure, PhotoId, PhotoType } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import type { PhotoPreparationResult } from '../decoding/order.ts';
import { CLEARED_COLUMNS } from '../photos.ts';

/** Longer than any photo takes. */
const LEASE_MS = 120_000;

/** Only the highest `attempt` may report a result. */
export type WaitingPhoto = { id: PhotoId; type: PhotoType; original: string; attempt: number };

type Ready = Exclude<PhotoPreparationResult, { failed: PhotoFailure }>;

/** Rows survive crashes and can be shared by any number of workers. */
@Injectable()
export class PhotoQueue {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /**
   * Ordered by how many photos the account sent in the hour before, finished ones included; otherwise an account that
   * sends many would always have an older one waiting.
   */
  async claim(now: Date): Promise<WaitingPhoto | undefined> {
    const lease = new Date(now.getTime() + LEASE_MS);
    const [claimed] = await this.database.$queryRaw<WaitingPhoto[]>`
      update photo set attempts = attempts + 1, due_at = ${lease}
      where id = (
        select id from photo
        where state = 'waiting' and due_at <= ${now}
        order by (
          select count(*) from photo earlier
          where earlier.account = photo.account and (earlier.created_at, earlier.id) < (photo.created_at, photo.id)
            and earlier.created_at > photo.created_at - interval '1 hour'
        ), created_at, id limit 1 for update skip locked)
      returning id, type, original, attempts as attempt`;
    return claimed;
  }

  /** False if the photo is gone or belongs to another attempt; its files are then orphans. */
  async markReady({ id, attempt }: WaitingPhoto, { width, height, preview }: Ready): Promise<boolean> {
    return this.end(id, attempt, { state: 'ready', original: null, dueAt: null, width, height, preview });
  }

  async markFailed({ id, attempt }: WaitingPhoto, reason: PhotoFailure): Promise<boolean> {
    const { sha256: _, ...nothing } = CLEARED_COLUMNS;
    return this.end(id, attempt, { ...nothing, state: 'failed', reason, dueAt: null });
  }

  /** Counts as an attempt only if the photo is at fault. */
  async postpone({ id, attempt }: WaitingPhoto, at: Date, { itsFault }: { itsFault: boolean }): Promise<void> {
    await this.end(id, attempt, { dueAt: at, attempts: itsFault ? attempt : attempt - 1 });
  }

  /** If not, the caller must delete files it wrote. */
  async isStillNeeded(id: PhotoId): Promise<boolean> {
    return (await this.database.photo.count({ where: { id, state: { in: ['waiting', 'ready'] } } })) > 0;
  }

  async countWaiting(): Promise<number> {
    return this.database.photo.count({ where: { state: 'waiting' } });
  }

  private async end(id: PhotoId, attempts: number, data: object): Promise<boolean> {
    const { count } = await this.database.photo.updateMany({ where: { id, state: 'waiting', attempts }, data });
    return count === 1;
  }
}
