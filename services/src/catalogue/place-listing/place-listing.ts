import type { LocalityDefinition } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type ListingId, nameLocalityStream, type PlaceId, type PositionToken } from '@naksha/events/kernel';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMeta } from '../../commands/command-meta.ts';
import { loadStream } from '../../commands/load-stream.ts';
import { EVENT_STORE } from '../../injection/tokens.ts';
import { ListingCommand } from '../../listings/listing-command.ts';
import { catalogueItem } from '../catalogue-item.ts';
import { placeListing } from './decide-place-listing.ts';

export class PlaceListing extends Command<PositionToken> {
  constructor(
    readonly id: ListingId,
    readonly place: PlaceId,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(PlaceListing)
export class PlaceListingHandler implements ICommandHandler<PlaceListing> {
  constructor(
    @Inject(ListingCommand) private readonly onListing: ListingCommand,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async execute({ id, place, meta }: PlaceListing): Promise<PositionToken> {
    const locality = await findLocality(this.store, place);
    const command = { caller: meta.caller, place: locality && { city: locality.city, locality: locality.id } };
    return this.onListing.run('PlaceListing', id, { rule: placeListing, command, meta });
  }
}

/** Undefined if there is none or it is retired. */
async function findLocality(store: EventStore, id: PlaceId): Promise<LocalityDefinition | undefined> {
  const { state } = await loadStream(store, nameLocalityStream(id), catalogueItem);
  return state.state === 'defined' && state.definition.type === 'LocalityDefined' ? state.definition.data : undefined;
}
