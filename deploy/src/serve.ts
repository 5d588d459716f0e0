import { banner } from './banner.ts';
import type { Config } from './config.ts';
import type { Databases } from './databases.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import type { Lifetime } from './lifetime.ts';
import { CLIENT, startNaksha } from './naksha.ts';
import { Refused } from './refused.ts';

/** Serves until the lifetime ends. @throws Refused where the embedded database is lost */
export async function serve(config: Config, databases: Databases, lifetime: Lifetime): Promise<void> {
  const wantsDemo =
    config.NAKSHA_DEMO === 'on' || (config.NAKSHA_DEMO === undefined && config.NODE_ENV !== 'production');
  const { url } = await startNaksha({
    config,
    databases,
    lifetime,
    client: CLIENT,
    prepare: wantsDemo ? prepareDemo : undefined,
  });
  console.log(banner(config, databases, url));
  await databases.lost;
  throw new Refused('the embedded database has ended: stopping');
}
