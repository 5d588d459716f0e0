import type { EventStore } from '@naksha/events/event-store';
import type { Ids, PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { loadStream } from '../../commands/load-stream.ts';
import { conflictProblem } from '../../commands/refusal.ts';
import { EVENT_STORE, IDS } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { buildItemEventMetadata } from '../build-item-meta.ts';
import { catalogueItem, catalogueItemStream, type ItemRetiredEvent } from '../catalogue-item.ts';
import type { ItemEditor } from '../define-item/decide-define-item.ts';
import { ItemHistory } from '../item-history.ts';
import { logStaffItemChange } from '../note-item-change.ts';
import { retireItem } from './decide-retire-item.ts';

export class RetireItem extends Command<PositionToken | undefined> {
  constructor(
    readonly item: ItemRetiredEvent,
    readonly by: ItemEditor,
    readonly now: Date,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

@CommandHandler(RetireItem)
export class RetireItemHandler implements ICommandHandler<RetireItem> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(ItemHistory) private readonly history: ItemHistory,
  ) {}

  async execute({ item, by, now, expectedVersion }: RetireItem): Promise<PositionToken | undefined> {
    const { stream, state, version, position } = await loadStream(this.store, catalogueItemStream(item), catalogueItem);
    const decision = retireItem.decide(state, { item, by, expectedVersion }, { version });
    if ('refusal' in decision) throw await this.history.explain(decision.refusal, { stream, by });
    if (decision.events.length === 0) return position;
    const appended = await this.store.append({
      stream,
      expectedVersion: version,
      events: decision.events,
      meta: buildItemEventMetadata(by, this.ids, now),
    });
    if (appended.outcome !== 'appended') throw conflictProblem();
    logStaffItemChange(this.security, { action: 'RetireItem', by, target: stream });
    return appended.position;
  }
}
