import type { PhotoFailure, PhotoId, PhotoType } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';
import type { Prepared } from '../decoding/order.ts';
import { EMPTY } from '../photos.ts';

/** Longer than anybody is at one photo: after it whoever was at it has died. */
const LEASE_MS = 120_000;

/** A photo that is to be made ready now, by whoever claimed it. `attempt`: the highest alone may say how it ended. */
export type WaitingPhoto = { id: PhotoId; type: PhotoType; original: string; attempt: number };

type Ready = Exclude<Prepared, { failed: PhotoFailure }>;

/** Photos that wait to be made ready: rows, so that a process that dies loses none, and any number may be at it. */
@Injectable()
export class PhotoQueue {
  constructor(@Inject(WRITE_DATABASE) private readonly database: WriteDatabase) {}

  /**
   * Each account's first before anybody's second, counted by what it sent in the hour before. Those that are done count too: or
   * whoever sends many has another first whenever one is done, and it is older than what somebody else has just sent.
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

  /** @returns false where it is gone meanwhile, or another's: then its files are nobody's */
  async ready({ id, attempt }: WaitingPhoto, { width, height, preview }: Ready): Promise<boolean> {
    return this.end(id, attempt, { state: 'ready', original: null, dueAt: null, width, height, preview });
  }

  async failed({ id, attempt }: WaitingPhoto, reason: PhotoFailure): Promise<boolean> {
    const { sha256: _, ...nothing } = EMPTY;
    return this.end(id, attempt, { ...nothing, state: 'failed', reason, dueAt: null });
  }

  /** Where it was not the photo's fault, it counts as no attempt. */
  async later({ id, attempt }: WaitingPhoto, at: Date, { itsFault }: { itsFault: boolean }): Promise<void> {
    await this.end(id, attempt, { dueAt: at, attempts: itsFault ? attempt : attempt - 1 });
  }

  /** Whether anybody still has it: if not, nobody removes files that come now. */
  async isKept(id: PhotoId): Promise<boolean> {
    return (await this.database.photo.count({ where: { id, state: { in: ['waiting', 'ready'] } } })) > 0;
  }

  async waiting(): Promise<number> {
    return this.database.photo.count({ where: { state: 'waiting' } });
  }

  private async end(id: PhotoId, attempts: number, data: object): Promise<boolean> {
    const { count } = await this.database.photo.updateMany({ where: { id, state: 'waiting', attempts }, data });
    return count === 1;
  }
}
