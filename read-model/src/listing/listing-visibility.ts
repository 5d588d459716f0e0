import { type Caller, hasAnyRoleOrIsAdministrator } from '@naksha/events/contracts';
import type { ListingDocument } from './listing-document.ts';

/** Also when sold. */
export const isPubliclyVisible = ({ state }: ListingDocument): boolean =>
  state === 'verified' || state === 'sold' || state === 'sold_by_naksha';

/** Not assistants, who work with public listings. */
export const isSellerOrReviewer = ({ seller }: Pick<ListingDocument, 'seller'>, caller: Caller | undefined): boolean =>
  caller !== undefined && (caller.account === seller || hasAnyRoleOrIsAdministrator(caller, 'reviewer'));
