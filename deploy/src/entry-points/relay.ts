import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

/** Publishes events to Kafka; a second one waits to take over. */
await runMain(
  async (config, lifetime, args) => {
    takesNone(args);
    await servePart('relay', config, lifetime);
  },
  {
    usage:
      'node deploy/dist/mains/relay.js: publishes events to Kafka. Settings are environment variables (docs/settings.md).',
    kind: 'server',
  },
);
