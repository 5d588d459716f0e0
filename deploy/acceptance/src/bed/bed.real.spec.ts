import { afterEach, describe, expect, it } from 'vitest';
import { Bed } from './bed.ts';
import { findEffectProblems, findRepeatedTexts } from './effects-invariant.ts';
import { checkInvariants, checkReplayIsEqual, findLeadProblems } from './invariants.ts';
import { withClient } from './positions.ts';
import { findTileProblems, listPlaces } from './tiles-invariant.ts';

let bed: Bed;
afterEach(({ task }) => bed.end(task));

/** A seller's homes, all verified, each contacted by one buyer. */
async function market(homes: number) {
  const [seller, staff, buyer] = [await bed.person(), await bed.staff(), await bed.person('Vikram')];
  for (const home of await seller.post(homes)) {
    await staff.verify(home);
    await buyer.contact(home);
  }
  await bed.caughtUp();
}

it('a single process that is killed and restarted still has everything it acknowledged', async () => {
  bed = await Bed.start({ processes: { embedded: 1 } });
  await market(2);
  const [process] = bed.all('embedded');
  await process.kill();
  expect(process.running).toBe(false);
  await process.start();
  await bed.caughtUp();
  expect(await checkInvariants(bed)).toMatchObject({ acknowledged: 6, found: 6 });
});

describe('the test environment detects', () => {
  const write = (statement: string) => withClient(bed.writeDatabase.direct, (client) => client.query(statement));
  const read = (statement: string) => withClient(bed.readDatabase.direct, (client) => client.query(statement));
  const holds = () => checkInvariants(bed);

  it('a missing command, an extra command, a wrong document and a missing lead', async () => {
    bed = await Bed.start({ processes: { embedded: 1 } });
    await market(2);
    await bed.effectsDone();
    const { acknowledged } = bed.ledger;
    const [first, second] = acknowledged;
    acknowledged[1] = { ...second, position: first.position };
    await expect(holds()).rejects.toThrow('acknowledged and not in the log');
    acknowledged.splice(1, 1);
    await expect(holds()).rejects.toThrow('1 events that nobody was told of');
    acknowledged.push(second);
    await holds();
    await read(`update read.document set body = jsonb_set(body, '{price}', '1') where kind = 'listing'`);
    await expect(checkReplayIsEqual(bed)).rejects.toThrow('differ');
    await read(`update read.document set body = body - 'contactedAt' where kind = 'interest'`);
    await expect(findLeadProblems(bed)).resolves.toEqual(
      Array(2).fill(expect.stringMatching('event or lead is missing')),
    );
    await expect(holds()).rejects.toThrow('leads');
  });

  it('an effect that is missing, abandoned, undelivered, repeated or unexpected', async () => {
    bed = await Bed.start({ processes: { embedded: 1 }, atNoon: true });
    await market(2);
    await bed.effectsDone();
    expect(await findEffectProblems(bed)).toEqual([]);
    expect(bed.sms.ofEffects).toHaveLength(2);
    const [{ to, text, key = '' }] = bed.sms.ofEffects;
    const send = (idempotencyKey: string) =>
      fetch(bed.sms.url, {
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: JSON.stringify({ to, text }),
      });
    await send(key);
    expect(findRepeatedTexts(bed, 2)).toHaveLength(1);
    expect(await findEffectProblems(bed)).toEqual([`${key} was carried 2 times in 1 attempts`]);
    await expect(holds()).rejects.toThrow('effects');
    // As if a worker died after sending.
    await write(`update effects set attempts = 2`);
    expect(await findEffectProblems(bed)).toEqual([]);
    await send('another');
    expect(await findEffectProblems(bed)).toEqual([`another is nobody's`]);
    await write(`update effects set state = 'dead'`);
    expect(await findEffectProblems(bed)).toEqual(expect.arrayContaining([`${key} was given up`]));
    await write(`delete from effects where 'notify-lead-' || event_id = '${key}'`);
    const troubled = await findEffectProblems(bed);
    expect(troubled).toEqual(expect.arrayContaining([expect.stringMatching('has 0 effects'), `${key} is nobody's`]));
  });

  it('tiles that differ, fail or are empty', async () => {
    bed = await Bed.start({ processes: { embedded: 1 }, servers: { readDatabase: true } });
    await market(1);
    const { url } = bed.apis[0];
    expect(listPlaces(1).length).toBe(8);
    expect(await findTileProblems([url, url], 1)).toEqual([]);
    // Other towns' documents, or none.
    const elsewhere = await Bed.start({ processes: { embedded: 1 } });
    try {
      const other = elsewhere.apis[0].url;
      expect((await findTileProblems([url, other], 1)).filter((line) => line.includes(' differs: '))).toHaveLength(8);
      expect((await findTileProblems([other, other], 1)).filter((line) => line.includes('.mvt'))).toEqual(
        Array(6).fill(expect.stringContaining(' is empty: ')),
      );
    } finally {
      await elsewhere.end();
    }
    expect(await findTileProblems([`${url}/nowhere`, `${url}/nowhere`], 1)).toEqual(
      Array(8).fill(expect.stringContaining(' is an error: 404')),
    );
  });
});

it('a cut or stalled connection stops the process behind it from responding until it is restored', async () => {
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
  process.pause();
  await bed.bringBack();
  await bed.caughtUp();
  await checkInvariants(bed);
});

it('a supervised process that exits is restarted', async () => {
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
