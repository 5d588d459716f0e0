import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { assertNoArguments, runMain } from './run-main.ts';

await runMain(
  'relay',
  async (config, lifetime, args) => {
    assertNoArguments('relay', args);
    await servePart('relay', config, lifetime);
  },
  'server',
);
