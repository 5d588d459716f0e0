import { Problem } from '@naksha/events/contracts';
import { type AccountId, DAY_MS, type ListingId, toWireAttributes } from '@naksha/events/kernel';
import {
  type CommandMeta,
  EditListing,
  type ExternalIds,
  MarkSold,
  PostListing,
  VerifyListing,
} from '@naksha/services';
import type { CommandBus } from '@nestjs/cqrs';
import type { DemoListing } from './demo-listing.ts';
import { type DemoGround, generateDemoListings } from './generate-demo-listings.ts';

/** Concurrent commands: enough for appends to share commits. */
const AT_ONCE = 64;
/** Before 2026-11 a demo listing claimed checks, under the key `verify`, which cannot be used for another command. */
const KEYS = { post: 'post', verify: 'open', cut: 'cut', sell: 'sell' } as const;

export type DemoParts = {
  commands: CommandBus;
  externalIds: ExternalIds;
  ground: DemoGround;
  sellers: readonly AccountId[];
  staff: AccountId;
  now: Date;
  onProgress(done: number, total: number): void;
};

/** Resumes after a kill: external IDs and idempotency keys run every step once. */
export async function postDemoListings(parts: DemoParts): Promise<{ posted: number }> {
  const town = generateDemoListings(parts.ground);
  const { steps, last } = planDemoSteps(town);
  if (await parts.externalIds.findListing(parts.sellers[last.seller], last.externalId)) return { posted: 0 };

  const ids = await findPostedIds(parts, town);
  const run = new ListingSteps(parts, ids);
  const total = steps.length + 1;
  let done = 0;
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let step = steps.shift(); step; step = steps.shift()) {
      await run.runStep(step);
      parts.onProgress(++done, total);
    }
  });
  await Promise.all(workers);
  await run.runStep({ what: 'post', listing: last, daysAgo: last.postedDaysAgo });
  parts.onProgress(total, total);
  return { posted: town.length };
}

async function findPostedIds(
  { externalIds, sellers }: DemoParts,
  town: readonly DemoListing[],
): Promise<Map<string, ListingId>> {
  const known = await Promise.all(sellers.map((seller) => externalIds.loadAll(seller)));
  return new Map(
    town.flatMap(({ seller, externalId }) => {
      const id = known[seller].get(externalId);
      return id ? [[externalId, id]] : [];
    }),
  );
}

class ListingSteps {
  /** The steps of a listing run in order, whichever worker has them. */
  readonly #chains = new Map<string, Promise<ListingId>>();

  constructor(
    private readonly parts: DemoParts,
    known: ReadonlyMap<string, ListingId>,
  ) {
    for (const [externalId, id] of known) this.#chains.set(externalId, Promise.resolve(id));
  }

  async runStep(step: DemoStep): Promise<void> {
    const { externalId } = step.listing;
    const before = this.#chains.get(externalId);
    if (step.what === 'post' && before) return;
    const after = step.what === 'post' ? this.post(step) : this.runFollowUp(step, before);
    this.#chains.set(externalId, after);
    await after;
  }

  private async post({ listing, daysAgo }: DemoStep): Promise<ListingId> {
    const meta = this.buildMeta(this.parts.sellers[listing.seller], false, `${listing.externalId}:post`, daysAgo);
    const { id } = await this.parts.commands.execute(new PostListing(toDraft(listing), meta, true));
    return id;
  }

  private async runFollowUp(
    { what, listing, daysAgo }: DemoStep,
    before: Promise<ListingId> | undefined,
  ): Promise<ListingId> {
    if (!before) throw new Error(`Demo listing ${listing.externalId}: step “${what}” comes before “post”`);
    const id = await before;
    const seller = this.parts.sellers[listing.seller];
    const meta = (account: AccountId, staff: boolean) =>
      this.buildMeta(account, staff, `${listing.externalId}:${KEYS[what]}`, daysAgo);
    const command = {
      verify: () => new VerifyListing(id, { checks: [] }, meta(this.parts.staff, true)),
      cut: () => new EditListing(id, { expected_price: listing.cut?.price }, meta(seller, false)),
      sell: () => new MarkSold(id, 'owner', meta(seller, false)),
      post: () => undefined,
    }[what]();
    if (command) await this.parts.commands.execute(command).catch(ignoreAlreadyDone);
    return id;
  }

  private buildMeta(account: AccountId, staff: boolean, key: string, daysAgo: number): CommandMeta {
    return {
      caller: { account, staff, ...(staff && { roles: ['administrator'] }) },
      now: new Date(this.parts.now.getTime() - daysAgo * DAY_MS),
      idempotencyKey: key,
      correlationId: 'demo',
    };
  }
}

/** After a kill, steps whose idempotency record has expired get 409, because the listing is already verified or sold. */
function ignoreAlreadyDone(error: unknown): void {
  if (!(error instanceof Problem && error.status === 409 && error.code !== 'conflict')) throw error;
}

const toDraft = (listing: DemoListing) => ({
  property_type: listing.propertyType,
  property_subtype: listing.subtype,
  title: listing.title,
  expected_price: listing.price,
  area: listing.area,
  ...toWireAttributes(listing.attributes),
  position: listing.position,
  city: listing.place.city,
  locality: listing.place.locality,
  project: listing.project,
  lister: listing.lister,
  description: listing.description,
  amenities: listing.amenities,
  external_id: listing.externalId,
});

type DemoStep = { what: 'post' | 'verify' | 'cut' | 'sell'; listing: DemoListing; daysAgo: number };

/** Oldest first. If the last one exists, the demo is complete. */
export function planDemoSteps(town: readonly DemoListing[]): { steps: DemoStep[]; last: DemoListing } {
  const last = town
    .filter(({ verifiedDaysAgo }) => verifiedDaysAgo === undefined)
    .reduce<DemoListing | undefined>(
      (young, one) => (young && young.postedDaysAgo < one.postedDaysAgo ? young : one),
      undefined,
    );
  if (!last) throw new RangeError('The demo data contains no listing under review; at least one is required');
  const steps = town.filter((listing) => listing !== last).flatMap(planSteps);
  return { steps: steps.sort((a, b) => b.daysAgo - a.daysAgo), last };
}

function planSteps(listing: DemoListing): DemoStep[] {
  const { postedDaysAgo, verifiedDaysAgo, cut, soldDaysAgo } = listing;
  const steps: DemoStep[] = [{ what: 'post', listing, daysAgo: postedDaysAgo }];
  if (verifiedDaysAgo !== undefined) steps.push({ what: 'verify', listing, daysAgo: verifiedDaysAgo });
  if (cut) steps.push({ what: 'cut', listing, daysAgo: cut.daysAgo });
  if (soldDaysAgo !== undefined) steps.push({ what: 'sell', listing, daysAgo: soldDaysAgo });
  return steps;
}
