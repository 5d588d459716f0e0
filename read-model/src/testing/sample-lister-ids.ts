import { ListerIds } from '../listing/lister-ids.ts';

export const SAMPLE_LISTER_IDS = new ListerIds(Buffer.alloc(32, 1));
