import { type EventLog, PostgresTail } from '@naksha/events/event-log';
import { type AccountId, type ListingId, REQUIRED_CHECKS } from '@naksha/events/kernel';
import { OpenAccount, OpenDemoAccount } from '../identity/accounts/open-account.ts';
import { RecordInterest } from '../interest/record-interest/record-interest.ts';
import { PostListing } from '../listings/post-listing/post-listing.ts';
import { VerifyListing } from '../listings/verify-listing/verify-listing.ts';
import type { Reactor } from '../reactors/reactor.ts';
import { type RunningReactors, type StartReactors, startReactors } from '../reactors/start-reactors.ts';
import { flat, staff } from './sample-listing.ts';
import { TestApp } from './test-app.ts';

export type Text = { phone: string; text: string; key: string | undefined };
export type EffectRow = { kind: string; subject: string; state: string; attempts: number; last_error: string | null };

export class ReactorBed {
  readonly texts: Text[] = [];
  readonly errors: { error: unknown; what: string; fields?: object }[] = [];
  readonly recovered: string[] = [];
  /** May throw. */
  carrier: (text: Text) => Promise<void> = async () => {};
  app!: TestApp;
  private running: RunningReactors[] = [];
  private people = 0;

  private constructor(private readonly reactors: readonly Reactor[]) {}

  static async open(...reactors: Reactor[]): Promise<ReactorBed> {
    const bed = new ReactorBed(reactors);
    const sms = {
      async send(phone: string, text: string, options?: { idempotencyKey?: string }) {
        const sent = { phone, text, key: options?.idempotencyKey };
        bed.texts.push(sent);
        await bed.carrier(sent);
      },
    };
    bed.app = await TestApp.start({}, { sms });
    return bed;
  }

  get tail(): EventLog {
    const { store, database } = this.app;
    return new PostgresTail({ reader: store, listenUrl: database.url, retryMs: [5, 20] });
  }

  async start(options: Partial<StartReactors> = {}): Promise<RunningReactors> {
    const { substitutes, ...rest } = options;
    const reactors = await startReactors({
      app: this.app.app,
      pool: this.app.database.pool,
      databaseUrl: this.app.database.url,
      eventLog: this.tail,
      reader: this.app.store,
      brand: 'Naksha',
      origin: () => 'https://naksha.example',
      onError: (error, what, fields) => void this.errors.push({ error, what, fields }),
      onRecovered: (what) => void this.recovered.push(what),
      substitutes: {
        reactors: this.reactors,
        sweepMs: 3_600_000,
        watchMs: 3_600_000,
        roundMs: 3_600_000,
        ...substitutes,
      },
      ...rest,
    });
    this.running.push(reactors);
    return reactors;
  }

  async drain(reactors: RunningReactors): Promise<void> {
    await reactors.drained(await this.app.store.heads());
  }

  async account(): Promise<AccountId> {
    const phone = `+9198765${String(10_000 + ++this.people)}`;
    return this.app.commands.execute(new OpenAccount(phone, this.app.clock.now()));
  }

  demoAccount(): Promise<AccountId> {
    return this.app.commands.execute(new OpenDemoAccount(++this.people, this.app.clock.now()));
  }

  readPhone = async (account: AccountId): Promise<string> =>
    (await this.app.database.pool.query('select phone from vault_person where account = $1', [account])).rows[0].phone;

  async listing(seller: AccountId, demo = false): Promise<ListingId> {
    const meta = this.app.meta({ account: seller, staff: false });
    const { id } = await this.app.commands.execute(new PostListing(flat, meta, demo));
    const checks = demo ? [] : [...REQUIRED_CHECKS];
    await this.app.commands.execute(new VerifyListing(id, { checks }, this.app.meta(staff)));
    return id;
  }

  async contact(listing: ListingId, buyer?: AccountId): Promise<AccountId> {
    const account = buyer ?? (await this.account());
    await this.app.commands.execute(new RecordInterest(listing, 'contacted', this.app.meta({ account, staff: false })));
    return account;
  }

  async effects(): Promise<EffectRow[]> {
    const { rows } = await this.app.database.pool.query(
      'select kind, subject, state, attempts, last_error from effects order by created_at, event_id',
    );
    return rows;
  }

  async stopReactors(): Promise<void> {
    await Promise.all(this.running.splice(0).map((one) => one.stop()));
  }

  async close(): Promise<void> {
    await this.stopReactors();
    await this.app.stop();
  }
}
