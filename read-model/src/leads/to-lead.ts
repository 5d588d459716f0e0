import { buildListingSlug } from '@naksha/events/kernel';
import type { Lead } from '@naksha/events/wire/leads';
import type { PostingDocument } from '../listing/posting-document.ts';
import type { InterestDocument } from './interest-document.ts';

export type ContactedInterest = InterestDocument & Required<Pick<InterestDocument, 'seller' | 'contactedAt'>>;

export const hasContactedSeller = (interest: InterestDocument | null | undefined): interest is ContactedInterest =>
  interest?.contactedAt !== undefined && interest.seller !== undefined;

export const formatLeadId = ({ listing, buyer }: Pick<ContactedInterest, 'listing' | 'buyer'>): string =>
  `${listing}-${buyer}`;

export const toLead = (
  interest: ContactedInterest,
  posting: PostingDocument,
  { firstName, erased }: { firstName: string | undefined; erased: boolean },
  cover?: Lead['listing']['cover'],
): Lead => ({
  id: formatLeadId(interest),
  listing: {
    id: posting.listing,
    slug: buildListingSlug(posting.title, posting.listing),
    title: posting.title,
    property_subtype: posting.subtype,
    ...(posting.deleted && { deleted: true }),
    ...(cover && { cover }),
  },
  buyer: { id: interest.buyer, first_name: firstName ?? '', ...(erased && { erased: true as const }) },
  status: interest.status ?? 'new',
  contacted_at: interest.contactedAt,
  ...(interest.statusAt && { status_at: interest.statusAt }),
  ...(interest.callbackAt && { callback_at: interest.callbackAt }),
});
