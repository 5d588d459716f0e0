import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import {
  alertmanagerServer,
  installMissingPrograms,
  LocalServer,
  METRICS_KEYS,
  prometheusServer,
} from '@naksha/deploy/local';
import { createRunFolder } from '@naksha/deploy/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Bed } from '../bed/bed.ts';

/** Rules wait for up to 90 s, and Prometheus reads the metrics every 5 s. */
const RINGS_MS = 240_000;

type Ring = { name: string; receiver: string; status: string; startsAt: string };

let bed: Bed;
let receiver: Server;
const rings: Ring[] = [];
const servers: LocalServer[] = [];
beforeAll(async () => {
  installMissingPrograms(['prometheus', 'alertmanager'], (line) => console.log(`  ${line}`));
  bed = await Bed.start({ processes: { embedded: 1 }, atNoon: true, settings: METRICS_KEYS });
  receiver = createServer(async (request, response) => {
    const { alerts } = (await json(request)) as {
      alerts: { labels: { alertname: string }; status: string; startsAt: string }[];
    };
    for (const { labels, status, startsAt } of alerts)
      rings.push({ name: labels.alertname, receiver: request.url!.split('/')[1], status, startsAt });
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const folder = createRunFolder('alerts that ring');
  const start = async (kind: ReturnType<typeof prometheusServer>) => {
    const server = new LocalServer(kind, join(folder, kind.name));
    mkdirSync(server.folder, { recursive: true });
    servers.push(server);
    await server.start();
    return server;
  };
  const { port } = await start(alertmanagerServer(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`));
  await start(prometheusServer({ origins: [Number(new URL(bed.apis[0].url).port)], alertmanager: port }));
});
beforeEach((context) => bed.skipAfterFailure(context));
afterEach(({ task }) => bed.report(task));
afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop();
  receiver?.close();
  await bed?.end();
});

async function query(expr: string): Promise<number[]> {
  const url = `${servers[1].address}/api/v1/query?query=${encodeURIComponent(expr)}`;
  const { data } = (await (await fetch(url)).json()) as { data: { result: { value: [number, string] }[] } };
  return data.result.map(({ value }) => Number(value[1]));
}
const firing = (name: string) => rings.find((ring) => ring.name === name && ring.status === 'firing');

it('an outage of the SMS gateway calls the person on duty, and staff see it', { timeout: RINGS_MS * 2 }, async () => {
  const seller = await bed.person('Asha');
  const [home] = await seller.post();
  const staff = await bed.staff();
  await staff.verify(home);
  await bed.caughtUp();
  const buyer = await bed.person('Vikram');
  await expect.poll(() => query('up{job="naksha"} == 1'), { timeout: 60_000 }).toEqual([1]);
  await expect.poll(() => query('sum(naksha_sms_total{result="sent"}) > 0'), { timeout: 60_000 }).not.toEqual([]);
  expect(rings).toEqual([]);

  bed.sms.respondWith(503);
  const since = Date.now();
  await buyer.contact(home);
  for (const name of ['SmsGatewayUnavailable', 'EffectsDelayed']) {
    await expect.poll(() => firing(name), { timeout: RINGS_MS }).toMatchObject({ receiver: 'on-call' });
    const seconds = Math.round((Date.parse(firing(name)!.startsAt) - since) / 1000);
    console.log(`  ${name}: fired ${seconds} s after the gateway failed`);
  }
  expect(rings.filter(({ name }) => name !== 'SmsGatewayUnavailable' && name !== 'EffectsDelayed')).toEqual([]);
  const cause = 'SMS gateway responded with status 503';
  const { body } = await staff.get('/api/staff/parked');
  expect(body.late).toMatchObject([{ kind: 'notify-lead', waiting: 1, error: expect.stringContaining(cause) }]);
  expect(body.sms_gateway_down).toBe(true);
  expect(await bed.run('parked')).toContain(cause);
});
