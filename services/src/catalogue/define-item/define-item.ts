import { catalogueStreams, invalidFieldsProblem } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type Ids, nameCityStream, type Position, type PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { loadStream } from '../../commands/load-stream.ts';
import { conflictProblem, refusalProblem } from '../../commands/refusal.ts';
import { EVENT_STORE, IDS } from '../../injection/tokens.ts';
import { SecurityLog } from '../../security/security-log.ts';
import { buildItemEventMetadata } from '../build-item-meta.ts';
import { catalogueItem, catalogueItemClaim, catalogueItemStream, type ItemDefinedEvent } from '../catalogue-item.ts';
import { idTakenRefusal } from '../catalogue-refusals.ts';
import { ItemHistory } from '../item-history.ts';
import { logStaffItemChange } from '../note-item-change.ts';
import { cleanReadableTexts } from '../refuse-unfit-words.ts';
import { defineItem, type ExpectedItemVersion, type ItemEditor } from './decide-define-item.ts';

export type Defined = { outcome: 'new' | 'changed' | 'same'; position?: PositionToken };

export class DefineItem extends Command<Defined> {
  constructor(
    readonly item: ItemDefinedEvent,
    readonly by: ItemEditor,
    readonly now: Date,
    readonly expectedVersion?: ExpectedItemVersion,
  ) {
    super();
  }
}

type Attempt = Pick<DefineItem, 'item' | 'by' | 'now' | 'expectedVersion'>;

const TRIES = 4;

@CommandHandler(DefineItem)
export class DefineItemHandler implements ICommandHandler<DefineItem> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SecurityLog) private readonly security: SecurityLog,
    @Inject(ItemHistory) private readonly history: ItemHistory,
  ) {}

  async execute(command: DefineItem): Promise<Defined> {
    const item = parseDefinition(command.item);
    for (let tries = 0; tries < TRIES; tries++) {
      const done = await this.attempt({ ...command, item });
      if (done) return done;
    }
    throw conflictProblem();
  }

  /** Undefined after a concurrent write. */
  private async attempt({ item, by, now, expectedVersion }: Attempt): Promise<Defined | undefined> {
    const { stream, state, version, position } = await loadStream(this.store, catalogueItemStream(item), catalogueItem);
    const context = { version, cityAt: await this.findCity(item) };
    const decision = defineItem.decide(state, { item, by, expectedVersion }, context);
    if ('refusal' in decision) throw await this.history.explain(decision.refusal, { stream, by });
    if (decision.events.length === 0) return { outcome: 'same', position };
    const appended = await this.store.append({
      stream,
      expectedVersion: version,
      events: decision.events,
      meta: buildItemEventMetadata(by, this.ids, now),
      claims: version === 0 ? [{ ...catalogueItemClaim(item), owner: stream }] : undefined,
    });
    if (appended.outcome === 'claimed') throw refusalProblem(idTakenRefusal(appended.owner));
    if (appended.outcome !== 'appended') return undefined;
    logStaffItemChange(this.security, { action: 'DefineItem', by, target: stream });
    return { outcome: version === 0 ? 'new' : 'changed', position: appended.position };
  }

  private async findCity({ data }: ItemDefinedEvent): Promise<Position | undefined> {
    if (!('city' in data)) return undefined;
    const { state } = await loadStream(this.store, nameCityStream(data.city), catalogueItem);
    return state.state === 'defined' && state.definition.type === 'CityDefined'
      ? state.definition.data.position
      : undefined;
  }
}

function parseDefinition({ type, data }: ItemDefinedEvent): ItemDefinedEvent {
  const parsed = catalogueStreams[type].schema.safeParse(cleanReadableTexts(data));
  if (!parsed.success)
    throw invalidFieldsProblem(
      parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), reason: message })),
    );
  return { type, data: parsed.data } as ItemDefinedEvent;
}
