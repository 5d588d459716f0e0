import { servePart } from '../serve/serve.ts';
import { runMain, takesNone } from './run-main.ts';

/** What events and time bring about: messages, listings that go stale. Several share the work. */
await runMain(async (config, lifetime, args) => {
  takesNone(args);
  await servePart('worker', config, lifetime);
}, 'server');
