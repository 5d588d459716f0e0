import {
  type AccountId,
  type ListingId,
  listAvailablePhotoSizes,
  type PhotoFailure,
  type PhotoId,
} from '@naksha/events/kernel';
import type { PhotoStatus, ShownPhoto } from '@naksha/events/wire/photos';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import { photoInUseProblem, photoNotFoundProblem } from './photo-problems.ts';
import { PHOTO_STORE, type PhotoStore } from './store/photo-store.port.ts';

/** Permanent; `owner` is the listing. */
export const PHOTO_CLAIM = 'photo';

const HOUR = 3_600_000;
/** docs/decisions/listings.md */
export const UNUSED_RETENTION_MS = 24 * HOUR;

export type DuePhoto = { id: PhotoId; state: string; lookAt: Date; listing: ListingId | null };
export type KnownPhoto = { account: AccountId; state: string; listing?: ListingId };

/** Files are in the photo store. */
@Injectable()
export class Photos {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
  ) {}

  /** In the given order, without missing photos and those of others. */
  async listOwn(ids: readonly PhotoId[], account: AccountId): Promise<PhotoStatus[]> {
    const rows = await this.database.photo.findMany({
      where: { id: { in: [...ids] }, account, state: { not: 'removed' } },
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toStatus(row)] : [];
    });
  }

  /** Of any account, with their listings. */
  async findKnown(ids: readonly PhotoId[]): Promise<Map<PhotoId, KnownPhoto>> {
    if (ids.length === 0) return new Map();
    const where = { in: [...new Set(ids)] };
    const [rows, claims] = await Promise.all([
      this.database.photo.findMany({
        where: { id: where, state: { not: 'removed' }, account: { not: null } },
        select: { id: true, account: true, state: true },
      }),
      this.database.claim.findMany({ where: { kind: PHOTO_CLAIM, key: where } }),
    ]);
    const listings = new Map(claims.map(({ key, owner }) => [key, owner as ListingId]));
    return new Map(
      rows.map(({ id, account, state }) => [
        id as PhotoId,
        { account: account as AccountId, state, listing: listings.get(id) },
      ]),
    );
  }

  /** Others are missing. */
  async findShown(ids: readonly PhotoId[]): Promise<Map<PhotoId, ShownPhoto>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.photo.findMany({
      where: { id: { in: [...new Set(ids)] }, state: 'ready' },
      select: { id: true, width: true, height: true, preview: true },
    });
    return new Map(
      rows.map(({ id, width, height, preview }) => [
        id as PhotoId,
        { id: id as PhotoId, ...longerSide(width!, height!), preview: preview! },
      ]),
    );
  }

  /**
   * Of photos that the listing's next event adds or removes: retention could otherwise delete them meanwhile. Returns
   * whether all of them still exist.
   */
  async scheduleCheck(ids: readonly PhotoId[], at: Date): Promise<boolean> {
    const { count } = await this.database.photo.updateMany({
      where: { id: { in: [...ids] }, state: 'ready' },
      data: { lookAt: at },
    });
    return count === new Set(ids).size;
  }

  /** Whose use has to be checked by now. */
  async listDue(now: Date, limit: number): Promise<DuePhoto[]> {
    return this.database.$queryRaw<DuePhoto[]>`
      select id, state, look_at as "lookAt", owner as listing
      from photo left join claims on kind = ${PHOTO_CLAIM} and key = id::text
      where look_at < ${now} order by look_at limit ${limit}`;
  }

  /** Unless a command has scheduled another check. */
  async markUsed({ id, lookAt }: DuePhoto): Promise<void> {
    await this.database.photo.updateMany({
      where: { id, lookAt },
      data: { lookAt: null, uploadKey: null, sha256: null },
    });
  }

  /** Unless a command has scheduled another check. */
  async deletePhoto({ id, lookAt }: DuePhoto): Promise<void> {
    const { count } = await this.database.photo.updateMany({ where: { id, lookAt }, data: { state: 'removed' } });
    if (count === 0) return;
    await this.store.removeAll(id);
    await this.database.$transaction([
      this.database.claim.deleteMany({ where: { kind: PHOTO_CLAIM, key: id } }),
      this.database.photo.deleteMany({ where: { id, state: 'removed' } }),
    ]);
  }

  async remove(id: PhotoId, account: AccountId, now: Date): Promise<void> {
    const known = (await this.findKnown([id])).get(id);
    if (known?.account !== account) throw photoNotFoundProblem();
    if (known.listing) throw photoInUseProblem();
    await this.database.photo.updateMany({
      where: { id, account },
      // Still counts towards the hourly limit, so that deleting does not make uploads free.
      data: { ...CLEARED_COLUMNS, state: 'removed', uploadKey: null, lookAt: new Date(now.getTime() + HOUR) },
    });
    await this.store.removeAll(id);
  }
}

export const CLEARED_COLUMNS = { sha256: null, type: null, original: null, width: null, height: null, preview: null };

type Row = NonNullable<Awaited<ReturnType<WriteDatabase['photo']['findUnique']>>>;

const longerSide = (width: number, height: number) => ({
  width,
  height,
  sizes: listAvailablePhotoSizes(width, height),
});

const toStatus = ({ id, state, reason, width, height, preview }: Row): PhotoStatus => ({
  id: id as PhotoId,
  state: state === 'ready' || state === 'failed' ? state : 'waiting',
  ...(reason && { reason: reason as PhotoFailure }),
  ...(state === 'ready' ? { ...longerSide(width!, height!), preview: preview! } : { sizes: [] }),
});
