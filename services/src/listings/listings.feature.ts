import type { Feature } from '../feature/feature.ts';
import { AskOwnerHandler } from './ask-owner/ask-owner.ts';
import { ClaimedReview } from './claim-review/claimed-review.ts';
import { ReviewClaimsController } from './claim-review/review-claims.controller.ts';
import { ReviewClaims } from './claim-review/review-claims.ts';
import { ConfirmAvailabilityHandler } from './confirm-availability/confirm-availability.ts';
import { DeleteListingHandler } from './delete-listing/delete-listing.ts';
import { EditDataQuery } from './edit-listing/edit-data.ts';
import { EditDecision } from './edit-listing/edit-decision.ts';
import { EditListingHandler } from './edit-listing/edit-listing.ts';
import { EditPreview } from './edit-listing/edit-preview.ts';
import { EraseListings } from './erase-listings.ts';
import { ExternalIds } from './external-id.ts';
import { availability } from './lapse-availability/availability.ts';
import { LapseAvailabilityHandler } from './lapse-availability/lapse-availability.ts';
import { ListingCommand } from './listing-command.ts';
import { ListingPhotos } from './listing-photos.ts';
import { ListingsController } from './listings.controller.ts';
import { MarkSoldHandler } from './mark-sold/mark-sold.ts';
import { OrphanedPhotos } from './orphaned-photos.ts';
import { OrphanedTexts } from './orphaned-texts.ts';
import { HashPlainExternalIds } from './plain-external-ids.ts';
import { PostListingHandler } from './post-listing/post-listing.ts';
import { PostPreview } from './post-listing/post-preview.ts';
import { PostingAllowance } from './posting-allowance/posting-allowance.ts';
import { RejectListingHandler } from './reject-listing/reject-listing.ts';
import { RekeyExternalIds } from './rekey-external-ids.ts';
import { RelistHandler } from './relist/relist.ts';
import { ReviewController } from './review.controller.ts';
import { StaffHistory } from './staff-history/staff-history.ts';
import { TakeDownHandler } from './take-down/take-down.ts';
import { VerifyListingHandler } from './verify-listing/verify-listing.ts';
import { WithdrawRevisionHandler } from './withdraw-revision/withdraw-revision.ts';

export const listingsFeature: Feature = {
  controllers: [ListingsController, ReviewController, ReviewClaimsController],
  providers: [
    ListingCommand,
    ListingPhotos,
    ExternalIds,
    PostingAllowance,
    PostListingHandler,
    PostPreview,
    EditDataQuery,
    EditDecision,
    EditPreview,
    EditListingHandler,
    ClaimedReview,
    StaffHistory,
    TakeDownHandler,
    AskOwnerHandler,
    VerifyListingHandler,
    RejectListingHandler,
    WithdrawRevisionHandler,
    MarkSoldHandler,
    RelistHandler,
    DeleteListingHandler,
    ConfirmAvailabilityHandler,
    LapseAvailabilityHandler,
  ],
  retention: [OrphanedTexts, OrphanedPhotos, HashPlainExternalIds, ReviewClaims],
  rekeying: [RekeyExternalIds],
  erasing: [EraseListings, ReviewClaims],
  holding: [{ table: 'review_claim', told: ['listing', 'role', 'claimed_at', 'ends_at'], withheld: ['session'] }],
  reactors: [availability],
};
