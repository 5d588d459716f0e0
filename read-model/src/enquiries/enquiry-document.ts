import type { AccountId, EnquiryId, EnquiryKind, EnquiryStatus, NoteId, PlaceId } from '@naksha/events/kernel';

/** An enquiry without its personal data, which is in the vault. */
export type EnquiryDocument = {
  id: EnquiryId;
  kind: EnquiryKind;
  project?: PlaceId;
  receivedAt: string;
  status: EnquiryStatus;
  /** Oldest first. `by`: an account. */
  notes: { id: NoteId; at: string; by: AccountId }[];
};
