import '../../require-node.mjs';

import { serveSinglePart } from '../serve/serve.ts';
import { assertNoArguments, runEntryPoint } from './run-main.ts';

await runEntryPoint(
  'api',
  async (config, lifetime, args) => {
    assertNoArguments('api', args);
    await serveSinglePart('api', config, lifetime);
  },
  'server',
);
