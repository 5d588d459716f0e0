import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

await runMain(
  'api',
  async (config, lifetime, args) => {
    takesNone('api', args);
    await servePart('api', config, lifetime);
  },
  'server',
);
