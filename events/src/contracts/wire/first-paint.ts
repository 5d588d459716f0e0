import type { Camera, Position } from '../../kernel/geo.ts';
import type { ListingPage } from './listing-page.ts';

/** Data that the server embeds into /home, drawn before the map libraries load. */
export type FirstPaint = {
  /** The canonical query without camera that it answers. */
  query: string;
  camera: Camera;
  page: ListingPage;
  clusters: { position: Position; count: number }[];
  /** Required attributions, or ''. */
  credits: string;
};
