import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { THIS_VERSION } from '../app/built-main.ts';
import { buildEarlierVersion, findCommit } from '../bed/another-version.ts';
import { Bed } from '../bed/bed.ts';
import { checkInvariants } from '../bed/invariants.ts';
import { WHOLE } from '../faults/whole-town.ts';
import { Roll } from './roll.ts';

/** The first release, with migrations up to 0030. */
const FIRST_RELEASE = 'fc67017c';
/** `npm run test:upgrade -- --from REFERENCE`. */
const FROM = process.env.NAKSHA_FROM ?? FIRST_RELEASE;
const commit = findCommit(FROM);
if (!commit && FROM !== FIRST_RELEASE) throw new Error(`--from: the clone has no commit ${FROM}. Fetch it first.`);
const KEEP = fileURLToPath(new URL('../../../../node_modules/.cache/naksha-versions', import.meta.url));

/** Includes a build and replacing every process twice. */
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

describe.skipIf(!commit)(`from ${FROM}, which a shallow clone does not have`, () => {
  let bed: Bed;
  let roll: Roll;
  let old: string;
  beforeAll(async () => {
    old = buildEarlierVersion(commit!, KEEP);
    bed = await Bed.start({ ...WHOLE, version: old });
    // The first release does not drain.
    roll = await Roll.begin(bed, { withdraws: FROM === FIRST_RELEASE });
  });
  beforeEach((context) => bed.skipAfterFailure(context));
  afterEach(({ task }) => bed.report(task));
  afterAll(() => bed?.end());

  it('an upgrade to this version under load fails or loses no request, and tiles agree', async () => {
    await roll.forward(THIS_VERSION, roll.tilesAgree);
  });

  it('a rollback works on the database that this version migrated, and so does another upgrade', async () => {
    await roll.back(old);
    await roll.forward(THIS_VERSION, roll.tilesAgree);
    await roll.end();
    expect(await checkInvariants(bed)).toMatchObject({ doubled: [], lost: [] });
  });
});
