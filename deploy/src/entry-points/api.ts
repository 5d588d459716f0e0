import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

/** Commands, questions and pages; as many as the visitors need. */
await runMain(
  async (config, lifetime, args) => {
    takesNone(args);
    await servePart('api', config, lifetime);
  },
  {
    usage:
      'node deploy/dist/mains/api.js: commands, questions and pages. Settings are environment variables (docs/settings.md).',
    kind: 'server',
  },
);
