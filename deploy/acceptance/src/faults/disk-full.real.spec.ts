import { pollUntil } from '@naksha/deploy/local';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Bed } from '../bed/bed.ts';
import { checkInvariants } from '../bed/invariants.ts';
import { SmallDisk } from './small-disk.ts';

/** More than the free space in the tables' last pages. */
const LONG = 'Morning sun, two balconies. '.repeat(60);

let disk: SmallDisk | undefined;
let bed: Bed | undefined;
const temporary = process.env.TMPDIR;
beforeAll(async () => {
  disk = SmallDisk.open();
  if (!disk) return;
  // All data of the environment is on it.
  process.env.TMPDIR = disk.path;
  try {
    bed = await Bed.start({ processes: { embedded: 1 }, servers: { readDatabase: true } });
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
});
afterEach(({ task }) => bed?.report(task));
afterAll(async () => {
  await bed?.end();
  disk?.close();
});

it('on a full disk, commands get 503 and nothing is acknowledged without being stored; service resumes once there is space', async ({
  skip,
}) => {
  if (!bed || !disk) return skip('only root may mount a disk of its own');
  const seller = await bed.person();
  await seller.post(3);
  await bed.caughtUp();
  const [{ url }] = bed.apis;
  disk.fill();
  // Writes that fit into existing pages succeed; the first that does not is rejected.
  const statuses = new Map<number, number>();
  const refused = await pollUntil(async () => {
    const answer = await seller.tryPosting({ description: LONG });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return answer.status >= 500 && answer;
  }, 60_000);
  expect(refused && { ...refused.body, retry: refused.headers.get('retry-after') }, `${[...statuses]}`).toMatchObject({
    status: 503,
    code: 'storage_away',
    retry: '5',
  });
  // Each rejection is logged to the same full disk; the process must survive. Some pages may still have room.
  for (let n = 0; n < 20; n++) expect((await seller.tryPosting({ description: LONG })).status).toBeOneOf([200, 503]);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  disk.empty();
  await bed.bringBack();
  await seller.post(3);
  await bed.caughtUp();
  await checkInvariants(bed);
});
