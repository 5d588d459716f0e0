import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

/** Folds events into documents; as many as there are partitions, at most. */
await runMain(
  async (config, lifetime, args) => {
    takesNone(args);
    await servePart('projector', config, lifetime);
  },
  {
    usage:
      'node deploy/dist/mains/projector.js: folds events into documents. Settings are environment variables (docs/settings.md).',
    kind: 'server',
  },
);
