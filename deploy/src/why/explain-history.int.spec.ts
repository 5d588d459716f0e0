import type { AccountId, ListingId } from '@naksha/events/kernel';
import { KeyRing, RecordInterest } from '@naksha/services';
import { notifyLead, ReactorBed } from '@naksha/services/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainHistory } from './explain-history.ts';

describe('npm run why', () => {
  let bed: ReactorBed;
  beforeEach(async () => {
    bed = await ReactorBed.open(notifyLead);
  });
  afterEach(() => bed.close());

  const why = async (key: string, usesKafka = false) => {
    const { database, store, clock } = bed.app;
    const keys = bed.app.app.get(KeyRing, { strict: false });
    const lines = await explainHistory(
      { write: database.pool, read: database.pool, store, keys, now: clock.now(), usesKafka },
      key,
    );
    return lines?.join('\n');
  };
  const findEffect = async () =>
    (await bed.app.database.pool.query<{ event_id: string }>('select event_id from effects')).rows[0].event_id;

  async function contactWhileGatewayFails(): Promise<{ listing: ListingId; buyer: AccountId }> {
    const reactors = await bed.start();
    await bed.drain(reactors);
    const listing = await bed.listing(await bed.account());
    bed.carrier = () => Promise.reject(new Error('the SMS gateway answered 503'));
    const buyer = await bed.contact(listing);
    await bed.drain(reactors);
    bed.carrier = async () => {};
    bed.app.advance(30);
    await bed.drain(reactors);
    return { listing, buyer };
  }

  it('shows the failed attempt, the retry and the wait between them, for a lead, listing, event, effect or command', async () => {
    const { listing, buyer } = await contactWhileGatewayFails();
    const event = await findEffect();
    const text = await why(`${listing}-${buyer}`);
    expect(text).toMatch(
      new RegExp(
        [
          `^\\S+Z {2}ListingContacted at \\d+:\\d+, event ${event}`,
          ' +\\+0.0 s +notify-lead: queued',
          ' +\\+0.0 s +notify-lead: attempt starts',
          ' +\\+0.0 s +notify-lead: failed: the SMS gateway answered 503; next attempt at \\S+Z',
          ' +\\+30.0 s +notify-lead: attempt starts \\(after 30.0 s: retried after the failure\\)',
          ' +\\+30.0 s +notify-lead: done; a text was accepted by the SMS gateway$',
        ].join('\n'),
      ),
    );
    for (const key of [event, `notify-lead-${event}`, `${event}/notify-lead`]) expect(await why(key)).toBe(text);
    expect(await why(listing)).toContain(text);
    expect(await why(listing)).toMatch(/ListingPosted at .*[\s\S]*ListingVerified at /);
    const account = await bed.account();
    const meta = bed.app.meta({ account, staff: false }, 'key-of-a-command');
    await bed.app.commands.execute(new RecordInterest(listing, 'contacted', meta));
    expect(await why('key-of-a-command')).toMatch(/^\S+Z {2}ListingContacted at /);
    expect(await why('00000000000')).toBeUndefined();
    expect(await why('no-such-key')).toBeUndefined();
  });

  it('prints no phone number and no name', async () => {
    const { listing, buyer } = await contactWhileGatewayFails();
    const text = (await why(listing))!;
    expect(text).not.toContain((await bed.readPhone(buyer)).slice(3));
    for (const { phone } of bed.texts) expect(text).not.toContain(phone.slice(3));
  });

  it('says that a worker stopped during an attempt, and that none is running', async () => {
    const reactors = await bed.start();
    await bed.drain(reactors);
    const listing = await bed.listing(await bed.account());
    const sending = Promise.withResolvers<void>();
    bed.carrier = () => sending.promise;
    await bed.contact(listing);
    await expect.poll(() => bed.texts.length).toBe(1);
    const { pool } = bed.app.database;
    await pool.query(`update effects set lease_until = now() - interval '1 second', attempts = attempts + 1`);
    expect(await why(listing)).toMatch(
      /notify-lead: its worker stopped before \S+Z; the next running worker takes over/,
    );
    sending.resolve();
    await bed.stopReactors();
    bed.carrier = async () => {};
    bed.app.advance(20);
    await pool.query(`update effects set lease_until = now() - interval '1 second'`);
    await bed.start({ substitutes: { watchMs: 5 } });
    await expect.poll(async () => (await bed.effects())[0].state).toBe('done');
    expect(await why(listing)).toMatch(
      /\+20.0 s +notify-lead: attempt starts \(after 20.0 s: the worker stopped during the attempt, another took over\)/,
    );
  });

  it('names the partition in which a reactor and the relay have stopped before an event', async () => {
    const reactors = await bed.start();
    await bed.drain(reactors);
    const listing = await bed.listing(await bed.account());
    await bed.drain(reactors);
    await bed.stopReactors();
    await bed.contact(listing);
    // Its accounts may share the listing's partition.
    const [, partition, seq] = /ListingVerified at (\d+):(\d+)/.exec((await why(listing))!)!;
    const reached = `notify-lead: no effect yet; partition ${partition} has reached ${partition}:${seq} and`;
    expect(await why(listing)).toContain(`${reached} is behind`);
    bed.app.advance(61);
    const text = await why(listing, true);
    const next = `${partition}:${Number(seq) + 1}`;
    expect(text).toMatch(new RegExp(`${reached} has stopped before ${next} \\w+ v1: late or not running`));
    expect(text).toMatch(
      /Kafka: not published yet; partition \d+ has reached \d+:0 and has stopped before \d+:1 \w+ v1: /,
    );
    await bed.app.database.pool.query(`alter table events disable trigger user`);
    await bed.app.database.pool.query(`update events set schema = 99 where partition = $1 and seq > $2`, [
      partition,
      seq,
    ]);
    expect(await why(listing)).toContain('this version does not know the event: deploy the newer version');
  });
});
