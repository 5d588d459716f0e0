import '../../require-node.mjs';

import { servePart } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

/** What events and time bring about: messages, listings that go stale. Several share the work. */
await runMain(
  async (config, lifetime, args) => {
    takesNone(args);
    await servePart('worker', config, lifetime);
  },
  {
    usage:
      'node deploy/dist/mains/worker.js: what events and time bring about. Settings are environment variables (docs/settings.md).',
    kind: 'server',
  },
);
