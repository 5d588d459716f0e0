import { toKafkaMessage } from '@naksha/events/kafka';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../app/start-test-app.ts';
import { type Delivered, FollowedPrices } from './followed-prices.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app?.stop());

it('a client that knows only CloudEvents and the AsyncAPI document follows changes despite duplicate deliveries', async () => {
  const seller = await app.signIn('+919812300001', 'Asha');
  const [kept, dropped] = [await seller.postFlat(), await seller.postFlat()];
  await seller.put(`/api/property/${kept.id}`, { expected_price: 8_100_000 });
  await seller.put(`/api/property/sold-delete/${dropped.id}`, { action: 'delete' });
  const { store } = app.naksha.write;
  const messages: Delivered[] = [];
  for (const { id } of [kept, dropped])
    for (const event of await store.readStream(`listing-${id}`)) {
      const { key, value, headers } = toKafkaMessage(event, 'urn:uuid:0190c0de-0000-7000-8000-000000000001');
      const bytes = Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, Buffer.from(text)]));
      messages.push({ key: Buffer.from(key), value: Buffer.from(value), headers: bytes });
    }
  messages.sort((a, b) => seqOf(a) - seqOf(b));

  const follower = new FollowedPrices();
  for (const message of messages) follower.take(message);
  const once = [...follower.prices];
  for (const message of messages) follower.take(message);
  expect([...follower.prices]).toEqual(once);
  expect(once).toEqual([[kept.id, 8_100_000]]);
});

const seqOf = ({ headers }: Delivered): number => Number(headers.ce_position.toString().split(':')[1]);
