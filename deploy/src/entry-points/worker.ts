import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

await runMain(
  'worker',
  async (config, lifetime, args) => {
    takesNone('worker', args);
    await servePart('worker', config, lifetime);
  },
  'server',
);
