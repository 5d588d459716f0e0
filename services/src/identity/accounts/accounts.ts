import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, type Ids, nameAccountStream } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { WriteDatabase } from '../../database/write-database.ts';
import type { ErasedPerson, ErasureRule, ErasureTransaction } from '../../erasure-rule/erasure-rule.ts';
import { EVENT_STORE, IDS, WRITE_DATABASE } from '../../injection/tokens.ts';
import { KeyedHashes } from '../keyed-hashes.ts';
import { NO_PROFILE, type ProfileFields } from '../profile/profile-fields.ts';

type Opening = { now: Date; profile?: ProfileFields; demo?: boolean };

/** A claim in the event store guarantees one account per number. */
@Injectable()
export class Accounts {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(KeyedHashes) private readonly hashes: KeyedHashes,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** E.164, verified or given by an operator. */
  async openOrFind(phone: string, { now, profile = NO_PROFILE, demo = false }: Opening): Promise<AccountId> {
    const phoneHash = this.hashes.hashPhone(phone);
    const known = await this.database.account.findFirst({
      where: { phoneHash: { in: this.hashes.listPhoneHashes(phone) } },
      include: { person: true },
    });
    if (known?.person) return known.id as AccountId;
    // Append first: if the process dies before the rows are written, the next sign-in finds the claim and writes
    // them.
    const id = (await this.findClaimed(phone)) ?? (await this.open(phone, { now, profile, demo }));
    const { firstName, lastName, firmName, subtype } = profile;
    const person = { phone, firstName, lastName, firmName, subtype: subtype ?? null };
    // A concurrent sign-in writes the same rows; `upsert` would fail.
    await this.database.$transaction([
      this.database.account.createMany({ data: [{ id, phoneHash, demo, openedAt: now }], skipDuplicates: true }),
      this.database.vaultPerson.createMany({ data: [{ account: id, ...person }], skipDuplicates: true }),
    ]);
    return id;
  }

  /** E.164. */
  async find(phone: string): Promise<AccountId | undefined> {
    const known = await this.database.account.findFirst({
      where: { phoneHash: { in: this.hashes.listPhoneHashes(phone) } },
    });
    return (known?.id as AccountId | undefined) ?? this.findClaimed(phone);
  }

  async isBlocked(id: AccountId): Promise<boolean> {
    return (await this.database.account.count({ where: { id, NOT: { blockedAt: null } } })) > 0;
  }

  /** Under any accepted secret. */
  private async findClaimed(phone: string): Promise<AccountId | undefined> {
    for (const form of this.hashes.listPhoneHashes(phone)) {
      const [claim] = await this.store.listClaims('phone', form);
      if (claim) return claim.owner as AccountId;
    }
    return undefined;
  }

  private async open(phone: string, { now, profile, demo }: Required<Opening>): Promise<AccountId> {
    const id = this.ids.uuid() as AccountId;
    const { subtype } = profile;
    const appended = await this.store.append({
      stream: nameAccountStream(id),
      expectedVersion: 0,
      events: [{ type: 'AccountOpened', data: { ...(subtype && { subtype }), demo } }],
      meta: { actor: `account:${id}`, correlationId: this.ids.uuid(), causationId: this.ids.uuid(), occurredAt: now },
      claims: this.hashes.listPhoneClaimKeys(phone).map((key) => ({ kind: 'phone', key, owner: id })),
    });
    if (appended.outcome === 'appended') return id;
    if (appended.outcome === 'claimed') return appended.owner as AccountId;
    throw new Error(`Opening an account failed with outcome “${appended.outcome}”`);
  }
}

/** Limits on texts and wrong codes stay until they expire, so that erasing an account does not reset them. */
@Injectable()
export class ErasePerson implements ErasureRule {
  async deleteRows(transaction: ErasureTransaction, { account, phoneHashes }: ErasedPerson): Promise<void> {
    const number = { phoneHash: { in: [...phoneHashes] } };
    await transaction.session.deleteMany({ where: { account } });
    await transaction.staffMember.deleteMany({ where: { account } });
    await transaction.vaultPendingProfile.deleteMany({ where: number });
    // Before the codes, in the same order as sign-in, to avoid a deadlock. A row with wrong guesses would never
    // expire.
    await transaction.signInCounter.updateMany({ where: number, data: { wrongInARow: 0 } });
    await transaction.signInCode.deleteMany({ where: number });
    await transaction.vaultPerson.deleteMany({ where: { account } });
    // By owner, to include claims under lost secrets.
    await transaction.claim.deleteMany({ where: { kind: 'phone', owner: account } });
    await transaction.account.deleteMany({ where: { id: account } });
  }
}
