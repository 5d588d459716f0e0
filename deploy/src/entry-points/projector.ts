import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { assertNoArguments, runMain } from './run-main.ts';

await runMain(
  'projector',
  async (config, lifetime, args) => {
    assertNoArguments('projector', args);
    await servePart('projector', config, lifetime);
  },
  'server',
);
