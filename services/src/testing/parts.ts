/** For the simulation. */

export { OpenAccount, OpenAccountHandler } from '../identity/accounts/open-account.ts';
export { SERVICES_SETTINGS, type ServicesSettings } from '../injection/settings.ts';
export * as tokens from '../injection/tokens.ts';
export { notifyLead } from '../interest/notify-lead/notify-lead.ts';
export { RecordInterest, RecordInterestHandler } from '../interest/record-interest/record-interest.ts';
export { WorkLead, WorkLeadHandler } from '../interest/work-lead/work-lead.ts';
export {
  ConfirmAvailability,
  ConfirmAvailabilityHandler,
} from '../listings/confirm-availability/confirm-availability.ts';
export { DeleteListing, DeleteListingHandler } from '../listings/delete-listing/delete-listing.ts';
export { EditListing, EditListingHandler } from '../listings/edit-listing/edit-listing.ts';
export { availability } from '../listings/lapse-availability/availability.ts';
export { LapseAvailability, LapseAvailabilityHandler } from '../listings/lapse-availability/lapse-availability.ts';
export { listing } from '../listings/listing.ts';
export type { ListingDraft } from '../listings/listing-draft.ts';
export { MarkSold, MarkSoldHandler } from '../listings/mark-sold/mark-sold.ts';
export { OrphanedTexts } from '../listings/orphaned-texts.ts';
export { postListing } from '../listings/post-listing/decide-post-listing.ts';
export { PostListing, PostListingHandler } from '../listings/post-listing/post-listing.ts';
export { RejectListing, RejectListingHandler } from '../listings/reject-listing/reject-listing.ts';
export { Relist, RelistHandler } from '../listings/relist/relist.ts';
export { VerifyListing, VerifyListingHandler } from '../listings/verify-listing/verify-listing.ts';
export { PHOTO_STORE } from '../photos/store/photo-store.port.ts';
export type { EffectHandler, EffectId } from '../reactors/effect.ts';
export { effectJobId } from '../reactors/effect.ts';
export type { JobQueue } from '../reactors/job-queue.port.ts';
export type { Reactor } from '../reactors/reactor.ts';
export { ReactorParts } from '../reactors/reactor-parts.ts';
export { type RunningReactors, startReactors } from '../reactors/start-reactors.ts';
export { DeleteSearch, DeleteSearchHandler } from '../saved-searches/delete-search/delete-search.ts';
export { SaveSearch, SaveSearchHandler } from '../saved-searches/save-search/save-search.ts';
export { notifyRejection } from '../seller-texts/notify-rejection/notify-rejection.ts';
