import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

await runMain(
  'relay',
  async (config, lifetime, args) => {
    takesNone('relay', args);
    await servePart('relay', config, lifetime);
  },
  'server',
);
