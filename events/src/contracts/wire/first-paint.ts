import type { Camera, Position } from '../../kernel/geo.ts';
import type { ListingPage } from './listing-page.ts';

/** Embedded into /home, drawn before the map libraries load. */
export type FirstPaint = {
  /** Canonical, without camera. */
  query: string;
  camera: Camera;
  page: ListingPage;
  clusters: { position: Position; count: number }[];
  /** Of one or several homes under review. */
  review: Position[];
  /** Required attributions, or ''. */
  credits: string;
};
