import { type Caller, hasRole } from '@naksha/events/contracts';
import type { ListingDocument } from './listing-document.ts';

/** Public are listings that staff have verified, also after their sale. */
export const isPublic = ({ state }: ListingDocument): boolean =>
  state === 'verified' || state === 'sold' || state === 'sold_by_naksha';

/** Whether the caller may see what only its owner and reviewers see: an assistant calls buyers about what is public. */
export const isInsider = ({ seller }: Pick<ListingDocument, 'seller'>, caller: Caller | undefined): boolean =>
  caller !== undefined && (caller.account === seller || hasRole(caller, 'reviewer'));
