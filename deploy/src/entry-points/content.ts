import '../../require-node.mjs';
import { usageError } from '../commands/help.ts';
import { definePackItems, type LoadReport } from '../content/load-content.ts';
import { openDatabases } from '../databases/databases.ts';
import { loadRegionPack } from '../region/read-region.ts';
import { openOperator } from '../write-side/operator.ts';
import { runEntryPoint } from './run-main.ts';

const COLLATOR = new Intl.Collator('en', { numeric: true });

function printReport({ loaded, refused }: LoadReport): string {
  const count = (wanted: string) => loaded.filter(({ outcome }) => outcome === wanted).length;
  const changed = loaded.filter(({ outcome }) => outcome !== 'same');
  return [
    ...changed.map(({ file, line, outcome }) => `${file}:${line} ${outcome}`).sort(COLLATOR.compare),
    ...refused.map(({ file, line, reason }) => `${file}:${line} rejected: ${reason}`).sort(COLLATOR.compare),
    `${count('new')} new, ${count('changed')} changed, ${count('same')} unchanged, ${refused.length} rejected`,
  ].join('\n');
}

await runEntryPoint('content', async (config, lifetime, [what, folder, ...rest]) => {
  if (what !== 'load' || !folder || rest.length > 0) throw usageError('content', 'Use load FOLDER.');
  const { items } = loadRegionPack(folder, config.BRAND_NAME);
  const operator = await openOperator(config, await openDatabases(config, 'content', lifetime));
  await lifetime.onEnd(() => operator.stop());
  const report = await definePackItems(operator.app, items, operator.write.clock.now());
  console.log(printReport(report));
  if (report.refused.length > 0) process.exitCode = 1;
});
