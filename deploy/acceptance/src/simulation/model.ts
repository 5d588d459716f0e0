import type { EventRow } from './tables.ts';

/** A listing's state by the history, computed independently of the core's folds. */
export type ModelListing = {
  id: string;
  seller: string;
  state: 'under_review' | 'verified' | 'rejected' | 'sold' | 'sold_by_naksha' | 'deleted';
  price: number;
  title: string;
  description: string | undefined;
  bedrooms: number | undefined;
  pendingBedrooms?: { to: number | undefined };
  onceVerified: boolean;
  stale: boolean;
  confirmedAt: number;
  soldAt?: number;
};

export type ModelInterest = {
  listing: string;
  buyer: string;
  seller?: string;
  saved: boolean;
  days: readonly string[];
  lead: boolean;
  contactedAt?: number;
  status?: string;
  callbacks: number;
};

export class BrokenRule extends Error {
  constructor(
    readonly invariant: string,
    detail: string,
  ) {
    super(`${invariant}: ${detail}`);
    this.name = 'BrokenRule';
  }
}

type Version<T> = { seq: number; state: T };
/** States by partition position. */
type History<T> = Version<T>[];

/** Follows the event table and rejects impossible events. */
export class Model {
  readonly listings = new Map<string, History<ModelListing>>();
  readonly interests = new Map<string, History<ModelInterest>>();
  readonly contacts = new Map<string, number>();
  readonly posts = new Map<string, string[]>();
  readonly accounts = new Set<string>();
  readonly searches = new Map<string, { account: string; view: string }>();
  readonly #ids = new Set<string>();
  readonly #partitions = new Map<string, number>();
  /** If servers' clocks differ, an event's day is unknown. */
  readonly #hasOneClock: boolean;
  readonly #versions = new Map<string, number>();
  readonly #seqs: number[] = Array.from({ length: 16 }, () => 0);
  readonly appends = new Map<string, EventRow[][]>();

  constructor(hasOneClock: boolean) {
    this.#hasOneClock = hasOneClock;
  }

  append(rows: readonly EventRow[]): void {
    const [first] = rows;
    if (!first) return;
    const correlation = String(first.correlation_id);
    this.appends.set(correlation, [...(this.appends.get(correlation) ?? []), [...rows]]);
    for (const row of rows) this.#take(row);
  }

  listing(id: string): ModelListing | undefined {
    return this.listings.get(id)?.at(-1)?.state;
  }

  interest(listing: string, buyer: string): ModelInterest | undefined {
    return this.interests.get(`${listing}-${buyer}`)?.at(-1)?.state;
  }

  #take(row: EventRow): void {
    const { partition, seq, id, stream, version, type } = row;
    const what = `${type} ${id} of ${stream}`;
    ensure(Number(seq) === ++this.#seqs[partition], 'seq without gap', `${what} has ${partition}:${seq}`);
    const known = this.#versions.get(stream) ?? 0;
    ensure(version === known + 1, 'versions without gap', `${what} is ${version} after ${known}`);
    this.#versions.set(stream, version);
    ensure(!this.#ids.has(id), 'ids unique', what);
    this.#ids.add(id);
    const placed = this.#partitions.get(row.ordering_key) ?? partition;
    this.#partitions.set(row.ordering_key, partition);
    ensure(placed === partition, 'one partition a key', `${row.ordering_key} is in ${placed} and ${partition}`);
    const data = row.data as Data;
    if (stream.startsWith('listing-')) this.#listing(row, data);
    else if (stream.startsWith('interest-')) this.#interest(row, data);
    else if (type === 'AccountOpened') this.accounts.add(stream.replace('account-', ''));
    else if (type === 'SearchSaved') this.searches.set(stream, { account: data.account, view: data.view });
    else if (type === 'SearchDeleted') this.searches.delete(stream);
  }

  #listing(row: EventRow, data: Data): void {
    const { type, stream, seq } = row;
    const id = stream.replace('listing-', '');
    const at = row.occurred_at.getTime();
    const before = this.listing(id);
    const allowed = (holds: boolean) =>
      ensure(holds, 'lawful history', `${type} on ${stream} while ${before?.state ?? 'unposted'}`);
    if (type === 'ListingPosted') {
      allowed(before === undefined);
      const day = `${data.seller}/${indianDay(at)}`;
      this.posts.set(day, [...(this.posts.get(day) ?? []), id]);
      push(this.listings, id, seq, {
        ...{ id, seller: data.seller, state: 'under_review', price: data.price, title: data.free.title },
        ...{
          description: data.free.description,
          bedrooms: data.facts.bedrooms,
          onceVerified: false,
          stale: false,
          confirmedAt: at,
        },
      });
      return;
    }
    allowed(before !== undefined && before.state !== 'deleted');
    const next = nextListing(before!, type, data, at, allowed);
    if (next) push(this.listings, id, seq, next);
  }

  #interest(row: EventRow, data: Data): void {
    const { type, seq, stream } = row;
    const { listing, buyer } = data;
    const about = this.listing(listing);
    const before: ModelInterest = this.interest(listing, buyer) ?? {
      listing,
      buyer,
      saved: false,
      days: [],
      lead: false,
      callbacks: 0,
    };
    const allowed = (holds: boolean) => ensure(holds, 'lawful history', `${type} on ${stream}`);
    ensure(about !== undefined, 'interest in what there is', stream);
    const at = row.occurred_at.getTime();
    const key = `${listing}-${buyer}`;
    if (data.day && this.#hasOneClock)
      ensure(data.day === indianDay(at), 'lawful history', `${stream} on ${data.day}, and it was ${indianDay(at)}`);
    switch (type) {
      case 'ListingViewed':
        allowed(about.seller !== buyer && about.onceVerified);
        ensure(!before.days.includes(data.day), 'a view once a day', `${stream} on ${data.day}`);
        push(this.interests, key, seq, { ...before, days: [...before.days, data.day] });
        break;
      case 'ListingSaved':
        allowed(!before.saved && (about.onceVerified || about.seller === buyer));
        push(this.interests, key, seq, { ...before, saved: true });
        break;
      case 'ListingUnsaved':
        allowed(before.saved);
        push(this.interests, key, seq, { ...before, saved: false });
        break;
      case 'ListingContacted': {
        ensure(!before.lead, 'leads a set', `${stream} has a lead already`);
        allowed(about.onceVerified && about.seller !== buyer && data.seller === about.seller);
        const day = `${buyer}/${data.day}`;
        const used = (this.contacts.get(day) ?? 0) + 1;
        ensure(used <= 20, 'quotas exact', `${day} has ${used} contacts`);
        this.contacts.set(day, used);
        push(this.interests, key, seq, { ...before, lead: true, seller: data.seller, status: 'new', contactedAt: at });
        break;
      }
      case 'CallbackAsked':
        allowed(before.lead);
        ensure(before.callbacks < 10, 'quotas exact', `${stream} asked to be called ${before.callbacks + 1} times`);
        push(this.interests, key, seq, { ...before, callbacks: before.callbacks + 1 });
        break;
      case 'LeadStatusSet':
        allowed(before.lead && before.status !== data.status);
        push(this.interests, key, seq, { ...before, status: data.status });
        break;
      default:
        push(this.interests, key, seq, before);
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: an event's data, of whichever type
type Data = any;

function nextListing(
  before: ModelListing,
  type: string,
  data: Data,
  at: number,
  allowed: (holds: boolean) => void,
): ModelListing | undefined {
  const { state } = before;
  const isSold = state === 'sold' || state === 'sold_by_naksha';
  switch (type) {
    case 'ListingPriceChanged':
      allowed(!isSold && data.from === before.price && data.to !== data.from);
      return { ...before, price: data.to };
    case 'ListingReworded':
      allowed(!isSold);
      return { ...before, title: data.free.title, description: data.free.description };
    case 'ListingFactsRevised':
      allowed(!isSold);
      if (state === 'verified') return { ...before, pendingBedrooms: { to: data.facts.bedrooms } };
      return { ...before, state: 'under_review', bedrooms: data.facts.bedrooms };
    case 'ListingRevisionWithdrawn':
      allowed(before.pendingBedrooms !== undefined);
      return { ...before, pendingBedrooms: undefined };
    case 'ListingVerified':
      allowed(state === 'under_review' || (state === 'verified' && before.pendingBedrooms !== undefined));
      allowed(data.price === before.price);
      return {
        ...before,
        ...{ state: 'verified', onceVerified: true, stale: false, confirmedAt: at },
        bedrooms: before.pendingBedrooms ? before.pendingBedrooms.to : before.bedrooms,
        pendingBedrooms: undefined,
      };
    case 'ListingRejected':
      allowed(state === 'under_review' || (state === 'verified' && before.pendingBedrooms !== undefined));
      return { ...before, pendingBedrooms: undefined, state: state === 'verified' ? 'verified' : 'rejected' };
    case 'AvailabilityConfirmed':
      allowed(state === 'verified');
      return { ...before, stale: false, confirmedAt: at };
    case 'AvailabilityLapsed':
      allowed(state === 'verified' && !before.stale && at - before.confirmedAt >= 37 * DAY);
      return { ...before, stale: true };
    case 'ListingSold':
      allowed(state === 'verified');
      return { ...before, state: data.by === 'owner' ? 'sold' : 'sold_by_naksha', soldAt: at };
    case 'ListingRelisted': {
      allowed(isSold && at - before.soldAt! <= 30 * DAY);
      const bedrooms = before.pendingBedrooms ? before.pendingBedrooms.to : before.bedrooms;
      if (data.to === 'verified') {
        allowed(before.pendingBedrooms === undefined);
        return { ...before, state: 'verified', stale: false, confirmedAt: at, soldAt: undefined };
      }
      return { ...before, state: 'under_review', bedrooms, pendingBedrooms: undefined, soldAt: undefined };
    }
    case 'ListingDeleted':
      return { ...before, state: 'deleted' };
    default:
      throw new BrokenRule('lawful history', `nobody told the model of ${type}`);
  }
}

const DAY = 86_400_000;
const indianDay = (at: number): string => new Date(at + 19_800_000).toISOString().slice(0, 10);

function push<T>(histories: Map<string, History<T>>, id: string, seq: string, state: T): void {
  const history = histories.get(id);
  if (history) history.push({ seq: Number(seq), state });
  else histories.set(id, [{ seq: Number(seq), state }]);
}

/** State after the partition's events up to `seq`. */
export function stateAt<T>(history: readonly Version<T>[] | undefined, seq: number): T | undefined {
  return history?.findLast((version) => version.seq <= seq)?.state;
}

export function ensure(holds: boolean, invariant: string, detail: string): asserts holds {
  if (!holds) throw new BrokenRule(invariant, detail);
}
