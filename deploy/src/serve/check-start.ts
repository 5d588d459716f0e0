import type { Config } from '../config/config.ts';
import { assertPortIsFree } from '../http/listen.ts';
import { chooseRegion } from '../region/choose-region.ts';

/** Before anything is opened or written. */
export async function assertPortAndRegionUsable(config: Config): Promise<void> {
  await assertPortIsFree(config);
  chooseRegion(config);
}
