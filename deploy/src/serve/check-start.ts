import type { Config } from '../config/config.ts';
import { checkPort } from '../http/listen.ts';
import { chooseRegion } from '../region/choose-region.ts';

/** What a server needs, looked at before anything is opened, written or posted. @throws UserError */
export async function checkStart(config: Config): Promise<void> {
  await checkPort(config);
  chooseRegion(config);
}
