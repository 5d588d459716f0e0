import { type AccountId, type ListingId, type PhotoFailure, type PhotoId, sizesOfPhoto } from '@naksha/events/kernel';
import type { PhotoStatus, ShownPhoto } from '@naksha/events/wire/photos';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import { noSuchPhoto, photoInUse } from './photo-problems.ts';
import { PHOTO_STORE, type PhotoStore } from './store/photo-store.port.ts';

/** The claim by which a photo belongs to a listing, for good: `owner` is the listing. */
export const PHOTO = 'photo';

const HOUR = 3_600_000;
/** An upload that no listing uses is gone after it (docs/decisions/listings.md). */
export const UNUSED_MS = 24 * HOUR;

export type DuePhoto = { id: PhotoId; state: string; lookAt: Date; listing: ListingId | null };
export type KnownPhoto = { account: AccountId; state: string; listing?: ListingId };

/** What is known of photos; their files are the store's. */
@Injectable()
export class Photos {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
  ) {}

  /** In the order asked for, without those that are gone or another's. */
  async own(ids: readonly PhotoId[], account: AccountId): Promise<PhotoStatus[]> {
    const rows = await this.database.photo.findMany({
      where: { id: { in: [...ids] }, account, state: { not: 'removed' } },
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [statusOf(row)] : [];
    });
  }

  /** Those there are, of whomever, with the listing that each belongs to. */
  async known(ids: readonly PhotoId[]): Promise<Map<PhotoId, KnownPhoto>> {
    if (ids.length === 0) return new Map();
    const where = { in: [...new Set(ids)] };
    const [rows, claims] = await Promise.all([
      this.database.photo.findMany({
        where: { id: where, state: { not: 'removed' }, account: { not: null } },
        select: { id: true, account: true, state: true },
      }),
      this.database.claim.findMany({ where: { kind: PHOTO, key: where } }),
    ]);
    const listings = new Map(claims.map(({ key, owner }) => [key, owner as ListingId]));
    return new Map(
      rows.map(({ id, account, state }) => [
        id as PhotoId,
        { account: account as AccountId, state, listing: listings.get(id) },
      ]),
    );
  }

  /** What pages show of those that are ready; the others are missing. */
  async shown(ids: readonly PhotoId[]): Promise<Map<PhotoId, ShownPhoto>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.photo.findMany({
      where: { id: { in: [...new Set(ids)] }, state: 'ready' },
      select: { id: true, width: true, height: true, preview: true },
    });
    return new Map(
      rows.map(({ id, width, height, preview }) => [
        id as PhotoId,
        { id: id as PhotoId, ...shape(width!, height!), preview: preview! },
      ]),
    );
  }

  /**
   * Photos that the next event of a listing names or takes out of use: each is looked at then, and not before. Said before the
   * event, because a retention that is under way would take them meanwhile.
   * @returns whether all of them are still there
   */
  async lookAgain(ids: readonly PhotoId[], at: Date): Promise<boolean> {
    const { count } = await this.database.photo.updateMany({
      where: { id: { in: [...ids] }, state: 'ready' },
      data: { lookAt: at },
    });
    return count === new Set(ids).size;
  }

  /** Photos of which somebody has to see by now whether they are in use. `listing`: the one they belong to. */
  async due(now: Date, limit: number): Promise<DuePhoto[]> {
    return this.database.$queryRaw<DuePhoto[]>`
      select id, state, look_at as "lookAt", owner as listing
      from photo left join claims on kind = ${PHOTO} and key = id::text
      where look_at < ${now} order by look_at limit ${limit}`;
  }

  /** It stays, unless a command has said meanwhile that it is to be looked at again. */
  async noteUsed({ id, lookAt }: DuePhoto): Promise<void> {
    await this.database.photo.updateMany({
      where: { id, lookAt },
      data: { lookAt: null, uploadKey: null, sha256: null },
    });
  }

  /** Its files, and then what says that there are any; unless a command has called for it meanwhile. */
  async drop({ id, lookAt }: DuePhoto): Promise<void> {
    const { count } = await this.database.photo.updateMany({ where: { id, lookAt }, data: { state: 'removed' } });
    if (count === 0) return;
    await this.store.removeAll(id);
    await this.database.$transaction([
      this.database.claim.deleteMany({ where: { kind: PHOTO, key: id } }),
      this.database.photo.deleteMany({ where: { id, state: 'removed' } }),
    ]);
  }

  /** Of its owner, while no listing has it. @throws Problem 404, 409 */
  async remove(id: PhotoId, account: AccountId, now: Date): Promise<void> {
    const known = (await this.known([id])).get(id);
    if (known?.account !== account) throw noSuchPhoto();
    if (known.listing) throw photoInUse();
    await this.database.photo.updateMany({
      where: { id, account },
      // It counts among the uploads of its hour, or an upload that is deleted at once would cost nothing.
      data: { ...EMPTY, state: 'removed', uploadKey: null, lookAt: new Date(now.getTime() + HOUR) },
    });
    await this.store.removeAll(id);
  }
}

/** Nothing of the picture. */
export const EMPTY = { sha256: null, type: null, original: null, width: null, height: null, preview: null };

type Row = NonNullable<Awaited<ReturnType<WriteDatabase['photo']['findUnique']>>>;

const shape = (width: number, height: number) => ({ width, height, sizes: sizesOfPhoto(width, height) });

const statusOf = ({ id, state, reason, width, height, preview }: Row): PhotoStatus => ({
  id: id as PhotoId,
  state: state === 'ready' || state === 'failed' ? state : 'waiting',
  ...(reason && { reason: reason as PhotoFailure }),
  ...(state === 'ready' ? { ...shape(width!, height!), preview: preview! } : { sizes: [] }),
});
