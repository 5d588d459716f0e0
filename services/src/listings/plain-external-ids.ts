import type { AccountId, ListingId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import type { RetentionRule } from '../retention/retention-rule.ts';
import { ExternalIds, PLAIN_EXTERNAL_ID_CLAIM } from './external-id.ts';

/**
 * Versions until 2026-11 stored plain text. Not a migration, because those know no secret and old processes keep
 * writing during an update.
 */
@Injectable()
export class HashPlainExternalIds implements RetentionRule {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(ExternalIds) private readonly externalIds: ExternalIds,
  ) {}

  async deleteExpired(_: Date, limit: number): Promise<number> {
    const plain = await this.database.claim.findMany({
      where: { kind: { startsWith: PLAIN_EXTERNAL_ID_CLAIM } },
      take: limit,
    });
    const hashed = plain.flatMap(({ kind, key, owner }) =>
      this.externalIds.buildClaims(kind.slice(PLAIN_EXTERNAL_ID_CLAIM.length) as AccountId, key, owner as ListingId),
    );
    await this.database.$transaction([
      this.database.claim.createMany({ data: hashed, skipDuplicates: true }),
      ...plain.map(({ kind, key }) => this.database.claim.delete({ where: { kind_key: { kind, key } } })),
    ]);
    return plain.length;
  }
}
