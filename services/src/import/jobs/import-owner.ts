import { type Caller, Problem } from '@naksha/events/contracts';
import type { AccountId } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import { KeyedHashes } from '../../identity/keyed-hashes.ts';
import { WRITE_DATABASE } from '../../injection/tokens.ts';

/** Dealers are named by an operator. */
export function assertMayImport({ dealer, staff }: Caller): void {
  if (!dealer && !staff)
    throw new Problem(
      403,
      'dealers_only',
      'Only dealers can import listings from a file. Contact our office to become one.',
    );
}

/** Without a session. */
@Injectable()
export class ImportOwner {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
  ) {}

  /** Without staff rights; undefined if it is blocked, erased or no longer a dealer. */
  async findCaller(id: AccountId): Promise<Caller | undefined> {
    const account = await this.database.account.findUnique({ where: { id, blockedAt: null } });
    if (!account) return undefined;
    const { phoneHash, openedAt } = account;
    if (!this.hashes.isDealer(phoneHash) && !this.hashes.isStaff(phoneHash)) return undefined;
    return { account: id, staff: false, dealer: true, openedAt };
  }
}
