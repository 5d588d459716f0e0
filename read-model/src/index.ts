export { Roles } from './activity/roles.ts';
export { AlertMatcher } from './alerts/alert-matcher.ts';
export type { AlertSink } from './alerts/alert-sink.ts';
export { SearchIndex } from './alerts/search-index.ts';
export { startAlertMatcher } from './alerts/start-alert-matcher.ts';
export type { StreetTileSource } from './catalogue/base-map.controller.ts';
export { cityKind, localityKind, projectKind } from './catalogue/catalogue-kinds.ts';
export { Places } from './catalogue/places.ts';
export { toPlace } from './catalogue/to-place.ts';
export { DOCUMENT_KINDS } from './document-kinds.ts';
export type { Comparison, ContentHash, Difference } from './documents/compare-generations.ts';
export { Documents } from './documents/documents.ts';
export { type OpenDocumentsOptions, openDocuments } from './documents/open-documents.ts';
export { loadEventSource, loadOrRecordEventSource } from './documents/origin.ts';
export type * from './documents/stored-document.ts';
export { Blogs } from './editorial/blogs.ts';
export { Faqs } from './editorial/faqs.ts';
export { StaffEnquiriesQuery } from './enquiries/staff-enquiries.ts';
export { DocumentFeed } from './feed/document-feed.ts';
export { FirstPaintQuery } from './first-paint/first-paint.ts';
export { HttpGeocoder } from './geocode/http-geocoder.ts';
export type { HomeSitemapEntry } from './homes-on-market/address-parts.ts';
export { HomesOnMarket, type NewHome } from './homes-on-market/homes-on-market.ts';
export { PUBLIC_CACHING } from './http/caching.ts';
export { matchesEtag } from './http/matches-etag.ts';
export type { PersonNames } from './leads/person-names.ts';
export { CurrentListings } from './listing/current-listings.ts';
export { ListerIds } from './listing/lister-ids.ts';
export type { ListingDocument } from './listing/listing-document.ts';
export type { OwnerTexts } from './listing/owner-texts.ts';
export { ShownPhotos } from './listing/shown-photos.ts';
export { PropertyQuery } from './listing-page/property-query.ts';
export { LiveHub } from './live/live-hub.ts';
export type { DeliveredChange } from './live/live-settings.ts';
export { ListingsQuery } from './map/listings-query.ts';
export { MapFollower } from './map/map-follower.ts';
export { MemoryTileStore } from './map/memory-tile-store.ts';
export { type PastDay, PastDays } from './map/past-days.ts';
export { TilePreparation } from './map/tile-preparation.ts';
export type { TileStore } from './map/tile-store.port.ts';
export { MasterData } from './master-data/master-data.ts';
export { OwnDocumentsQuery } from './own-data/own-documents.ts';
export type { ReplayProgress } from './projector/fill-generation.ts';
export { listParkedKeys, type ParkedKey, requestParkedKeyRelease } from './projector/parked.ts';
export { MAX_PARKED } from './projector/partition-projector.ts';
export {
  measureProjectionLag,
  measureProjectionLagByPartition,
  type ProjectionLag,
} from './projector/projection-lag.ts';
export { type Replayed, ReplayRejected } from './projector/rebuild.ts';
export { type ReplayOptions, replayIntoNewGeneration } from './projector/replay.ts';
export { type StartProjectorOptions, startProjector } from './projector/start-projector.ts';
export type { Partner } from './public-events/partner.ts';
export { PublicFeed } from './public-events/public-feed.ts';
export { QueryLinks } from './query-links/query-links.ts';
export { ReadModelModule } from './read-model.module.ts';
export type { ReadModelDeps } from './read-model-deps.ts';
export { FallbackListingSearch } from './search/fallback-listing-search.ts';
export type { ListingSearch } from './search/listing-search.port.ts';
export { PostgresListingSearch } from './search/postgres-listing-search.ts';
export { HttpRouter } from './travel/http-router.ts';
export { Reaches } from './travel/reaches.ts';
export { RoutedReaches } from './travel/routed-reaches.ts';
export {
  decodeStreetSegments,
  encodeStreetSegments,
  type StreetClass,
  type StreetSegment,
} from './travel/street-file.ts';
export { StreetGraph } from './travel/street-graph.ts';
export { TravelTimes } from './travel/travel-times.ts';
