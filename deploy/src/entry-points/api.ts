import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { assertNoArguments, runMain } from './run-main.ts';

await runMain(
  'api',
  async (config, lifetime, args) => {
    assertNoArguments('api', args);
    await servePart('api', config, lifetime);
  },
  'server',
);
