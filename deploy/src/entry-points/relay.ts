import '../../require-node.mjs';

import { serveSinglePart } from '../serve/serve.ts';
import { assertNoArguments, runEntryPoint } from './run-main.ts';

await runEntryPoint(
  'relay',
  async (config, lifetime, args) => {
    assertNoArguments('relay', args);
    await serveSinglePart('relay', config, lifetime);
  },
  'server',
);
