import type { Feature } from '../feature/feature.ts';
import { OwnDataController } from './own-data.controller.ts';
import { OwnData } from './own-data.ts';

/** All that is held of a person, for themselves. What there is each feature says itself, in its `holding`. */
export const ownDataFeature: Feature = {
  controllers: [OwnDataController],
  providers: [OwnData],
};
