import { banner } from './banner.ts';
import type { Config } from './config.ts';
import type { Databases } from './databases.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { CLIENT, startNaksha } from './naksha.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Serves until a signal asks to stop, or the embedded database is lost. */
export async function serve(config: Config, databases: Databases): Promise<void> {
  const wantsDemo =
    config.NAKSHA_DEMO === 'on' || (config.NAKSHA_DEMO === undefined && config.NODE_ENV !== 'production');
  const naksha = await startNaksha({
    config,
    databases,
    client: CLIENT,
    prepare: wantsDemo ? prepareDemo : undefined,
  }).catch(async (error) => {
    await databases.stop();
    throw error;
  });
  console.log(banner(config, databases, naksha.url));
  const stop = stopOnSignal(async () => {
    await naksha.stop();
    await databases.stop();
  });
  databases.lost.then(() => {
    console.error('the embedded database has ended: stopping');
    process.exitCode = 1;
    void stop();
  });
}
