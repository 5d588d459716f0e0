import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Caller, invalidFieldsProblem, Problem } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, nameAccountStream, splitPhone } from '@naksha/events/kernel';
import type { Profile } from '@naksha/events/wire/profile';
import { Inject, Injectable } from '@nestjs/common';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { CommandRunner } from '../../commands/command-runner.ts';
import type { WriteDatabase } from '../../database/write-database.ts';
import { EVENT_STORE, ROLES, WRITE_DATABASE } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import type { Roles } from '../roles.ts';
import { MAX_PROFILE_CHANGES_PER_HOUR, profileChangeLimitRefusal } from './changes-an-hour.ts';
import { applyProfileChange, type ProfileFields, type SentProfile } from './profile-fields.ts';
import { toProfileFields } from './stored-profile.ts';

/** Profiles live in the vault; the event only records that one was completed. */
@Injectable()
export class Profiles {
  constructor(
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(ROLES) private readonly roles: Roles,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async getProfile({ account, staff, roles, staffUnproven, dealer }: Caller): Promise<Profile> {
    const person = await this.findPerson(account);
    const { callingCode, national } = splitPhone(person.phone);
    return {
      account_tag: accountTag(account),
      first_name: person.firstName,
      last_name: person.lastName,
      firm_name: person.firmName,
      subtype: person.subtype,
      mobile_phone: national,
      country_code: callingCode,
      role: await this.roles.findRole(account),
      is_user_exists: person.firstName !== '' || person.nameAsked,
      is_staff: staff,
      ...(staff && { staff_roles: roles ?? [] }),
      ...(staffUnproven && { second_factor_wanted: true as const }),
      ...((dealer || staff) && { may_import: true as const }),
    };
  }

  async change(sent: SentProfile, meta: CommandMeta): Promise<void> {
    const { account } = meta.caller;
    const before = toProfileFields(await this.findPerson(account));
    const after = applyProfileChange(before, sent, { firstName: 'first_name', lastName: 'last_name' });
    if (Array.isArray(after)) throw invalidFieldsProblem(after);
    if (isDeepStrictEqual(before, after)) return;
    // Append first: if the process dies in between, repeating the request does both.
    await this.record(after, meta);
    const { count } = await this.database.vaultPerson.updateMany({
      where: { account },
      data: changedFields(before, after),
    });
    if (count === 0) throw noSuchUser();
  }

  async recordNameAsked({ account }: Caller): Promise<void> {
    const { count } = await this.database.vaultPerson.updateMany({ where: { account }, data: { nameAsked: true } });
    if (count === 0) throw noSuchUser();
  }

  private async record({ subtype }: ProfileFields, meta: CommandMeta): Promise<void> {
    const stream = nameAccountStream(meta.caller.account);
    await this.runner.run({ name: 'ProfileCompleted', body: { subtype }, meta }, async () => {
      const latest = await this.store.readStreamEnd(stream, MAX_PROFILE_CHANGES_PER_HOUR);
      const refusal = profileChangeLimitRefusal(latest, meta.now);
      if (refusal) this.security.record({ kind: 'rate_limited', limit: 'profile', account: meta.caller.account });
      return {
        stream,
        version: latest.at(-1)?.version ?? 0,
        decision: refusal ? { refusal } : { events: [{ type: 'ProfileCompleted', data: subtype ? { subtype } : {} }] },
        result: {},
      };
    });
  }

  private async findPerson(account: AccountId) {
    const person = await this.database.vaultPerson.findUnique({ where: { account } });
    if (!person) throw noSuchUser();
    return person;
  }
}

/** Not the id itself: it stays in the browser after signing out. */
const accountTag = (account: AccountId): string =>
  createHash('sha256').update(`browser ${account}`).digest('hex').slice(0, 32);

const noSuchUser = (): Problem => new Problem(404, 'no_such_user', 'Account not found.');

/** So that concurrent changes of different fields both apply. */
const changedFields = (before: ProfileFields, after: ProfileFields): Partial<ProfileFields> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => before[field as keyof ProfileFields] !== value));
