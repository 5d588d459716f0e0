import type { Type } from '@nestjs/common';
import { ActivityController } from './activity/activity.controller.ts';
import { ActivityQuery } from './activity/activity-query.ts';
import { MarksController } from './activity/marks.controller.ts';
import { MarksQuery } from './activity/marks-query.ts';
import { Roles } from './activity/roles.ts';
import { AnalyticsController } from './analytics/analytics.controller.ts';
import { AnalyticsQuery } from './analytics/analytics-query.ts';
import { BaseMapController } from './catalogue/base-map.controller.ts';
import { CatalogueController } from './catalogue/catalogue.controller.ts';
import { blogKind, cityKind, faqKind, localityKind, projectKind, queryLinkKind } from './catalogue/catalogue-kinds.ts';
import { PlacesController } from './catalogue/places.controller.ts';
import { Places } from './catalogue/places.ts';
import { ContentController } from './content/content.controller.ts';
import { contentItemKind } from './content/content-item-kind.ts';
import { ContentQuery } from './content/content-query.ts';
import { MissingPlacesQuery } from './content/missing-places.ts';
import type { DocumentKind } from './documents/document-kind.ts';
import { DutyRatesController } from './duty-rates/duty-rates.controller.ts';
import { Blogs } from './editorial/blogs.ts';
import { EditorialController } from './editorial/editorial.controller.ts';
import { Faqs } from './editorial/faqs.ts';
import { enquiryKind } from './enquiries/enquiry-kind.ts';
import { StaffEnquiriesController } from './enquiries/staff-enquiries.controller.ts';
import { StaffEnquiriesQuery } from './enquiries/staff-enquiries.ts';
import { DocumentFeed } from './feed/document-feed.ts';
import { FirstPaintQuery } from './first-paint/first-paint.ts';
import { GeocodeController } from './geocode/geocode.controller.ts';
import { GeocodeQuery } from './geocode/geocode-query.ts';
import { GraphqlController } from './graphql/graphql.controller.ts';
import { Operations } from './graphql/operations.ts';
import { GraphqlQuery } from './graphql/run-query.ts';
import { HomesOnMarket } from './homes-on-market/homes-on-market.ts';
import { erasedAccountKind } from './leads/erased-account-kind.ts';
import { interestKind } from './leads/interest-kind.ts';
import { LeadInboxQuery } from './leads/lead-inbox.ts';
import { LeadsController } from './leads/leads.controller.ts';
import { StaffLeadsController } from './leads/staff-leads.controller.ts';
import { StaffLeadsQuery } from './leads/staff-leads.ts';
import { CurrentListings } from './listing/current-listings.ts';
import { listingKind } from './listing/listing-kind.ts';
import { ListingMemory } from './listing/listing-memory.ts';
import { pastListingKind } from './listing/past-listing-kind.ts';
import { postingKind } from './listing/posting-kind.ts';
import { ShownPhotos } from './listing/shown-photos.ts';
import { AroundListingQuery } from './listing-page/around-listing-query.ts';
import { OwnDaysQuery } from './listing-page/own-days.ts';
import { OwnListingsQuery } from './listing-page/own-listings.ts';
import { PropertyController } from './listing-page/property.controller.ts';
import { PropertyListController } from './listing-page/property-list.controller.ts';
import { PropertyList } from './listing-page/property-list.ts';
import { PropertyQuery } from './listing-page/property-query.ts';
import { LiveController } from './live/live.controller.ts';
import { LiveHub } from './live/live-hub.ts';
import { ListingsController } from './map/listings.controller.ts';
import { ListingsQuery } from './map/listings-query.ts';
import { MapController } from './map/map.controller.ts';
import { MapFollower } from './map/map-follower.ts';
import { PastDays } from './map/past-days.ts';
import { PricesController } from './map/prices.controller.ts';
import { Prices } from './map/prices.ts';
import { SettledDays } from './map/settled-days.ts';
import { TilePreparation } from './map/tile-preparation.ts';
import { TilesRoute } from './map/tiles.route.ts';
import { Tiles } from './map/tiles.ts';
import { askingKind } from './market/asking-kind.ts';
import { MarketController } from './market/market.controller.ts';
import { MarketQuery } from './market/market-query.ts';
import { PastRates } from './market/past-rates.ts';
import { MasterDataController } from './master-data/master-data.controller.ts';
import { MasterData } from './master-data/master-data.ts';
import { ProjectsController } from './master-data/projects.controller.ts';
import { MissedSearchesController } from './missed-searches/missed-searches.controller.ts';
import { MissedSearchesQuery } from './missed-searches/missed-searches-query.ts';
import { OwnDocumentsQuery } from './own-data/own-documents.ts';
import { PhotoFileQuery } from './photos/photo-file-query.ts';
import { PhotosController } from './photos/photos.controller.ts';
import { DraftDemandController } from './price-demand/draft-demand.controller.ts';
import { LiveSearches } from './price-demand/live-searches.ts';
import { PriceDemandController } from './price-demand/price-demand.controller.ts';
import { PriceDemandQuery } from './price-demand/price-demand-query.ts';
import { PriceDropsController } from './price-drops/price-drops.controller.ts';
import { PriceDropsQuery } from './price-drops/price-drops-query.ts';
import { PublicEventsController } from './public-events/public-events.controller.ts';
import { PublicFeed } from './public-events/public-feed.ts';
import { QueryLinksController } from './query-links/query-links.controller.ts';
import { QueryLinks } from './query-links/query-links.ts';
import { BatchesController } from './review/batches.controller.ts';
import { ReviewController } from './review/review.controller.ts';
import { ReviewQueueQuery } from './review/review-queue.ts';
import { WaitingBatchesQuery } from './review/waiting-batches.ts';
import { savedSearchKind } from './saved-searches/saved-search-kind.ts';
import { SavedSearchesController } from './saved-searches/saved-searches.controller.ts';
import { SavedSearchesQuery } from './saved-searches/saved-searches-query.ts';
import { NearMatchesQuery } from './search/near-matches.ts';
import { SearchReader } from './search/read-search.ts';
import { SearchController } from './search/search.controller.ts';
import { SurroundingsController } from './surroundings/surroundings.controller.ts';
import { ReachController } from './travel/reach.controller.ts';

export type ReadFeature = {
  kinds?: readonly DocumentKind[];
  controllers?: readonly Type[];
  providers?: readonly Type[];
};

export const READ_FEATURES: readonly ReadFeature[] = [
  { providers: [DocumentFeed] },
  { kinds: [listingKind, postingKind, pastListingKind], providers: [ShownPhotos] },
  {
    kinds: [interestKind, erasedAccountKind],
    controllers: [LeadsController, StaffLeadsController],
    providers: [LeadInboxQuery, StaffLeadsQuery],
  },
  { kinds: [enquiryKind], controllers: [StaffEnquiriesController], providers: [StaffEnquiriesQuery] },
  { controllers: [MarksController, ActivityController], providers: [MarksQuery, ActivityQuery, Roles] },
  { controllers: [ReviewController, BatchesController], providers: [ReviewQueueQuery, WaitingBatchesQuery] },
  {
    kinds: [cityKind, localityKind, projectKind, queryLinkKind, blogKind, faqKind],
    controllers: [CatalogueController, BaseMapController, PlacesController, ReachController, SurroundingsController],
    providers: [Places],
  },
  {
    controllers: [MapController, ListingsController, PricesController],
    providers: [MapFollower, Tiles, TilePreparation, TilesRoute, PastDays, SettledDays, ListingsQuery, Prices],
  },
  // Subscribes after the map, which needs places before listings.
  { providers: [ListingMemory, CurrentListings] },
  { kinds: [askingKind], controllers: [MarketController], providers: [PastRates, MarketQuery] },
  {
    controllers: [PropertyController, PropertyListController],
    providers: [PropertyQuery, PropertyList, AroundListingQuery, OwnListingsQuery, OwnDaysQuery],
  },
  { controllers: [MasterDataController, ProjectsController], providers: [MasterData] },
  { controllers: [GraphqlController], providers: [Operations, GraphqlQuery] },
  { controllers: [PhotosController], providers: [PhotoFileQuery] },
  { kinds: [savedSearchKind], controllers: [SavedSearchesController], providers: [SavedSearchesQuery] },
  { providers: [OwnDocumentsQuery] },
  { controllers: [PriceDemandController, DraftDemandController], providers: [LiveSearches, PriceDemandQuery] },
  { controllers: [PriceDropsController], providers: [PriceDropsQuery] },
  { providers: [FirstPaintQuery] },
  { providers: [HomesOnMarket] },
  { controllers: [LiveController], providers: [LiveHub] },
  { controllers: [PublicEventsController], providers: [PublicFeed] },
  { controllers: [SearchController], providers: [SearchReader, NearMatchesQuery] },
  { controllers: [QueryLinksController], providers: [QueryLinks] },
  { controllers: [EditorialController], providers: [Blogs, Faqs] },
  { controllers: [AnalyticsController], providers: [AnalyticsQuery] },
  { controllers: [MissedSearchesController], providers: [MissedSearchesQuery] },
  { controllers: [DutyRatesController] },
  { controllers: [GeocodeController], providers: [GeocodeQuery] },
  { kinds: [contentItemKind], controllers: [ContentController], providers: [ContentQuery, MissingPlacesQuery] },
];
