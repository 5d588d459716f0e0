import type { Feature } from '../feature/feature.ts';
import { OwnDataController } from './own-data.controller.ts';
import { OwnData } from './own-data.ts';

/** Each feature declares its data in `holding`. */
export const ownDataFeature: Feature = {
  controllers: [OwnDataController],
  providers: [OwnData],
};
