import { randomUUID } from 'node:crypto';
import type { AlertMatch } from '@naksha/events/contracts';
import {
  type AccountId,
  canonicalFilterQuery,
  type ListingId,
  nameSearchStream,
  PARTITIONS,
  parseHomeView,
  type SearchId,
} from '@naksha/events/kernel';
import { sampleListing } from '@naksha/events/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApplyLedger } from '../erase-account/apply-ledger.ts';
import { EraseAccount } from '../erase-account/erase-account.ts';
import { OpenAccount } from '../identity/accounts/open-account.ts';
import { KeyedHashes } from '../identity/keyed-hashes.ts';
import { MarkSold } from '../listings/mark-sold/mark-sold.ts';
import type { RunningReactors } from '../reactors/start-reactors.ts';
import { ChangeSearch } from '../saved-searches/change-search/change-search.ts';
import { DeleteSearch } from '../saved-searches/delete-search/delete-search.ts';
import { LookAtSearch } from '../saved-searches/look-at-search/look-at-search.ts';
import { SaveSearch } from '../saved-searches/save-search/save-search.ts';
import type { NewSearch } from '../saved-searches/search-fields.ts';
import { MAX_NEWS, SearchNews } from '../saved-searches/search-news.ts';
import { StopAlerts } from '../saved-searches/stop-alerts/stop-alerts.ts';
import { ReactorBed } from '../testing/reactor-bed.ts';
import { alertCanary, findListingsNeverCheckedForAlerts, reportListingsMissedByAlerts } from './alert-canary.ts';
import { AlertOutbox, AlreadyMatched } from './alert-outbox.ts';
import { AlertMatchRetention, AlertTextRetention } from './alert-retention.ts';
import { AlertSchedule } from './alert-schedule.ts';
import { AlertSender } from './alert-sender.ts';
import { AlertTexts } from './alert-texts.ts';
import { keepSearchAlerts } from './keep-search-alerts.ts';

const HOUR = 3600;
const flats = canonicalFilterQuery({ subtype: 'flat' });

describe('sending alerts of saved searches', () => {
  let bed: ReactorBed;
  let reactors: RunningReactors;
  let outbox: AlertOutbox;
  let schedule: AlertSchedule;
  let texts: AlertTexts;
  let moved = 0;
  let homes = 0;
  beforeAll(async () => {
    bed = await ReactorBed.open(keepSearchAlerts, alertCanary);
    await bed.app.app.get(ApplyLedger, { strict: false }).apply();
    reactors = await bed.start();
    outbox = new AlertOutbox(bed.app.database.pool, bed.app.clock);
    schedule = new AlertSchedule(bed.app.database.pool);
    texts = new AlertTexts(bed.app.database.pool);
    await outbox.begin(vector(0));
  });
  afterAll(async () => {
    expect(bed.errors).toEqual([]);
    await bed.close();
  });
  /** Noon of another day, without data of other tests. */
  beforeEach(async () => {
    await bed.drain(reactors);
    await bed.app.database.pool.query('truncate search_alert, alert_text, alert_match, alert_expected');
    bed.texts.length = 0;
    bed.errors.length = 0;
    bed.carrier = async () => {};
    const toNoon =
      (24 * HOUR - ((bed.app.clock.now().getTime() / 1000 + 5.5 * HOUR) % (24 * HOUR)) + 12 * HOUR) % (24 * HOUR);
    bed.app.advance(toNoon + 24 * HOUR);
  });

  const vector = (seq: number) => Array.from({ length: PARTITIONS }, () => seq);
  const meta = (account: AccountId) => bed.app.meta({ account, staff: false });
  async function save(account: AccountId, search: Partial<NewSearch> = {}): Promise<SearchId> {
    const { id } = await bed.app.commands.execute(
      new SaveSearch({ view: 'property_subtype=flat', ...search }, meta(account)),
    );
    await bed.drain(reactors);
    return id;
  }
  async function found(matches: Partial<AlertMatch>[], gone: ListingId[] = []): Promise<void> {
    bed.app.advance(1);
    const changedAt = bed.app.clock.now().toISOString();
    await outbox.record({
      from: vector(moved),
      to: vector(++moved),
      matches: matches.map((match) => ({
        filter: flats,
        listing: sampleListing(++homes),
        why: 'new',
        partition: 0,
        seq: moved,
        changedAt,
        ...match,
      })),
      gone,
    });
  }
  const site = { brand: 'Naksha', origin: () => 'https://naksha.example' };
  const failures: string[] = [];
  const round = () =>
    bed.app.app
      .get(AlertSender, { strict: false })
      .runRound({ schedule, texts, site, onFailed: (_, what) => void failures.push(what) });
  async function told(): Promise<string[]> {
    await round();
    return bed.texts.splice(0).map(({ text }) => /: (.*) for/.exec(text)![1]);
  }
  async function heard(): Promise<string[]> {
    await round();
    return bed.texts.splice(0).map(({ text }) => /: (.*)\. See/.exec(text)![1]);
  }
  async function saveNumber(n: number, account: AccountId): Promise<{ id: SearchId; filter: string }> {
    const view = `price_range=0,${n * 5}`;
    return { id: await save(account, { view }), filter: canonicalFilterQuery(parseHomeView(view).filter) };
  }
  const textedBefore = async (account: AccountId, count: number, minutes: number) =>
    bed.app.database.pool.query(
      `insert into alert_text (id, recipient, begun_at)
       select gen_random_uuid(), $1, $2::timestamptz - n * make_interval(mins => $4) from generate_series(1, $3) n`,
      [(await recipientOf(account))[0], bed.app.clock.now(), count, minutes],
    );
  const recipientOf = async (account: AccountId) =>
    bed.app.app.get(KeyedHashes, { strict: false }).listTextBudgetKeys(await bed.readPhone(account));
  const rows = async (sql: string) => (await bed.app.database.pool.query(sql)).rows;

  it('Y-02 notifies each owner at once, with all new homes in one text', async () => {
    const [asha, vikram] = [await bed.account(), await bed.account()];
    await save(asha, { name: 'Near the park' });
    await save(vikram);
    await save(vikram, { view: 'property_subtype=kothi' });
    await found([{}, {}, { why: 'cut' }]);
    await round();
    const sent = bed.texts.toSorted((a, b) => b.text.localeCompare(a.text));
    expect(sent.map(({ phone }) => phone).sort()).toEqual(
      [await bed.readPhone(asha), await bed.readPhone(vikram)].sort(),
    );
    const hers = sent.find(({ text }) => text.includes('Near the park'))!;
    expect(hers.text).toMatch(/^Naksha: 2 new homes and 1 price drop for "Near the park"\. See: https:/);
    expect(hers.key).toMatch(/^alert-[0-9a-f-]{36}$/);
    bed.texts.length = 0;
    expect(await told()).toEqual([]);

    const token = /stop-alerts\/(\S+)$/.exec(hers.text)![1];
    await bed.app.commands.execute(new StopAlerts(token, bed.app.clock.now()));
    await bed.drain(reactors);
    bed.app.advance(2 * HOUR);
    await found([{}]);
    expect(await told()).toHaveLength(1);
  });

  it('sends everything found within the hour together when it ends', async () => {
    await save(await bed.account());
    await found([{}]);
    expect(await told()).toEqual(['1 new home']);
    for (let k = 0; k < 3; k++) await found(Array.from({ length: 200 }, () => ({})));
    expect(await told()).toEqual([]);
    bed.app.advance(HOUR);
    expect(await told()).toEqual(['600 new homes']);
  });

  it('waits for the end of quiet hours, or for the morning if selected', async () => {
    const [owl, lark, early] = [await bed.account(), await bed.account(), await bed.account()];
    await save(owl, { quiet: { from: 3, to: 3 } });
    await save(lark);
    await save(early, { frequency: 'daily' });
    bed.app.advance(10 * HOUR);
    await found([{}]);
    expect(await told()).toHaveLength(1);
    bed.app.advance(10 * HOUR - 60);
    expect(await told()).toEqual([]);
    bed.app.advance(60);
    expect(await told()).toHaveLength(1);
    bed.app.advance(HOUR);
    await found([{}]);
    expect((await told()).sort()).toEqual(['1 new home', '1 new home', '2 new homes']);
  });

  it('does not report homes from before the search, or homes off the market', async () => {
    const before = bed.app.clock.now().toISOString();
    const account = await bed.account();
    bed.app.advance(10);
    const id = await save(account);
    await found([{ changedAt: before }]);
    expect(await told()).toEqual([]);
    const sold = sampleListing(++homes);
    await found([{ listing: sold }, {}]);
    await found([], [sold]);
    expect(await told()).toEqual(['1 new home']);

    bed.app.advance(2 * HOUR);
    await bed.app.commands.execute(new ChangeSearch(id, { paused: true }, meta(account)));
    await bed.drain(reactors);
    await found([{}]);
    bed.app.advance(1);
    await bed.app.commands.execute(new ChangeSearch(id, { paused: false }, meta(account)));
    await bed.drain(reactors);
    expect(await told()).toEqual([]);
    await found([{}]);
    expect(await told()).toEqual(['1 new home']);
    bed.app.advance(2 * HOUR);
    await found([{}]);
    await bed.app.commands.execute(new DeleteSearch(id, meta(account)));
    await bed.drain(reactors);
    expect(await told()).toEqual([]);
  });

  it('applies a new choice at once', async () => {
    const account = await bed.account();
    const id = await save(account, { frequency: 'daily' });
    await found([{}]);
    expect(await told()).toEqual([]);
    await bed.app.commands.execute(new ChangeSearch(id, { frequency: 'at_once' }, meta(account)));
    await bed.drain(reactors);
    expect(await told()).toEqual(['1 new home']);
  });

  it('repeats a text with its key until the gateway accepts it, and then sends nothing twice', async () => {
    await save(await bed.account());
    await found([{}]);
    const keys: (string | undefined)[] = [];
    bed.carrier = async ({ key }) => {
      keys.push(key);
      if (keys.length < 3) throw new Error('the carrier is away');
    };
    await round();
    await found([{}]);
    await round();
    bed.app.advance(30);
    await round();
    bed.app.advance(120);
    await round();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(failures.splice(0)).toHaveLength(2);
    expect(bed.texts.splice(0).map(({ text }) => text.includes('1 new home for'))).toEqual([true, true, true]);
    bed.app.advance(HOUR);
    expect(await told()).toEqual(['1 new home']);
  });

  it('two processes never send the same alert twice, whether they match or send', async () => {
    await Promise.all([1, 2, 3].map(async () => save(await bed.account())));
    const step = (to: number): Parameters<AlertOutbox['record']>[0] => ({
      from: vector(moved),
      to: vector(to),
      matches: [
        {
          filter: flats,
          listing: sampleListing(++homes),
          why: 'new',
          partition: 0,
          seq: to,
          changedAt: bed.app.clock.now().toISOString(),
        },
      ],
      gone: [],
    });
    const both = await Promise.allSettled([outbox.record(step(moved + 1)), outbox.record(step(moved + 1))]);
    moved++;
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')?.reason).toBeInstanceOf(AlreadyMatched);
    expect(await outbox.readPosition()).toEqual(vector(moved));
    await Promise.all([round(), round(), round()]);
    expect(bed.texts.map(({ text }) => /: (.*) for/.exec(text)![1])).toEqual(Array(3).fill('1 new home'));
  });

  it('sends an account six texts an hour, and reports the rest in the next one, for any number of searches', async () => {
    const [busy, other] = [await bed.account(), await bed.account()];
    const filters: string[] = [];
    for (let n = 1; n <= 9; n++) filters.push((await saveNumber(n, busy)).filter);
    await save(other);
    for (const filter of filters.slice(0, 6)) {
      await found([{ filter }]);
      expect(await heard()).toEqual(['1 new home for your saved search']);
    }
    const home = sampleListing(++homes);
    await found([6, 7].map((k) => ({ filter: filters[k], listing: home })));
    await found([{ filter: filters[8], why: 'cut' }, { filter: filters[8], listing: home, why: 'cut' }, {}]);
    expect(await heard()).toEqual(['1 new home for your saved search']);
    expect(await schedule.countOverdue(bed.app.clock.now())).toBe(0);
    expect(await texts.countAtLimit(bed.app.clock.now())).toBe(1);
    bed.app.advance(HOUR - 8);
    expect(await heard()).toEqual([]);
    bed.app.advance(1);
    expect(await heard()).toEqual(['1 new home and 1 price drop for 3 saved searches']);
    expect(await heard()).toEqual([]);
  });

  it('sends it twenty texts a day, even if searches are deleted and saved again', async () => {
    const account = await bed.account();
    await textedBefore(account, 19, 70);
    const first = await saveNumber(1, account);
    await found([first]);
    expect(await told()).toEqual(['1 new home']);
    await bed.app.commands.execute(new DeleteSearch(first.id, meta(account)));
    bed.app.advance(1);
    const again = await saveNumber(1, account);
    await found([again]);
    expect(await told()).toEqual([]);
    expect(await texts.countAtLimit(bed.app.clock.now())).toBe(1);
    // The first of the twenty was 22 hours and 10 minutes before noon.
    bed.app.advance(110 * 60 - 4);
    expect(await told()).toEqual([]);
    bed.app.advance(1);
    expect(await told()).toEqual(['1 new home']);
    const ended = bed.app.app.get(AlertTextRetention, { strict: false });
    expect(await ended.deleteExpired(bed.app.clock.now(), 100)).toBe(1);
    bed.app.advance(24 * HOUR);
    expect(await ended.deleteExpired(bed.app.clock.now(), 100)).toBe(20);
  });

  it('gives the last slot to one of two concurrent processes', async () => {
    const account = await bed.account();
    await textedBefore(account, 5, 1);
    const recipient = await recipientOf(account);
    const searches = [await saveNumber(1, account), await saveNumber(2, account)];
    await found(searches);
    const due = await schedule.claimDue(bed.app.clock.now(), 10);
    expect(due).toHaveLength(2);
    const begun = await Promise.all(
      due.map((alert) =>
        texts.begin({ id: randomUUID(), recipient, tells: [{ alert, upTo: 1 }] }, bed.app.clock.now()),
      ),
    );
    expect(begun.filter((one) => one === 'begun')).toHaveLength(1);
    // An hour after the first of the six, five minutes before the searches were saved; `found` took a second.
    const later = new Date(bed.app.clock.now().getTime() + (55 * 60 - 1) * 1000);
    expect(begun.find((one) => one !== 'begun')).toEqual({ later });
    expect(await rows('select * from alert_text')).toHaveLength(6);
    const [stale] = due;
    expect(
      await texts.begin(
        { id: randomUUID(), recipient: ['another'], tells: [{ alert: { ...stale, attempt: 7 }, upTo: 1 }] },
        bed.app.clock.now(),
      ),
    ).toBe('changed');
    expect(await rows('select * from alert_text')).toHaveLength(6);
  });

  it('repeats a text about several searches unchanged and complete', async () => {
    const account = await bed.account();
    const [a, b, c] = [await saveNumber(1, account), await saveNumber(2, account), await saveNumber(3, account)];
    const sent: (string | undefined)[] = [];
    bed.carrier = async ({ key }) => {
      sent.push(key);
      if (sent.length === 1) throw new Error('the carrier is away');
    };
    await found([a, b]);
    expect(await heard()).toEqual(['2 new homes for 2 saved searches']);
    expect(failures.splice(0)).toHaveLength(1);
    await found([a, c]);
    expect(await heard()).toEqual(['1 new home for your saved search']);
    bed.app.advance(30);
    const writing = await bed.app.database.pool.connect();
    await writing.query('begin');
    await writing.query('select from search_alert where search = $1 for update', [b.id]);
    expect(await heard()).toEqual([]);
    await writing.query('commit');
    writing.release();
    bed.app.advance(10);
    expect(await heard()).toEqual(['2 new homes for 2 saved searches']);
    expect(sent).toEqual([sent[0], sent[1], sent[0]]);
    expect(await rows('select * from alert_text')).toHaveLength(2);
    bed.app.advance(HOUR);
    expect(await heard()).toEqual(['1 new home for your saved search']);
  });

  it('stops all alerts of an account with the link in a text about several searches', async () => {
    const [account, other] = [await bed.account(), await bed.account()];
    const [a, b, c] = [await saveNumber(1, account), await saveNumber(2, account), await saveNumber(3, account)];
    const theirs = await save(other);
    await found([a, b]);
    await round();
    const [{ text }] = bed.texts.splice(0);
    const token = / Stop all: \S+\/stop-alerts\/(\S+)$/.exec(text)![1];
    // Also after the named search was deleted.
    await bed.app.commands.execute(new DeleteSearch(token.split('.')[0] as SearchId, meta(account)));
    for (let twice = 0; twice < 2; twice++) await bed.app.commands.execute(new StopAlerts(token, bed.app.clock.now()));
    await bed.drain(reactors);
    const paused = (await rows('select search, paused from search_alert')) as { search: SearchId; paused: boolean }[];
    expect(paused.filter(({ search }) => search !== theirs).map((one) => one.paused)).toEqual([true, true]);
    expect(paused.find(({ search }) => search === theirs)?.paused).toBe(false);
    expect(paused.map(({ search }) => search)).toContain(c.id);
  });

  it('uses the language of the page on which the search was last saved', async () => {
    const account = await bed.account();
    await save(account, { locale: 'hi', name: 'Ghar' });
    await found([{}]);
    await round();
    expect(bed.texts.splice(0)[0].text).toMatch(/^Naksha: "Ghar" के लिए 1 नया घर\. .* बंद करें: https:/);
    bed.app.advance(2 * HOUR);
    const second = await save(account, { view: 'bedroom=3', locale: 'pa' });
    expect(await rows(`select locale from search_alert where search = '${second}'`)).toEqual([{ locale: 'pa' }]);
    await found([{}, { filter: 'bedroom=3' }]);
    await round();
    expect(bed.texts.splice(0)[0].text).toMatch(/^Naksha: 2 ਸੰਭਾਲੀਆਂ ਖੋਜਾਂ ਲਈ 2 .* ਸਭ ਬੰਦ ਕਰੋ: https:/);
  });

  it('includes a search that was registered only after its first match', async () => {
    const id = await save(await bed.account());
    const [row] = await rows(`select * from search_alert where search = '${id}'`);
    await bed.app.database.pool.query('delete from search_alert');
    await found([{}]);
    await bed.app.database.pool.query(
      'insert into search_alert select * from jsonb_populate_record(null::search_alert, $1)',
      [JSON.stringify(row)],
    );
    expect(await told()).toEqual([]);
    await schedule.catchUp(bed.app.clock.now());
    expect(await told()).toEqual(['1 new home']);
    await schedule.catchUp(bed.app.clock.now());
    bed.app.advance(2 * HOUR);
    expect(await told()).toEqual([]);
    expect(await schedule.countOverdue(bed.app.clock.now())).toBe(0);
  });

  it('sends no texts to blocked accounts', async () => {
    const account = await bed.account();
    await save(account);
    const block = (at: Date | null) =>
      bed.app.database.pool.query('update account set blocked_at = $2 where id = $1', [account, at]);
    await block(bed.app.clock.now());
    await found([{}]);
    expect(await told()).toEqual([]);
    await block(null);
    await found([{}]);
    expect(await told()).toEqual(['1 new home']);
  });

  it('removes the account when the person is erased', async () => {
    const account = await bed.account();
    await save(account);
    await found([{}]);
    expect(await told()).toHaveLength(1);
    await bed.app.commands.execute(new EraseAccount({ account, by: 'owner' }, bed.app.clock.now()));
    expect(await rows('select * from search_alert')).toEqual([]);
    await bed.drain(reactors);
    expect(await told()).toEqual([]);
    expect(await rows('select * from search_alert')).toEqual([]);
  });

  it('continues to count a number’s texts after its account was erased and reopened, for a day and anonymously', async () => {
    const before = await bed.account();
    const phone = await bed.readPhone(before);
    await textedBefore(before, 19, 30);
    await save(before);
    await found([{}]);
    expect(await told()).toHaveLength(1);
    await bed.app.commands.execute(new EraseAccount({ account: before, by: 'owner' }, bed.app.clock.now()));
    const kept = await rows('select * from alert_text');
    expect(kept).toHaveLength(20);
    expect(JSON.stringify(kept)).not.toContain(before);
    expect(JSON.stringify(kept)).not.toContain(phone.slice(-10));

    bed.app.advance(10);
    const after = await bed.app.commands.execute(new OpenAccount(phone, bed.app.clock.now()));
    expect(after).not.toBe(before);
    await save(after);
    await found([{}]);
    expect(await told()).toEqual([]);
    const ended = bed.app.app.get(AlertTextRetention, { strict: false });
    bed.app.advance(24 * HOUR);
    expect(await ended.deleteExpired(bed.app.clock.now(), 100)).toBe(20);
    expect(await told()).toEqual(['1 new home']);
  });

  it('shows reported homes on the page until they have been seen, and for some weeks', async () => {
    const id = await save(await bed.account());
    const news = bed.app.app.get(SearchNews, { strict: false });
    const [dear, cut] = [sampleListing(++homes), sampleListing(++homes)];
    const since = bed.app.clock.now().toISOString();
    await found([{ listing: dear }, { listing: cut, why: 'cut' }, { filter: 'bedroom=3' }]);
    await found([{ listing: dear, why: 'cut' }]);
    const asked = (from: string) => [{ id, view: 'property_subtype=flat&c=30.7,76.7,13', since: from }];
    expect((await news.find(asked(since))).get(id)).toEqual({
      fresh: { listings: [dear], count: 1 },
      cuts: { listings: [cut], count: 1 },
    });
    expect((await news.find(asked(bed.app.clock.now().toISOString()))).size).toBe(0);
    await found([], [dear]);
    expect((await news.find(asked(since))).get(id)).toEqual({
      fresh: { listings: [], count: 0 },
      cuts: { listings: [cut], count: 1 },
    });
    expect((await news.find([])).size).toBe(0);
    const rule = bed.app.app.get(AlertMatchRetention, { strict: false });
    expect(await rule.deleteExpired(bed.app.clock.now(), 100)).toBe(0);
    bed.app.advance(46 * 24 * HOUR);
    expect(await rule.deleteExpired(bed.app.clock.now(), 100)).toBe(4);
  });

  it('lists the newest hundred on the page, and counts them all', async () => {
    const id = await save(await bed.account());
    const news = bed.app.app.get(SearchNews, { strict: false });
    const since = bed.app.clock.now().toISOString();
    const old = sampleListing(++homes);
    await found([{ listing: old }]);
    const listings = Array.from({ length: MAX_NEWS }, () => sampleListing(++homes));
    await found(listings.map((listing) => ({ listing })));
    const { fresh, cuts } = (await news.find([{ id, view: 'property_subtype=flat', since }])).get(id)!;
    expect(fresh.listings).toEqual(listings.toReversed());
    expect(fresh.count).toBe(MAX_NEWS + 1);
    expect(cuts).toEqual({ listings: [], count: 0 });
  });

  it('records a view of the page only if something was found since the last one', async () => {
    const account = await bed.account();
    const id = await save(account);
    const look = async () => {
      bed.app.advance(1);
      await bed.app.commands.execute(new LookAtSearch(id, meta(account)));
      return (await bed.app.store.readStream(nameSearchStream(id))).map(({ type }) => type);
    };
    expect(await look()).toEqual(['SearchSaved']);
    const sold = sampleListing(++homes);
    await found([{}]);
    expect(await look()).toEqual(['SearchSaved', 'SearchLookedAt']);
    expect(await look()).toEqual(['SearchSaved', 'SearchLookedAt']);
    await found([{ listing: sold }]);
    await found([], [sold]);
    expect(await look()).toEqual(['SearchSaved', 'SearchLookedAt']);
    await found([{}]);
    expect(await look()).toEqual(['SearchSaved', 'SearchLookedAt', 'SearchLookedAt']);
  });

  it('raises the alert if a listing came on the market and the search for everything did not match', async () => {
    const { pool } = bed.app.database;
    const seller = await bed.account();
    const [heard, sold, missed] = [await bed.listing(seller), await bed.listing(seller), await bed.listing(seller)];
    await bed.app.commands.execute(new MarkSold(sold, 'owner', meta(seller)));
    await bed.drain(reactors);
    expect(await findListingsNeverCheckedForAlerts(pool, bed.app.clock.now())).toEqual([]);
    await found([{ filter: '', listing: heard }]);
    bed.app.advance(HOUR);
    const alarms: string[] = [];
    const tools = { pool, clock: bed.app.clock, onFailed: (error: unknown) => void alarms.push(String(error)) };
    expect(await reportListingsMissedByAlerts(tools)).toEqual([missed]);
    expect(alarms).toEqual(['Error: 1 verified listings were never checked against saved searches']);
    expect(await rows('select listing from alert_expected')).toEqual([{ listing: missed }]);
    await found([{ filter: '', listing: missed }]);
    expect(await reportListingsMissedByAlerts(tools)).toEqual([]);
    expect(alarms).toHaveLength(1);
  });
});
