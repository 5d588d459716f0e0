import type { Feature } from '../feature/feature.ts';
import { notifyRejection } from './notify-rejection/notify-rejection.ts';

export const sellerTextsFeature: Feature = {
  reactors: [notifyRejection],
};
