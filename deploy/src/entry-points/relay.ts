import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

/** Publishes events to Kafka; a second process waits to take over. */
await runMain(
  'relay',
  async (config, lifetime, args) => {
    takesNone('relay', args);
    await servePart('relay', config, lifetime);
  },
  'server',
);
