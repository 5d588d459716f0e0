import type { AccountId, Ids, PhotoId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import type { ServicesSettings } from '../../injection/settings.ts';
import { IDS, SETTINGS, WRITE_DATABASE } from '../../injection/tokens.ts';
import { KeyRing } from '../../keys/key-ring.ts';
import { hourlyPhotoLimitProblem, photosBusyProblem, tooManyUnusedPhotosProblem } from '../photo-problems.ts';
import { PHOTO_CLAIM, UNUSED_RETENTION_MS } from '../photos.ts';
import type { ReceivedPhoto } from './receive-photo.ts';

const HOUR = 3_600_000;
/** Half an hour of work for one decoder. */
export const MAX_WAITING_PHOTOS = 2_000;
const KEY_PURPOSE = 'photo-upload-key';

export type Upload = { account: AccountId; key?: string; now: Date };
/** `sha256`: of an earlier upload with the same idempotency key. */
export type UploadRow = { id: PhotoId; sha256?: string };

/** Created before the first byte is read, so that clients over a limit hear of it early. */
@Injectable()
export class UploadRows {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(SETTINGS) private readonly settings: ServicesSettings,
  ) {}

  async reserve({ account, key, now }: Upload): Promise<UploadRow> {
    const before = key === undefined ? undefined : await this.findByIdempotencyKey(account, key);
    if (before) return before;
    await this.assertQueueHasRoom();
    const id = this.ids.uuid() as PhotoId;
    const uploadKey = key === undefined ? null : this.keys.hash(KEY_PURPOSE, key);
    const place = await this.database.$transaction(async (transaction) => {
      // Serialized per account, so that concurrent uploads cannot share the last place.
      await transaction.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`photos ${account}`}, 0))`;
      if (uploadKey !== null && (await transaction.photo.count({ where: { account, uploadKey } })) > 0)
        return undefined;
      const [used] = await transaction.$queryRaw<{ hour: number; unused: number; oldest: Date | null }[]>`
        select count(*) filter (where created_at > ${ago(now, HOUR)})::int as hour,
          min(created_at) filter (where created_at > ${ago(now, HOUR)}) as oldest,
          count(*) filter (where state <> 'removed'
            and not exists (select from claims where kind = ${PHOTO_CLAIM} and key = photo.id::text))::int as unused
        from photo where account = ${account}::uuid and created_at > ${ago(now, UNUSED_RETENTION_MS)}`;
      if (used.hour >= this.settings.PHOTOS_AN_HOUR) throw hourlyPhotoLimitProblem(secondsUntil(used.oldest, now));
      if (used.unused >= this.settings.PHOTOS_UNUSED) throw tooManyUnusedPhotosProblem();
      const lookAt = new Date(now.getTime() + UNUSED_RETENTION_MS);
      await transaction.photo.create({
        data: { id, account, state: 'receiving', uploadKey, createdAt: now, lookAt },
      });
      return { id };
    });
    return place ?? (await this.findByIdempotencyKey(account, key!)) ?? { id };
  }

  /** False if it is already there, or its row was erased or given up. */
  async markReceived(id: PhotoId, { type, sha256 }: ReceivedPhoto, original: string, now: Date): Promise<boolean> {
    const { count } = await this.database.photo.updateMany({
      where: { id, state: 'receiving' },
      data: { state: 'waiting', type, sha256, original, dueAt: now },
    });
    return count === 1;
  }

  /** After an invalid upload, which still counts towards the hourly limit. */
  async release(id: PhotoId, now: Date): Promise<void> {
    await this.database.photo.updateMany({
      where: { id, state: 'receiving' },
      data: { state: 'removed', uploadKey: null, lookAt: new Date(now.getTime() + HOUR) },
    });
  }

  async find(id: PhotoId): Promise<UploadRow | undefined> {
    const row = await this.database.photo.findUnique({ where: { id }, select: { sha256: true } });
    return row ? { id, sha256: row.sha256 ?? undefined } : undefined;
  }

  private async findByIdempotencyKey(account: AccountId, key: string): Promise<UploadRow | undefined> {
    const row = await this.database.photo.findFirst({
      where: { account, uploadKey: { in: this.keys.hashes(KEY_PURPOSE, key) } },
      select: { id: true, sha256: true },
    });
    return row ? { id: row.id as PhotoId, sha256: row.sha256 ?? undefined } : undefined;
  }

  private async assertQueueHasRoom(): Promise<void> {
    if ((await this.database.photo.count({ where: { state: 'waiting' } })) >= MAX_WAITING_PHOTOS)
      throw photosBusyProblem(30);
  }
}

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
const secondsUntil = (oldest: Date | null, now: Date): number =>
  Math.max(1, Math.ceil(((oldest?.getTime() ?? now.getTime()) + HOUR - now.getTime()) / 1000));
