import type { AccountId } from '@naksha/events/kernel';
import { documents, liveNumber } from './document-statements.ts';
import { ensure, Model, stateAt } from './model.ts';
import { DIGITS, type Person } from './people.ts';
import type { DocumentRow, EventRow, Tables } from './tables.ts';
import type { Sent, Try } from './tries.ts';

/** Commands that always append an event when accepted. */
const ALWAYS_WRITES: readonly Try['what'][] = ['post', 'verify', 'reject', 'delete', 'sell', 'relist', 'save-search'];

/**
 * Invariants checked at each append, projection step and response. Expensive ones, and those that need everyone to have caught
 * up, are in `quiet-points.ts`.
 */
export class Invariants {
  readonly model: Model;
  readonly #tables: Tables;
  readonly #checkpoints = new Map<string, number>();
  readonly #people = new Map<Person, AccountId>();
  /** If servers' clocks differ, daily and hourly limits cannot be checked. */
  readonly hasOneClock: boolean;
  client!: Sent;

  constructor(tables: Tables, hasOneClock: boolean) {
    this.#tables = tables;
    this.hasOneClock = hasOneClock;
    this.model = new Model(hasOneClock);
    tables.log.onAppend = (rows) => this.#appended(rows);
    tables.onDocuments = (...step) => this.#projected(...step);
  }

  /** All sign-ins of a number lead to the same account. */
  signedIn(person: Person, account: AccountId): void {
    const before = this.#people.get(person);
    ensure(
      before === undefined || before === account,
      'one account a number',
      `${person.name} has ${before} and ${account}`,
    );
    const other = [...this.#people].find(([one, id]) => one !== person && id === account);
    ensure(!other, 'one number an account', `${person.name} and ${other?.[0].name} have ${account}`);
    this.#people.set(person, account);
    ensure(this.model.accounts.has(account), 'acknowledged = logged', `no AccountOpened of ${account}`);
  }

  get people(): ReadonlyMap<Person, AccountId> {
    return this.#people;
  }

  acknowledged(tried: Try): void {
    const { what, request, correlation, isKeyed, position, about } = tried;
    const [partition, seq] = position!.split(':').map(Number);
    ensure(this.#tables.log.partitions[partition].length >= seq, 'acknowledged = logged', `${what} names ${position}`);
    const appends = this.appendsOf(isKeyed ? `${request}-` : correlation);
    const most = what === 'post' || ALWAYS_WRITES.includes(what) ? 1 : 0;
    ensure(appends.length >= most, 'acknowledged = logged', `${what} ${correlation} has no event`);
    ensure(appends.length <= 1, 'logged once', `${what} ${request} is logged ${appends.length} times`);
    const last = appends[0]?.at(-1);
    if (last)
      ensure(
        last.partition === partition && Number(last.seq) <= seq,
        'position of what was done',
        `${what} answered ${position}, and stands at ${last.partition}:${last.seq}`,
      );
    if (what === 'post') {
      const posted = this.model.listing(tried.answer.id);
      ensure(posted !== undefined, 'acknowledged = logged', `no listing ${tried.answer.id}`);
      ensure(!DIGITS.some((digits) => posted.title.includes(digits)), 'no digits out', `the title of ${posted.id}`);
    }
    const told = this.client.tries.filter((one) => one.request === request && one.outcome === 'acknowledged');
    if (isKeyed && what === 'post')
      ensure(new Set(told.map(({ answer }) => answer.id)).size === 1, 'one answer a key', `${request} posted several`);
    if (about && (what === 'contact' || what === 'contact-all' || what === 'call-back'))
      ensure(
        this.model.interest(about.listing, about.buyer)?.lead === true,
        'acknowledged = logged',
        `no lead of ${correlation}`,
      );
    if (about && what === 'contact-all')
      ensure(tried.answer.canView, 'acknowledged = logged', 'a contact without the number');
    if (about && what === 'unsave')
      ensure(
        isKeyed || !this.#isSaved(about) || this.#savesUnderWay(about),
        'acknowledged = logged',
        'it is saved still',
      );
  }

  /** A rejection writes nothing and has a valid reason. */
  refused({ what, correlation, status, about }: Try): void {
    const appends = this.appendsOf(correlation);
    ensure(appends.length === 0, 'refused = not logged', `${what} ${correlation} was refused with ${status}`);
    if (status !== 429 || !this.hasOneClock || !about || what === 'call-back') return;
    const used = [...this.model.contacts].filter(([key]) => key.startsWith(`${about.buyer}/`)).map(([, n]) => n);
    ensure(used.includes(20), 'quotas exact', `${about.buyer} was refused, and has used ${used.join(' and ')}`);
  }

  appendsOf(correlation: string): EventRow[][] {
    return correlation.endsWith('-')
      ? [...this.model.appends].flatMap(([key, appends]) => (key.startsWith(correlation) ? appends : []))
      : (this.model.appends.get(correlation) ?? []);
  }

  /** No personal digits; ids here are shorter. */
  withoutDigits(where: string, text: string): void {
    const found = DIGITS.find((digits) => text.includes(digits));
    ensure(!found, 'no digits out', `${where} has ${found}: ${text.slice(0, 300)}`);
  }

  #isSaved({ listing, buyer }: { listing: string; buyer: string }): boolean {
    return this.model.interest(listing, buyer)?.saved ?? false;
  }

  #savesUnderWay({ listing, buyer }: { listing: string; buyer: string }): boolean {
    return this.client.tries.some(
      (one) => one.what === 'save' && one.about?.listing === listing && one.about.buyer === buyer,
    );
  }

  #appended(rows: readonly EventRow[]): void {
    for (const row of rows) this.withoutDigits('an event', JSON.stringify([row.stream, row.type, row.data, row.actor]));
    this.model.append(rows);
  }

  #projected(generation: number, partition: number, to: number, written: readonly DocumentRow[]): void {
    const at = `${generation}/${partition}`;
    const before = this.#checkpoints.get(at) ?? 0;
    ensure(to > before, 'checkpoints go forward', `${at} from ${before} to ${to}`);
    this.#checkpoints.set(at, to);
    for (const row of written) {
      this.withoutDigits(`document ${row.kind} ${row.id}`, JSON.stringify(row.body));
      ensure(Number(row.seq) <= to, 'documents = history', `${row.kind} ${row.id} is of ${row.seq}, past ${to}`);
      this.agrees(row, to);
    }
  }

  /** The document matches the history up to `seq`. */
  agrees(row: DocumentRow, seq: number): void {
    const body = row.body as Record<string, unknown> | null;
    if (row.kind === 'listing') {
      const expected = stateAt(this.model.listings.get(row.id), seq);
      ensure(expected !== undefined, 'documents = history', `listing ${row.id} was never posted`);
      const facts = body?.facts as { bedrooms?: number } | undefined;
      const free = body?.free as { title: string; description?: string } | undefined;
      const shown = body && [
        body.state,
        body.price,
        body.seller,
        !!body.stale,
        facts?.bedrooms,
        free?.title,
        free?.description,
      ];
      const { state, price, seller, stale, bedrooms, title, description } = expected;
      const wanted = state === 'deleted' ? null : [state, price, seller, stale, bedrooms, title, description];
      same(shown, wanted, `listing ${row.id} at ${seq}`);
    }
    if (row.kind === 'interest') {
      const expected = stateAt(this.model.interests.get(row.id), seq);
      ensure(expected !== undefined && body !== null, 'documents = history', `interest ${row.id} never was`);
      const shown = [body.saved, !!body.contactedAt, body.seller, body.status, [...(body.viewedOn as string[])].sort()];
      const { saved, lead, seller, status, days } = expected;
      same(shown, [saved, lead, seller, status, [...days].sort()], `interest ${row.id} at ${seq}`);
    }
  }

  liveDocuments(): DocumentRow[] {
    return [...documents(this.#tables, liveNumber(this.#tables))];
  }
}

function same(shown: unknown, wanted: unknown, what: string): void {
  const [a, b] = [shown, wanted].map((value) => JSON.stringify(value, (_, part) => part ?? null));
  ensure(a === b, 'documents = history', `${what} says ${a}, and is ${b}`);
}
