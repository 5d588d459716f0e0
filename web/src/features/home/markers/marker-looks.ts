import type { Subtype } from '@naksha/events/kernel';
import { pageConfig } from '../../../shared/page-config.ts';

/** Shape and colour of a marker (requirements U-44 to U-47). Shapes differ first, for colour-blind people. */
export type MarkerShape = 'circle' | 'square' | 'diamond';
export type Look = { shape: MarkerShape; colour: string };

export const LOOKS: Record<Subtype, Look> = {
  flat: { shape: 'circle', colour: '#0B63B0' },
  kothi: { shape: 'circle', colour: '#B45309' },
  other: { shape: 'circle', colour: '#1F2937' },
  'residential-plot': { shape: 'square', colour: '#15803D' },
  'commercial-plot': { shape: 'square', colour: '#6B21A8' },
  office: { shape: 'diamond', colour: '#0F766E' },
  showroom: { shape: 'diamond', colour: '#A21CAF' },
};

export const INK = '#16181D';
export const WHITE = '#FFFFFF';
/** The brand's colour, used for selection only. */
export const SELECTED = pageConfig.brand.red;
export const REVIEW = '#6B7280';
export const STALE = '#6B7280';
/** At least 3:1 on the base map and on a dark one. */
export const BORDER = '#565C66';
