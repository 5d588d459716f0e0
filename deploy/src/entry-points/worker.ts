import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { assertNoArguments, runMain } from './run-main.ts';

await runMain(
  'worker',
  async (config, lifetime, args) => {
    assertNoArguments('worker', args);
    await servePart('worker', config, lifetime);
  },
  'server',
);
