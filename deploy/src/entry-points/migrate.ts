import '../../require-node.mjs';

import { migrate } from '@naksha/services';
import { openDatabases } from '../databases/databases.ts';
import { postDemoContent } from '../demo/prepare-demo.ts';
import { openOperator } from '../write-side/operator.ts';
import { assertNoArguments, runEntryPoint } from './run-main.ts';

await runEntryPoint('migrate', async (config, lifetime, args) => {
  assertNoArguments('migrate', args);
  const databases = await openDatabases(config, 'server', lifetime);
  const applied = await migrate(databases.write);
  console.log(applied.length > 0 ? `Applied migrations: ${applied.join(', ')}` : 'No pending migrations.');
  if (config.NAKSHA_DEMO !== 'on') return;
  const operator = await openOperator(config, databases);
  await lifetime.onEnd(() => operator.stop());
  await postDemoContent(operator.app, operator.write, operator.region, operator.learnPlaces);
});
