import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

await runMain(
  'projector',
  async (config, lifetime, args) => {
    takesNone('projector', args);
    await servePart('projector', config, lifetime);
  },
  'server',
);
