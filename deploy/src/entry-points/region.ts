import '../../require-node.mjs';

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BBox } from '@naksha/events/kernel';
import { z } from 'zod';
import { readNamedFile } from '../process/explain-unreadable.ts';
import { UserError } from '../process/user-error.ts';
import { overpassAnswer } from '../region/openstreetmap/overpass-answer.ts';
import { overpassQuery } from '../region/openstreetmap/overpass-query.ts';
import { toRegionPack } from '../region/openstreetmap/to-region-pack.ts';
import { readRegion } from '../region/read-region.ts';
import { runMain } from './run-main.ts';

const USAGE =
  'npm run region -- query --bounds=W,S,E,N\n' +
  '  prints the question to put to an Overpass server\n' +
  'npm run region -- convert ANSWER.json FOLDER --bounds=W,S,E,N --name NAME --country CC [--state STATE] [--reach-km KM]\n' +
  '  makes a region pack of the answer (docs/regions.md)';

/** `npm run region`: a region pack from OpenStreetMap. It asks no server itself. */
await runMain(
  async (_config, _lifetime, args) => {
    const { what, answer, folder, bounds, name, country, state, reachM } = readArguments(args);
    if (what === 'query') return void process.stdout.write(overpassQuery(bounds));
    if (what !== 'convert' || !answer || !folder || !name || !country) throw new UserError(USAGE);
    const { elements } = await readAnswer(answer);
    const { files, leftOut } = toRegionPack(elements, { name, country, bounds, state, reachM });
    for (const [file, content] of files) {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    for (const line of leftOut) console.log(`left out ${line}`);
    const { places } = readRegion(folder);
    console.log(`${folder}: ${places.length} places, ${leftOut.length} left out`);
  },
  { usage: USAGE },
);

function readArguments(args: string[]) {
  try {
    const option = { type: 'string' } as const;
    const options = { bounds: option, name: option, country: option, state: option, 'reach-km': option };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const bounds = values.bounds?.split(',').map(Number) ?? [];
    if (bounds.length !== 4 || !bounds.every(Number.isFinite)) throw new UserError(USAGE);
    const [what, answer, folder] = positionals;
    const reachKm = values['reach-km'];
    if (reachKm !== undefined && !(Number(reachKm) > 0)) throw new UserError(USAGE);
    const reachM = reachKm === undefined ? undefined : Number(reachKm) * 1000;
    return { ...values, reachM, what, answer, folder, bounds: bounds as unknown as BBox };
  } catch {
    throw new UserError(USAGE);
  }
}

async function readAnswer(path: string) {
  const text = await readNamedFile(path);
  try {
    return overpassAnswer.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new UserError(
      `${path} is not the JSON of an Overpass server. Save its answer to the query that npm run region -- query prints. ${reason}`,
    );
  }
}
