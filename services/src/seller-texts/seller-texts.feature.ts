import type { Feature } from '../feature/feature.ts';
import { notifyRejection } from './notify-rejection/notify-rejection.ts';

/** What sellers are told by a text, leads apart. */
export const sellerTextsFeature: Feature = {
  reactors: [notifyRejection],
};
