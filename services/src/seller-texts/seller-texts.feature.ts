import type { Feature } from '../feature/feature.ts';
import { notifyRejection } from './notify-rejection/notify-rejection.ts';

/** Texts to sellers other than leads. */
export const sellerTextsFeature: Feature = {
  reactors: [notifyRejection],
};
