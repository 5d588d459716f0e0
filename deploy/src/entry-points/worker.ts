import '../../require-node.mjs';

import { serveSinglePart } from '../serve/serve.ts';
import { assertNoArguments, runEntryPoint } from './run-main.ts';

await runEntryPoint(
  'worker',
  async (config, lifetime, args) => {
    assertNoArguments('worker', args);
    await serveSinglePart('worker', config, lifetime);
  },
  'server',
);
