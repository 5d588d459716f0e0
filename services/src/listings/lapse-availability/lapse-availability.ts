import type { EventStore } from '@naksha/events/event-store';
import { type Ids, type ListingId, nameListingStream } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { loadStream } from '../../commands/load-stream.ts';
import { EVENT_STORE, IDS } from '../../injection/tokens.ts';
import { lapseAvailability } from './decide-lapse-availability.ts';

/** Keyed by listing and due date, so that repeating it has no effect. */
export class LapseAvailability extends Command<'lapsed' | 'nothing'> {
  constructor(
    readonly id: ListingId,
    readonly due: Date,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(LapseAvailability)
export class LapseAvailabilityHandler implements ICommandHandler<LapseAvailability> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** On a conflict, the next run tries again. */
  async execute({ id, due, now }: LapseAvailability): Promise<'lapsed' | 'nothing'> {
    const { stream, state, version } = await loadStream(this.store, nameListingStream(id), lapseAvailability);
    const decision = lapseAvailability.decide(state, { due }, { now });
    if ('refusal' in decision || decision.events.length === 0) return 'nothing';
    const appended = await this.store.append({
      stream,
      expectedVersion: version,
      events: decision.events,
      meta: { actor: 'system', correlationId: this.ids.uuid(), causationId: this.ids.uuid(), occurredAt: now },
    });
    return appended.outcome === 'appended' ? 'lapsed' : 'nothing';
  }
}
