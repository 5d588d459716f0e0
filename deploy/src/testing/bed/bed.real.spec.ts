import { afterEach, expect, it } from 'vitest';
import { Bed } from './bed.ts';
import { everythingHolds } from './invariants.ts';
import { withClient } from './positions.ts';

let bed: Bed;
afterEach(({ task }) => bed.end(task));

it('a bed of one process: killed and started again at the same place, it has everything it acknowledged', async () => {
  bed = await Bed.start({ processes: { embedded: 1 } });
  const [seller, staff, buyer] = [await bed.person(), await bed.staff(), await bed.person('Vikram')];
  const [home] = await seller.post(3);
  await staff.verify(home);
  await buyer.contact(home);
  const [process] = bed.all('embedded');
  await process.kill();
  expect(process.running).toBe(false);
  await process.start();
  await bed.caughtUp();
  expect(await everythingHolds(bed)).toMatchObject({ acknowledged: 5, found: 5 });
});

it('a bed notices a command that is not in the log, and one that is there twice', async () => {
  bed = await Bed.start({ processes: { embedded: 1 } });
  const seller = await bed.person();
  await seller.post(2);
  await bed.caughtUp();
  const [first, second] = bed.ledger.acknowledged;
  bed.ledger.acknowledged[1] = { ...second, position: first.position };
  await expect(everythingHolds(bed)).rejects.toThrow('expected');
  bed.ledger.acknowledged.splice(1, 1);
  await expect(everythingHolds(bed)).rejects.toThrow('nobody was told of');
  bed.ledger.acknowledged.push(second);
  await everythingHolds(bed);
  await withClient(bed.readDatabase.direct, (client) =>
    client.query(`update read.document set body = jsonb_set(body, '{price}', '1') where kind = 'listing'`),
  );
  await expect(everythingHolds(bed)).rejects.toThrow();
});

it('a way that is cut or hangs stops the process behind it from answering, until it is restored', async () => {
  bed = await Bed.start({ processes: { embedded: 1 }, servers: { readDatabase: true } });
  const [process] = bed.all('embedded');
  const ready = () => fetch(`${process.url}/health/ready`).then(({ status }) => status);
  bed.readDatabase.cut();
  await expect.poll(ready, { timeout: 20_000 }).toBe(503);
  bed.readDatabase.restore();
  await process.is('ready');
  bed.readDatabase.hang();
  await expect.poll(ready, { timeout: 20_000 }).toBe(503);
  bed.readDatabase.restore();
  await process.is('ready');
  bed.readDatabase.pause();
  await expect.poll(ready, { timeout: 20_000 }).toBe(503);
  bed.readDatabase.resume();
  await process.is('ready');
  const seller = await bed.person();
  await bed.readDatabase.kill();
  await seller.post(2);
  await bed.readDatabase.start();
  await bed.caughtUp();
  await everythingHolds(bed);
});

it('a supervised process that ends by itself comes back', async () => {
  bed = await Bed.start({ processes: { embedded: 1 }, supervised: true });
  const [process] = bed.all('embedded');
  await process.kill();
  await process.is('ready');
  expect(process.starts).toBe(2);
  process.pause();
  await expect(fetch(`${process.url}/health/live`, { signal: AbortSignal.timeout(500) })).rejects.toThrow('timeout');
  process.resume();
  await process.is('ready');
  await process.stop();
  expect(process.running).toBe(false);
});
