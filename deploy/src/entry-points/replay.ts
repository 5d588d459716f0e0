import '../../require-node.mjs';
import { PostgresEventStore, RandomIds } from '@naksha/events/event-store';
import { DOCUMENT_KINDS, type Replayed, replayIntoNewGeneration } from '@naksha/read-model';
import { writeWhatIfReport } from '../analyst/run-what-if.ts';
import { openDatabases } from '../databases/databases.ts';
import { openWriteAndReadPools } from '../databases/open-pool.ts';
import { chooseRegion } from '../region/choose-region.ts';
import { ConsoleProgress } from '../terminal/console-progress.ts';
import { assertNoArguments, runEntryPoint } from './run-main.ts';

await runEntryPoint('replay', async (config, lifetime, args) => {
  const whatIf = args[0] === '--from' ? args.slice(1) : undefined;
  if (!whatIf) assertNoArguments('replay', args);
  const { write, read } = openWriteAndReadPools(await openDatabases(config, 'replay', lifetime), 10, lifetime);
  const progress = new ConsoleProgress('events');
  const reader = new PostgresEventStore({ pool: write, ids: new RandomIds() });
  if (whatIf) {
    const { bounds: region } = chooseRegion(config);
    return console.log(
      await writeWhatIfReport({ reader, region, args: whatIf, onProgress: (...at) => progress.update(...at) }),
    );
  }
  const replayed = await replayIntoNewGeneration({
    pool: read,
    kinds: DOCUMENT_KINDS,
    reader,
    onProgress: ({ done, total }) => progress.update(done, total),
  });
  console.log(printReplay(replayed));
});

function printReplay({
  before,
  after,
  equal,
  differing,
  differences,
  newCode,
  lost,
  generation,
  replaced,
}: Replayed): string {
  const content = ({ documents, hash }: Replayed['before']) => `${documents} documents, hash ${hash}`;
  return [
    ...(lost ? [`  Discarded the previous documents: ${lost}`] : []),
    `  live before   ${content(before)} (generation ${replaced})`,
    `  rebuilt       ${content(after)} (generation ${generation}, live now)`,
    equal ? '  hashes match' : `  ${differing} documents differ${newCode ? ' (built by newer code)' : ''}:`,
    ...differences.map(({ kind, id, change }) => `    ${kind} ${id} ${change}`),
  ].join('\n');
}
