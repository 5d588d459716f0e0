import type { Caller } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { nameInterestStream, printPhone } from '@naksha/events/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { loadStream } from '../../commands/load-stream.ts';
import { refusalProblem } from '../../commands/refusal.ts';
import { EVENT_STORE } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { Vault } from '../../vault/vault.ts';
import { interest } from '../interest.ts';
import type { LeadId } from '../lead-id.ts';
import { noSuchLead, refusalUnlessMayCallBuyer } from '../lead-refusals.ts';

/** Each request is recorded in the security log. */
@Injectable()
export class RevealBuyer {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(Vault) private readonly vault: Vault,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async reveal({ listing, buyer }: LeadId, caller: Caller): Promise<{ phone: string }> {
    const stream = nameInterestStream(listing, buyer);
    const { lead } = (await loadStream(this.store, stream, interest)).state;
    if (!lead) throw refusalProblem(noSuchLead);
    const refusal = refusalUnlessMayCallBuyer(caller, lead);
    if (refusal) throw refusalProblem(refusal);
    const reach = await this.vault.findContact(buyer);
    if (!reach) throw refusalProblem(noSuchLead);
    this.security.record({ kind: 'number_revealed', account: caller.account, target: stream });
    return { phone: printPhone(reach.phone) };
  }
}
