import type { Camera, Position } from '../../kernel/geo.ts';
import type { ListingPage } from './listing-page.ts';

/** What the server puts into /home, so that something true is drawn before the map libraries load. */
export type FirstPaint = {
  /** The canonical query this answers, without the camera. */
  query: string;
  camera: Camera;
  page: ListingPage;
  clusters: { position: Position; count: number }[];
  /** Sources that ask to be named on the map; '' where none does. */
  credits: string;
};
