import { Problem } from '@naksha/events/contracts';
import {
  type AccountId,
  EVERY_PARTITION,
  type ListingId,
  parsePositionToken,
  REQUIRED_CHECKS,
  type SearchId,
} from '@naksha/events/kernel';
import {
  ConfirmAvailability,
  DeleteListing,
  DeleteSearch,
  EditListing,
  MarkSold,
  OpenAccount,
  PostListing,
  RecordInterest,
  RejectListing,
  Relist,
  SaveSearch,
  VerifyListing,
  WorkLead,
} from '@naksha/services/testing/parts';
import { draftOf, patchOf } from './drafts.ts';
import type { Invariants } from './invariants.ts';
import { BUYERS, type Person, SELLERS, STAFF } from './people.ts';
import type { Act, PlannedAct } from './plan.ts';
import type { RunningProcess } from './processes.ts';
import type { Scheduler } from './scheduler.ts';
import type { Answer, Sent, Try } from './tries.ts';

export type Ended = { answer: unknown } | { error: unknown };

type Reached = {
  readonly scheduler: Scheduler;
  readonly invariants: Invariants;
  someApi(): Promise<RunningProcess>;
  ask(api: RunningProcess, command: object): Promise<Ended>;
  readOwnWrite(position: string): Promise<void>;
  wait(ms: number): Promise<void>;
};

/** Signs in at the first request, and repeats lost requests if possible. */
export class Client implements Sent {
  readonly tries: Try[] = [];
  readonly listings: { id: ListingId; seller: Person | undefined }[] = [];
  readonly accounts = new Map<Person, AccountId>();
  readonly numbered = new Map<Person, Set<string>>();
  readonly #openedAt = new Map<AccountId, Date>();
  readonly #searches: { id: SearchId; person: Person }[] = [];
  readonly #world: Reached;
  #requests = 0;

  constructor(world: Reached) {
    this.#world = world;
  }

  async perform(planned: PlannedAct): Promise<void> {
    const { act } = planned;
    switch (act.do) {
      case 'post': {
        const seller = SELLERS[act.seller];
        const draft = draftOf(act, seller);
        const answer = await this.#send(planned, seller, (meta) => new PostListing(draft, meta));
        if (!answer) return;
        this.listings.push({ id: answer.id, seller });
        if (draft.external_id) this.numbered.set(seller, (this.numbered.get(seller) ?? new Set()).add(answer.id));
        return;
      }
      case 'edit': {
        const { id, seller } = this.#listing(act.listing);
        await this.#send(planned, seller, (meta) => new EditListing(id, patchOf(act, seller), meta));
        return;
      }
      case 'verify': {
        const { id } = this.#listing(act.listing);
        await this.#send(planned, 'staff', (meta) => new VerifyListing(id, { checks: [...REQUIRED_CHECKS] }, meta));
        return;
      }
      case 'reject': {
        const { id } = this.#listing(act.listing);
        await this.#send(
          planned,
          'staff',
          (meta) => new RejectListing(id, { reasons: ['The pin is in a lake'] }, meta),
        );
        return;
      }
      case 'delete':
      case 'confirm': {
        const { id, seller } = this.#listing(act.listing);
        const Command = act.do === 'delete' ? DeleteListing : ConfirmAvailability;
        await this.#send(planned, seller, (meta) => new Command(id, meta));
        return;
      }
      case 'sell': {
        const { id, seller } = this.#listing(act.listing);
        await this.#send(planned, act.by === 'owner' ? seller : 'staff', (meta) => new MarkSold(id, act.by, meta));
        return;
      }
      case 'relist': {
        const { id, seller } = this.#listing(act.listing);
        await this.#send(planned, act.by === 'owner' ? seller : 'staff', (meta) => new Relist(id, meta));
        return;
      }
      case 'contact-all':
        await Promise.all(
          this.listings.map(({ id }) =>
            this.#interest(
              { ...planned, reads: false },
              act.buyer,
              id,
              (meta) => new RecordInterest(id, 'contacted', meta),
            ),
          ),
        );
        return;
      case 'contact': {
        const { id } = this.#listing(act.listing);
        await this.#interest(planned, act.buyer, id, (meta) => new RecordInterest(id, 'contacted', meta));
        return;
      }
      case 'view':
      case 'unsave': {
        const { id } = this.#listing(act.listing);
        const action = act.do === 'view' ? 'viewed' : 'unsaved';
        await this.#interest(planned, act.buyer, id, (meta) => new RecordInterest(id, action, meta));
        return;
      }
      case 'save': {
        const { id } = this.#listing(act.listing);
        await this.#interest(
          planned,
          act.buyer,
          id,
          (meta) => new RecordInterest(id, 'saved', meta, { liked: act.liked }),
        );
        return;
      }
      case 'call-back': {
        const { id } = this.#listing(act.listing);
        const callbackAt = callbackHour(this.#world.scheduler.now, act.hour);
        await this.#interest(
          planned,
          act.buyer,
          id,
          (meta) => new RecordInterest(id, 'contacted', meta, { callbackAt }),
        );
        return;
      }
      case 'work-lead': {
        const { id } = this.#listing(act.listing);
        const buyer = this.accounts.get(BUYERS[act.buyer]);
        if (!buyer) return;
        const note = `Rang ${BUYERS[act.buyer].phone.slice(3)}`;
        await this.#send(
          planned,
          'staff',
          (meta) => new WorkLead({ listing: id, buyer }, { status: act.status, note }, meta),
        );
        return;
      }
      case 'save-search': {
        const person = BUYERS[act.buyer];
        const view = `price_range=0,${20 + 5 * act.search}`;
        const search = { view, name: `Ring ${person.phone.slice(3)}` };
        const answer = await this.#send(planned, person, (meta) => new SaveSearch(search, meta));
        if (answer) this.#searches.push({ id: answer.id, person });
        return;
      }
      case 'delete-search': {
        const saved = this.#searches[act.search % Math.max(1, this.#searches.length)];
        if (saved) await this.#send(planned, saved.person, (meta) => new DeleteSearch(saved.id, meta));
        return;
      }
      case 'wait':
        return this.#world.wait(act.hours * 3_600_000);
      default:
        return act satisfies never;
    }
  }

  /** An existing listing, newest first; if there is none, an unknown id. */
  #listing(n: number): { id: ListingId; seller: Person | undefined } {
    return (
      this.listings.at(-1 - (n % Math.max(1, this.listings.length))) ?? {
        id: '0000000004k' as ListingId,
        seller: SELLERS[0],
      }
    );
  }

  async #interest(planned: PlannedAct, n: number, listing: ListingId, command: (meta: Meta) => object): Promise<void> {
    const buyer = BUYERS[n];
    const account = await this.#signIn(buyer);
    if (account) await this.#send(planned, buyer, command, { listing, buyer: account });
  }

  /** @returns undefined if the response was lost */
  async #signIn(person: Person): Promise<AccountId | undefined> {
    const { scheduler } = this.#world;
    const opened = this.accounts.get(person);
    if (opened) return opened;
    for (let attempt = 0; attempt < 6; attempt++) {
      const api = await this.#world.someApi();
      const now = new Date(scheduler.now);
      const answer = await this.#world.ask(api, new OpenAccount(person.phone, now));
      if (!('answer' in answer)) continue;
      const id = answer.answer as AccountId;
      this.accounts.set(person, id);
      if (!this.#openedAt.has(id)) this.#openedAt.set(id, now);
      this.#world.invariants.signedIn(person, id);
      return id;
    }
    return undefined;
  }

  async #send(
    { act, keyed, twice, reads }: PlannedAct,
    who: Person | 'staff' | undefined,
    command: (meta: Meta) => object,
    about?: Try['about'],
  ): Promise<Answer> {
    const account = who === 'staff' ? STAFF.account : who && (await this.#signIn(who));
    if (!account) return undefined;
    const caller = who === 'staff' ? STAFF : { account, staff: false, openedAt: this.#openedAt.get(account) };
    const request = `r${++this.#requests}`;
    // Apps choose their own keys, such as a phone number.
    const idempotencyKey = keyed || twice ? `${who === 'staff' ? 'office' : who!.phone}-${request}` : undefined;
    const send = (n: number) =>
      this.#attempts(
        request,
        n,
        { act, about },
        (meta) => command({ ...meta, caller, idempotencyKey }),
        !!idempotencyKey,
      );
    const [first, second] = await Promise.all([send(0), twice ? send(1) : undefined]);
    const done = first ?? second;
    if (done && reads) await this.#world.readOwnWrite(done.position!);
    return done?.answer;
  }

  async #attempts(
    request: string,
    n: number,
    { act, about }: { act: Act; about: Try['about'] },
    command: (meta: Omit<Meta, 'caller'>) => object,
    isKeyed: boolean,
  ): Promise<Try | undefined> {
    for (let attempt = 0; attempt < (isKeyed ? 4 : 1); attempt++) {
      const api = await this.#world.someApi();
      const correlation = `${request}-${n}-${attempt}`;
      const meta = { now: api.clock.now(), correlationId: correlation };
      const ended = await this.#world.ask(api, command(meta));
      const tried: Try = { what: act.do, request, correlation, isKeyed, outcome: 'lost', about };
      this.tries.push(tried);
      if ('answer' in ended) {
        tried.outcome = 'acknowledged';
        const answer: Answer = ended.answer;
        tried.answer = answer;
        tried.position = typeof answer === 'string' ? answer : answer.position;
        this.#world.invariants.acknowledged(tried);
        return tried;
      }
      if (ended.error instanceof Problem) {
        tried.outcome = 'refused';
        tried.status = ended.error.status;
        this.#world.invariants.refused(tried);
        return undefined;
      }
    }
    return undefined;
  }
}

type Meta = {
  caller: typeof STAFF | { account: AccountId; staff: false };
  now: Date;
  correlationId: string;
  idempotencyKey?: string;
};

/** A full hour tomorrow in India, between ten and nine. */
function callbackHour(now: number, hour: number): string {
  const midnight = Math.floor((now + 19_800_000) / 86_400_000) * 86_400_000 - 19_800_000;
  return new Date(midnight + 86_400_000 + (10 + (hour % 9)) * 3_600_000).toISOString();
}

export const vectorOf = (position: string): number[] => {
  const { partition, seq } = parsePositionToken(position)!;
  return EVERY_PARTITION.map((one) => (one === partition ? seq : 0));
};
