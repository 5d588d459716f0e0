import '../../require-node.mjs';

import { serveSinglePart } from '../serve/serve.ts';
import { assertNoArguments, runEntryPoint } from './run-main.ts';

await runEntryPoint(
  'projector',
  async (config, lifetime, args) => {
    assertNoArguments('projector', args);
    await serveSinglePart('projector', config, lifetime);
  },
  'server',
);
