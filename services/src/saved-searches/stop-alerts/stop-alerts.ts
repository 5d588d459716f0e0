import type { SearchEvent } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { accepted, type Decider, type Ids, nameSearchStream, refused, type SearchId } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { loadStream } from '../../commands/load-stream.ts';
import { type Refusal, refusalProblem } from '../../commands/refusal.ts';
import type { WriteDatabase } from '../../database/write-database.ts';
import { EVENT_STORE, IDS, WRITE_DATABASE } from '../../injection/tokens.ts';
import { listSavedSearchIds } from '../list-searches.ts';
import { noSuchSearch, type SavedSearch, savedSearch } from '../saved-search.ts';
import { AlertLinks } from './alert-link.ts';

/** By a link, without signing in. */
export class StopAlerts extends Command<void> {
  constructor(
    readonly token: string,
    readonly now: Date,
  ) {
    super();
  }
}

/** Also accepted for a deleted search. */
export const stopAlerts: Decider<SavedSearch, undefined, SearchEvent, undefined, Refusal> = {
  ...savedSearch,
  decide(state) {
    if (state.state === 'unsaved') return refused(noSuchSearch);
    return state.state === 'saved' && !state.paused
      ? accepted({ type: 'SearchPaused', data: { by: 'link' } })
      : accepted();
  },
};

const CONFLICTS = 3;

@CommandHandler(StopAlerts)
export class StopAlertsHandler implements ICommandHandler<StopAlerts> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(AlertLinks) private readonly links: AlertLinks,
    @Inject(WRITE_DATABASE) private readonly database: WriteDatabase,
  ) {}

  async execute({ token, now }: StopAlerts): Promise<void> {
    const link = this.links.parseToken(token);
    if (!link) throw refusalProblem(noSuchSearch);
    for (const search of link.all ? await this.#listAll(link.search) : [link.search]) await this.#stop(search, now);
  }

  /** Even if this one was deleted. */
  async #listAll(search: SearchId): Promise<SearchId[]> {
    const { state } = await loadStream(this.store, nameSearchStream(search), savedSearch);
    return state.state === 'unsaved' ? [] : listSavedSearchIds(this.database, state.account);
  }

  async #stop(search: SearchId, now: Date): Promise<void> {
    for (let attempt = 0; attempt <= CONFLICTS; attempt++) {
      const { stream, state, version } = await loadStream(this.store, nameSearchStream(search), savedSearch);
      const decision = stopAlerts.decide(state, undefined, undefined);
      if ('refusal' in decision) throw refusalProblem(decision.refusal);
      if (decision.events.length === 0) return;
      const appended = await this.store.append({
        stream,
        expectedVersion: version,
        events: decision.events,
        meta: { actor: 'system', correlationId: this.ids.uuid(), causationId: this.ids.uuid(), occurredAt: now },
      });
      if (appended.outcome === 'appended') return;
    }
    throw new Error('Saved search was changed by other requests on every attempt');
  }
}
