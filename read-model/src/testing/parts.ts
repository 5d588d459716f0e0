export { Places } from '../catalogue/places.ts';
export { DOCUMENT_KINDS } from '../document-kinds.ts';
export type { ChangeListener } from '../documents/change-listener.ts';
export type { DocumentKind } from '../documents/document-kind.ts';
export { schemaVersionOfKinds } from '../documents/generation.ts';
export { PostgresDocumentFollower } from '../documents/postgres-document-follower.ts';
export { DocumentFeed } from '../feed/document-feed.ts';
export type { InterestDocument } from '../leads/interest-document.ts';
export type { ListingDocument } from '../listing/listing-document.ts';
export {
  createMapEngine,
  type MapRow,
  type Rebuilder,
  type RebuildingMapEngine,
  rebuildInThisThread,
} from '../map/engine/index.ts';
export { MapFollower } from '../map/map-follower.ts';
export { tileResponseKey } from '../map/tile-key.ts';
export { toMapRow } from '../map/to-map-row.ts';
export { foldEvents } from '../projector/fold-events.ts';
export { listParkedKeys, requestParkedKeyRelease } from '../projector/parked.ts';
export { Projector } from '../projector/projector.ts';
export { ReplayRejected } from '../projector/rebuild.ts';
export { replayIntoNewGeneration } from '../projector/replay.ts';
export { decodeTileFeatures, tilePathAtPosition } from './read-tile.ts';
export { SAMPLE_LISTER_IDS } from './sample-lister-ids.ts';
