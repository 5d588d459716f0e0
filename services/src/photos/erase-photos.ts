import type { PhotoId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../erasure-rule/erasure-rule.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import { CLEARED_COLUMNS, PHOTO_CLAIM } from './photos.ts';
import { PHOTO_STORE, type PhotoStore } from './store/photo-store.port.ts';

const BATCH = 100;

/** An anonymous row remains until its files are deleted. */
@Injectable()
export class ErasePhotos implements ErasureRule {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
  ) {}

  async deleteRows(transaction: ErasureTransaction, { account }: ErasedPerson): Promise<void> {
    const own = await transaction.photo.findMany({ where: { account }, select: { id: true } });
    await transaction.claim.deleteMany({ where: { kind: PHOTO_CLAIM, key: { in: own.map(({ id }) => id) } } });
    await transaction.photo.updateMany({
      where: { account },
      data: { ...CLEARED_COLUMNS, account: null, state: 'removed', reason: null, uploadKey: null, dueAt: null },
    });
  }

  async finish(): Promise<boolean> {
    const left = await this.database.photo.findMany({ where: { account: null }, select: { id: true }, take: BATCH });
    for (const { id } of left) {
      await this.store.removeAll(id as PhotoId);
      // A concurrent erasure may have deleted it.
      await this.database.photo.deleteMany({ where: { id, account: null } });
    }
    return left.length > 0;
  }
}
