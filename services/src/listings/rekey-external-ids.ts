import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../database/write-database.ts';
import { WRITE_DATABASE } from '../injection/tokens.ts';
import { KeyRing } from '../keys/key-ring.ts';
import type { RekeyRule } from '../keys/rekey-rule.ts';
import { EXTERNAL_ID_CLAIM } from './external-id.ts';

/** Only the importer knows an external id, so it is rekeyed at the next import. */
@Injectable()
export class RekeyExternalIds implements RekeyRule {
  readonly what = 'external ids';
  readonly otherwise =
    'rows with these ids would be posted again by the next import. Import their files first, while both secrets are accepted';

  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyRing) private readonly keys: KeyRing,
  ) {}

  async countLeft(): Promise<number> {
    const [{ left }] = await this.database.$queryRaw<[{ left: number }]>`
      select count(distinct owner)::int as left from claims c where kind ^@ ${EXTERNAL_ID_CLAIM} and not exists (
        select from claims where kind = c.kind and key ^@ ${this.keys.prefix} and owner = c.owner)`;
    return left;
  }
}
