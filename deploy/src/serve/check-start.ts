import type { Config } from '../config/config.ts';
import { checkPort } from '../http/listen.ts';
import { chooseRegion } from '../region/choose-region.ts';

/** Before anything is opened or written. */
export async function checkStart(config: Config): Promise<void> {
  await checkPort(config);
  chooseRegion(config);
}
