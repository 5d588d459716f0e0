import type { AccountId, EnquiryId, EnquiryKind, EnquiryStatus, NoteId, PlaceId } from '@naksha/events/kernel';

/** Personal data is in the vault. */
export type EnquiryDocument = {
  id: EnquiryId;
  kind: EnquiryKind;
  project?: PlaceId;
  receivedAt: string;
  status: EnquiryStatus;
  notes: { id: NoteId; at: string; by: AccountId }[];
};
