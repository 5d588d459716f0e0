import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { loadavg, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Operator, openOperator } from '@naksha/deploy';
import { type AccountId, type ListingId, REQUIRED_CHECKS } from '@naksha/events/kernel';
import { OpenAccount, Sessions, VerifyListing } from '@naksha/services';
import { samplePhotographJpeg } from '@naksha/services/testing';
import { CommandBus } from '@nestjs/cqrs';
import { withBenchDatabase } from './bench-server.ts';
import { DECODERS, PhotoProcesses } from './photos-processes.ts';
import { PhotoSeller } from './photos-seller.ts';
import type { Visited, Visiting } from './photos-visitors.ts';
import { formatQuantiles } from './quantiles.ts';
import { insertListingDocuments, type ListingSpot } from './tiles-documents.ts';
import { listPagePaths, popularTilePaths } from './tiles-requests.ts';

const VISITS = 40;
const ALONE_MS = 30_000;
/** Every tenth photo has 12 megapixels, the rest 2. */
const LARGE_EVERY = 10;
const [LARGE, SMALL] = [
  [4000, 3000],
  [1632, 1224],
] as const;
const VISITORS = fileURLToPath(new URL('./photos-visitors.js', import.meta.url));

/**
 * Prints duration, peak memory, and the map's latency alone and meanwhile.
 * @throws if a photo is rejected, lost or swapped
 */
export const benchPhotos = ({
  sellers,
  each,
  listings,
}: Record<'sellers' | 'each' | 'listings', number>): Promise<void> =>
  withBenchDatabase(async (config, databases) => {
    if (platform() !== 'linux') return console.log('Photos: skipped, because peak memory is only available on Linux');
    const files = await makePhotos(join(config.NAKSHA_DATA_DIR, 'files'), sellers * each);
    const places = await insertListingDocuments(databases.read, listings);
    const operator = await openOperator(config, databases);
    const processes = await PhotoProcesses.start(config, databases);
    try {
      const people = await openSellers(operator, processes.url, sellers);
      console.log(
        `Photos: ${sellers} sellers, ${each} each, one in ${LARGE_EVERY} with 12 megapixels, the others with 2; ${DECODERS} decoders; load average before ${loadavg()[0].toFixed(1)}`,
      );
      await visit(processes.url, places, () => pause(5000));
      const alone = await visit(processes.url, places, () => pause(ALONE_MS));
      printVisits('without uploads', alone);
      console.log(`  memory before: ${await processes.peaks()}`);
      const meanwhile = await visit(processes.url, places, () => uploadAll(people, files, each));
      printVisits('during uploads', meanwhile);
      console.log(
        `  p99 of the map, during / without uploads: ${(meanwhile.latency.p99 / alone.latency.p99).toFixed(1)}   p50: ${(meanwhile.latency.p50 / alone.latency.p50).toFixed(1)}`,
      );
      console.log(`  peak memory per process: ${await processes.peaks()}`);
      console.log(`  ${await verifyNothingLost(operator, processes.url, people)}`);
      await processes.stop();
    } finally {
      processes.abandon();
      await operator.stop();
    }
  });

async function makePhotos(folder: string, count: number): Promise<string[]> {
  mkdirSync(folder);
  const files: string[] = [];
  for (let k = 0; k < count; k++) {
    const [width, height] = k % LARGE_EVERY === 0 ? LARGE : SMALL;
    const file = join(folder, `${k}.jpg`);
    await writeFile(file, await samplePhotographJpeg(width, height));
    files.push(file);
  }
  return files;
}

async function openSellers({ app, write }: Operator, url: string, count: number): Promise<PhotoSeller[]> {
  const [commands, sessions] = [app.get(CommandBus, { strict: false }), app.get(Sessions, { strict: false })];
  const sellers: PhotoSeller[] = [];
  for (let k = 0; k < count; k++) {
    const account = await commands.execute(new OpenAccount(`+9198124${String(k).padStart(5, '0')}`, write.clock.now()));
    sellers.push(new PhotoSeller(url, await sessions.open(account)));
  }
  return sellers;
}

async function uploadAll(sellers: readonly PhotoSeller[], files: readonly string[], each: number): Promise<void> {
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;
  await Promise.all(sellers.map((seller, k) => seller.upload(files.slice(k * each, (k + 1) * each))));
  const putOff = sellers.reduce((sum, seller) => sum + seller.putOff, 0);
  console.log(`  all ${files.length} uploaded after ${seconds()}; ${putOff} uploads were deferred`);
  await Promise.all(sellers.map((seller) => seller.untilReady()));
  console.log(`  all ready after ${seconds()}`);
}

async function verifyNothingLost({ app }: Operator, url: string, sellers: readonly PhotoSeller[]): Promise<string> {
  const commands = app.get(CommandBus, { strict: false });
  for (const seller of sellers) {
    const id: ListingId = await seller.post();
    const meta = { caller: REVIEWER, now: new Date(), correlationId: 'bench' };
    const position = await commands.execute(new VerifyListing(id, { checks: REQUIRED_CHECKS }, meta));
    await fetch(`${url}/api/property/${id}?after=${position}`).then((answer) => answer.text());
  }
  const photos = sellers.flatMap((seller) => seller.photos);
  const pictures = new Set<string>();
  for (const photo of photos) pictures.add(await weigh(`${url}/photos/${photo}/320.webp`));
  if (pictures.size !== photos.length)
    throw new Error(`Expected ${photos.length} different photos, but ${pictures.size} were stored`);
  return `nothing lost: ${photos.length} different photos, each public with its listing`;
}

async function weigh(url: string): Promise<string> {
  const answer = await fetch(url);
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200 || body.length < 100)
    throw new Error(`GET ${url}: status ${answer.status}, ${body.length} bytes`);
  return createHash('sha256').update(body).digest('hex');
}

const REVIEWER = {
  account: '00000000-0000-7000-8000-00000000abcd' as AccountId,
  staff: true,
  roles: ['reviewer'],
} as const;

async function visit(url: string, places: readonly ListingSpot[], work: () => Promise<unknown>): Promise<Visited> {
  const [tiles, pages] = [popularTilePaths(places), listPagePaths(places)];
  // Four tiles per list, as when the map is moved.
  const paths = pages.flatMap((page, k) => [page, ...[1, 2, 3, 4].map((n) => tiles[(k * 4 + n) % tiles.length])]);
  const visiting: Visiting = { url, paths, rate: VISITS };
  const file = join(tmpdir(), `naksha-visiting-${process.pid}.json`);
  await writeFile(file, JSON.stringify(visiting));
  const visitors = spawn(process.execPath, [VISITORS, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = text(visitors.stdout);
  try {
    await work();
  } finally {
    visitors.stdin.end();
  }
  const visited = JSON.parse(await said);
  await rm(file);
  return visited;
}

function printVisits(when: string, { answers, failed, latency }: Visited): void {
  if (failed > 0) throw new Error(`${failed} of ${answers} map requests failed`);
  console.log(`  map ${when.padEnd(10)} ${formatQuantiles(latency)}   (${answers} questions, ${VISITS} a second)`);
}
