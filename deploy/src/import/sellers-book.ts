import { isDeepStrictEqual } from 'node:util';
import { type Caller, decodeEvent, type FreeFacts, type MaterialFacts } from '@naksha/events/contracts';
import type { EventStore } from '@naksha/events/event-store';
import { type AccountId, type AreaUnit, areaOf, type Clock, type Ids, type ListingId } from '@naksha/events/kernel';
import { EditListing, ExternalIds, type ListingDraft, PostListing, Vault } from '@naksha/services';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SellersBook } from './import-rows.ts';

type Parts = { app: INestApplicationContext; account: AccountId; store: EventStore; clock: Clock; ids: Ids };

/** One account's listings, changed through the commands and read from the event table: no projection has to be near. */
export function sellersBook({ app, account, store, clock, ids }: Parts): SellersBook {
  const commands = app.get(CommandBus, { strict: false });
  const vault = app.get(Vault, { strict: false });
  const caller: Caller = { account, staff: false };
  const meta = () => ({ caller, now: clock.now(), correlationId: ids.uuid() });
  return {
    known: () => app.get(ExternalIds, { strict: false }).all(account),
    post: async (draft) => (await commands.execute(new PostListing(draft, meta()))).id,
    async changes(id, draft) {
      const standing = await standingListing(store, id);
      return standing ? differences(draft, standing, await descriptionOf(standing, vault)) : [];
    },
    async edit(id, { lister, external_id, ...patch }) {
      await commands.execute(new EditListing(id, patch, meta()));
    },
  };
}

type Standing = { price: number; facts: MaterialFacts; free: FreeFacts };

/** The newest the owner said, waiting for review or not; undefined where it is sold or deleted and no row can change it. */
async function standingListing(store: EventStore, id: ListingId): Promise<Standing | undefined> {
  let standing: Standing | undefined;
  for (const recorded of await store.readStream(`listing-${id}`)) {
    const event = decodeEvent(recorded);
    if (event.type === 'ListingPosted') standing = event.data;
    else if (event.type === 'ListingSold' || event.type === 'ListingDeleted') return undefined;
    else if (standing && event.type === 'ListingPriceChanged') standing = { ...standing, price: event.data.to };
    else if (standing && event.type === 'ListingReworded') standing = { ...standing, free: event.data.free };
    else if (standing && event.type === 'ListingFactsRevised') standing = { ...standing, facts: event.data.facts };
  }
  return standing;
}

const descriptionOf = async ({ free }: Standing, vault: Vault): Promise<string | undefined> =>
  free.description && (await vault.texts([free.description])).get(free.description);

/** Fields of the draft that say something else. What a row leaves out, it leaves as it is. */
function differences(draft: ListingDraft, { price, facts, free }: Standing, description: string | undefined): string[] {
  const pairs: [field: string, given: unknown, stands: unknown][] = [
    ['property_type', draft.property_type, facts.propertyType],
    ['property_subtype', draft.property_subtype, facts.subtype],
    ['title', clean(draft.title), free.title],
    ['expected_price', draft.expected_price, price],
    ['area', areaOf(draft.area.value, draft.area.unit as AreaUnit), facts.area],
    ['bedrooms', draft.bedrooms, facts.bedrooms],
    ['bathrooms', draft.bathrooms, facts.bathrooms],
    ['position', draft.position, facts.position],
    ['locality', clean(draft.locality), facts.locality],
    ['project', clean(draft.project), facts.project],
    ['description', clean(draft.description), clean(description)],
  ];
  return pairs
    .filter(([, given, stands]) => given !== undefined && given !== null && !isDeepStrictEqual(given, stands))
    .map(([field]) => field);
}

const clean = (text: string | null | undefined): string | undefined =>
  text?.normalize('NFC').replace(/\s+/g, ' ').trim() || undefined;
