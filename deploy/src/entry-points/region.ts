import '../../require-node.mjs';

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BBox } from '@naksha/events/kernel';
import { encodeStreetSegments } from '@naksha/read-model';
import { z } from 'zod';
import { usageError } from '../commands/help.ts';
import { readFileOrExplain } from '../process/explain-unreadable.ts';
import { UserError } from '../process/user-error.ts';
import { buildStreetTiles } from '../region/openstreetmap/draw-streets.ts';
import { extractStreetSegments } from '../region/openstreetmap/extract-street-segments.ts';
import { buildMainRoadsOutsideExtract, parseMainRoads } from '../region/openstreetmap/join-main-roads.ts';
import { type OsmElement, overpassResponse } from '../region/openstreetmap/overpass-answer.ts';
import { buildOverpassQuery } from '../region/openstreetmap/overpass-query.ts';
import { parsePbf } from '../region/openstreetmap/read-pbf.ts';
import { buildRegionPack } from '../region/openstreetmap/to-region-pack.ts';
import { loadRegionPack } from '../region/read-region.ts';
import { runEntryPoint } from './run-main.ts';

await runEntryPoint('region', async (_config, _lifetime, args) => {
  const { what, answer, folder, bounds, name, country, state, reachM } = readArguments(args);
  if (what === 'query') return void process.stdout.write(buildOverpassQuery(bounds));
  if (!answer || !folder) throw usageError('region', `${what} needs FILE and FOLDER.`);
  const elements = await readElements(answer, bounds);
  if (what === 'streets') return writeStreets(folder, elements);
  if (!name || !country) throw usageError('region', 'convert needs --name and --country.');
  const { files, leftOut } = buildRegionPack(elements, { name, country, bounds, state, reachM });
  for (const [file, content] of files) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  for (const line of leftOut) console.log(`skipped ${line}`);
  const { places, landmarks } = loadRegionPack(folder);
  console.log(
    `${folder}: ${places.length} places and ${landmarks.length} landmarks written, ${leftOut.length} skipped`,
  );
});

async function writeStreets(folder: string, elements: readonly OsmElement[]): Promise<void> {
  const streets = extractStreetSegments(elements);
  const { ground } = loadRegionPack(folder);
  const roads = buildMainRoadsOutsideExtract(parseMainRoads(ground.layers.get('roads')), streets);
  const path = join(folder, 'streets/openstreetmap.bin');
  const bytes = encodeStreetSegments([...streets, ...roads]);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  console.log(
    `${path}: ${streets.length} streets, ${roads.length} main roads outside the extract, ${bytes.length} bytes`,
  );
  const drawn = buildStreetTiles(elements);
  if (!drawn) return;
  const tiles = join(folder, 'ground/openstreetmap/streets.pmtiles');
  await mkdir(dirname(tiles), { recursive: true });
  await writeFile(tiles, drawn);
  console.log(`${tiles}: ${drawn.length} bytes`);
}

function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [what, answer, folder] = positionals;
  if (what !== 'query' && what !== 'convert' && what !== 'streets')
    throw usageError('region', 'Use query, convert or streets.');
  const bounds = values.bounds?.split(',').map(Number) ?? [];
  if (bounds.length !== 4 || !bounds.every(Number.isFinite))
    throw usageError('region', `--bounds=${values.bounds ?? ''}: use WEST,SOUTH,EAST,NORTH in degrees.`);
  const reachKm = values['reach-km'];
  if (reachKm !== undefined && !(Number(reachKm) > 0))
    throw usageError('region', `--reach-km ${reachKm}: use a number of kilometers above 0.`);
  const reachM = reachKm === undefined ? undefined : Number(reachKm) * 1000;
  return { ...values, reachM, what, answer, folder, bounds: bounds as unknown as BBox };
}

function parse(args: string[]) {
  const option = { type: 'string' } as const;
  const options = { bounds: option, name: option, country: option, state: option, 'reach-km': option };
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw usageError('region', (error as Error).message);
  }
}

async function readElements(path: string, bounds: BBox) {
  if (path.endsWith('.pbf'))
    try {
      return parsePbf(await readFile(path), bounds);
    } catch (error) {
      throw new UserError(`${path} cannot be read as OpenStreetMap PBF: ${(error as Error).message}`);
    }
  const text = await readFileOrExplain(path);
  try {
    return overpassResponse.parse(JSON.parse(text)).elements;
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new UserError(
      `${path} is not a JSON response of an Overpass server: ${reason}. Save the response to the query that npm run region -- query prints.`,
    );
  }
}
