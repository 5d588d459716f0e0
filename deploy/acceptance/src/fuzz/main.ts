import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Target } from '../attacks/target.ts';
import { type Asker, type AskerName, openFuzzClients } from './fuzz-clients.ts';
import { findSchemathesis, runSchemathesis } from './schemathesis.ts';

/**
 * `npm run test:fuzz`: schemathesis fuzzes a server by its OpenAPI document, as visitor, user and staff. `--examples 200`: cases
 * per operation; `--minutes 20`: limit per client; `--as buyer`: one of them; `--workers 8`: concurrent operations.
 */
const { values } = parseArgs({
  options: {
    examples: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '10' },
    as: { type: 'string', multiple: true, default: ['anonymous', 'buyer', 'staff'] },
    workers: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});

const program = await findSchemathesis();
const target = await Target.start({
  // All requests come from one address.
  REQUESTS_A_MINUTE: '100000000',
  POSTS_A_DAY_NEW: '100000',
  POSTS_UNTIL_VERIFIED: '100000',
  TRUST_PROXY: '',
});
const reports = await mkdtemp(join(tmpdir(), 'naksha-fuzz-'));
let failed = false;
try {
  const askers = await openFuzzClients(target);
  for (const name of values.as) {
    const asker: Asker | undefined = askers[name as AskerName];
    if (!asker) throw new Error(`--as ${name}: use one of ${Object.keys(askers).join(', ')}`);
    console.log(`\n== as ${name} ==`);
    const report = join(reports, `${name}.json`);
    const code = await runSchemathesis(program, {
      ...{ url: target.url, report, seed: values.seed },
      ...{
        asker,
        examples: Number(values.examples),
        seconds: Number(values.minutes) * 60,
        workers: Number(values.workers),
      },
    });
    failed ||= code !== 0;
    if (process.env.FUZZ_REPORT) console.log(await readFile(report, 'utf8'));
  }
  const errors = target.errorLines();
  if (errors.length > 0)
    console.error(`\nThe server logged ${errors.length} errors:\n${errors.slice(0, 20).join('\n')}`);
  failed ||= errors.length > 0;
} finally {
  await target.stop();
  await rm(reports, { recursive: true });
}
process.exitCode = failed ? 1 : 0;
