import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

/** Folds events into documents; at most as many processes as partitions. */
await runMain(
  'projector',
  async (config, lifetime, args) => {
    takesNone('projector', args);
    await servePart('projector', config, lifetime);
  },
  'server',
);
