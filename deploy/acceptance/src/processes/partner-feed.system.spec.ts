import { STAFF_PHONE } from '@naksha/deploy/testing';
import { type PublicEvent, publicEvent } from '@naksha/events/public-events';
import { HTTP } from 'cloudevents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtMain } from '../app/built-main.ts';
import { LiveStream } from '../app/live-stream.ts';
import { EVERY_CHECK } from '../app/sample-flat.ts';
import { TestApp } from '../app/start-test-app.ts';

const SECRET = 'a secret of the tests, forty letters long';
/** Far less than the ten minutes after which a stream ends anyway. */
const SOON_MS = 60_000;

let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await TestApp.start({ settings: { NAKSHA_SECRET: SECRET } });
  there = await TestApp.start({ settings: { NAKSHA_SECRET: SECRET }, database: here.database });
});
afterAll(async () => {
  await there?.stop();
  await here?.stop();
});

async function runPartner(...args: string[]) {
  const main = builtMain('partner', args, {
    NAKSHA_SECRET: SECRET,
    DATABASE_URL: here.database.url,
    READ_DATABASE_URL: here.database.url,
  });
  const exit = await main.ended;
  const said = main.output();
  return { exit, said, token: /^ {2}(npt_[\w-]{43})$/m.exec(said)?.[1] ?? '' };
}
const ask = (token: string, query = '', accept = '*/*') =>
  fetch(`${here.url}/api/events${query}`, { headers: { authorization: `Bearer ${token}`, accept } });

it('an operator command issues a partner token that follows public changes in every process until it ends', async () => {
  const added = await runPartner(
    'add',
    'A firm',
    '--types',
    'ListingVerified,ListingPriceChanged',
    '--place',
    'mohali',
  );
  expect(added.exit, added.said).toBe(0);
  expect(added.token).not.toBe('');
  const unfit = await runPartner('add', 'B firm', '--types', 'ListingEaten', '--place', '*');
  expect([unfit.exit, unfit.said]).toEqual([1, expect.stringContaining('“ListingEaten” is not an event type')]);

  const [seller, staff] = [await here.signIn('+919812300001', 'Asha'), await here.signIn(STAFF_PHONE)];
  const { id } = await seller.postFlat();
  await staff.post(`/api/staff/listings/${id}/verify`, { checks: EVERY_CHECK });
  await here.drain();
  const answer = await ask(added.token);
  expect(answer.status).toBe(200);
  const events = (await answer.text()).split('\n').filter(Boolean);
  const told: PublicEvent[] = events.map((line) => publicEvent.strict().parse(JSON.parse(line)) as PublicEvent);
  expect(told.map(({ subject, data }) => [subject, data.price, data.city])).toEqual([
    [id, expect.any(Number), 'mohali'],
  ]);
  const known = HTTP.toEvent({ headers: { 'content-type': 'application/cloudevents+json' }, body: events[0] });
  expect(known).toMatchObject({
    id: expect.stringMatching(`^${id}\\.\\d+$`),
    type: 'naksha.public.ListingVerified.v1',
    subject: id,
  });

  const after = `?after=${answer.headers.get('naksha-next')}`;
  const streams: LiveStream[] = [];
  for (const { url } of [here, there])
    streams.push(await LiveStream.open(`${url}/api/events${after}`, added.token, undefined, 'text/event-stream'));
  await seller.put(`/api/property/${id}`, { expected_price: 8_100_000 });
  for (const stream of streams) {
    const { data } = (await stream.first(() => true)) as unknown as { data: PublicEvent };
    expect([data.type, data.data.price]).toEqual(['naksha.public.ListingPriceChanged.v1', 8_100_000]);
  }

  const { said } = await runPartner('list');
  expect(said).toMatch(/A firm {2}ListingVerified,ListingPriceChanged {2}mohali {2}since/);
  expect(said).not.toContain('npt_');
  expect((await runPartner('end', 'A firm')).exit).toBe(0);
  await Promise.all(streams.map((stream) => stream.end(SOON_MS)));
  expect((await ask(added.token)).status).toBe(401);
  expect((await runPartner('list')).said).toContain('No partners.');
});
